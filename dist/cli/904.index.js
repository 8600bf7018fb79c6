export const id = 904;
export const ids = [904];
export const modules = {

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K4: () => (/* binding */ isRawNumber),
/* harmony export */   Nv: () => (/* binding */ numberFromText),
/* harmony export */   QZ: () => (/* binding */ isDeeper),
/* harmony export */   Vg: () => (/* binding */ numberValue),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   zq: () => (/* binding */ compareUtf8)
/* harmony export */ });
/* unused harmony export canonicalNumber */
/** Is this a number that keeps its spelling? Ask before walking into an object. */
function isRawNumber(value) {
    return JSON.isRawJSON(value);
}
/** The double a number stands for. */
function numberValue(value) {
    return typeof value === 'number' ? value : Number(value.rawJSON);
}
/** A number given as text: a plain number where that loses nothing, else one that keeps its spelling. */
function numberFromText(text) {
    const spelled = canonicalNumber(text);
    const value = Number(text);
    const plain = Number.isFinite(value) && !Object.is(value, -0) && spellNumber(value) === spelled;
    return plain ? value : JSON.rawJSON(spelled);
}
/**
 * `JSON.parse` that keeps number spelling. A `__proto__` key is an ordinary key.
 *
 * @throws SyntaxError when the text is not JSON.
 */
function parseJson(text) {
    return JSON.parse(text, (_key, value, { source }) => typeof value === 'number' && source !== undefined ? numberFromText(source) : value);
}
/**
 * Compact JSON with keys sorted by UTF-8 bytes, spelled as serde_json spells it: `1.0` stays `1.0`, integers of 64 bits
 * are exact, only `"`, `\` and control characters are escaped. EvalCore compares and hashes this form.
 */
function canonicalJson(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? spellNumber(value) : 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (isRawNumber(value))
        return canonicalNumber(value.rawJSON);
    if (isList(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    const members = value;
    let text = '{';
    for (const key of sortedKeys(members)) {
        text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(members[key] ?? null)}`;
    }
    return `${text}}`;
}
/** Sorting costs more than the rest of writing a small object, and most are in order already. */
function sortedKeys(members) {
    const keys = Object.keys(members);
    const inOrder = keys.every((key, index) => index === 0 || compareUtf8(keys[index - 1] ?? '', key) < 0);
    return inOrder ? keys : keys.sort(compareUtf8);
}
/** Orders texts by their UTF-8 bytes: U+FF5E before U+1F600, which the default order has the other way round. */
function compareUtf8(left, right) {
    const shorter = Math.min(left.length, right.length);
    for (let index = 0; index < shorter; index += 1) {
        const a = left.charCodeAt(index);
        const b = right.charCodeAt(index);
        if (a !== b)
            return codePointRank(a) - codePointRank(b);
    }
    return left.length - right.length;
}
/** Surrogates stand for code points above all others, but their code units lie below U+E000 to U+FFFF. */
function codePointRank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit;
}
/** Does a value nest lists or objects more than so many levels deep? Safe for values of any depth. */
function isDeeper(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
function isList(value) {
    return Array.isArray(value);
}
const MAX_U64 = 18446744073709551615n;
const MIN_I64 = -9223372036854775808n;
/** No 64-bit integer is written with more characters than this. */
const INTEGER_LENGTH = 20;
/**
 * Spells a JSON number as serde_json does after reading it: an integer of 64 bits as it is, anything else as the
 * shortest text of its double. A number past the range of doubles is left alone.
 */
function canonicalNumber(text) {
    if (/^-?\d+$/.test(text) && text.length <= INTEGER_LENGTH && text !== '-0') {
        const integer = BigInt(text);
        if (integer >= MIN_I64 && integer <= MAX_U64)
            return integer.toString();
    }
    const value = Number(text);
    return Number.isFinite(value) ? spellDouble(value) : text;
}
function spellNumber(value) {
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : spellDouble(value);
}
/**
 * A finite double with its shortest digits, as serde_json 1.0.150 prints it (crate zmij 1.0): at least one decimal, and
 * an exponent with its sign below 1e-5 and from 1e16 on. 1e16 → `1e+16`, 1e-7 → `1e-7`, 0.1 → `0.1`, 3 → `3.0`.
 */
function spellDouble(value) {
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    const [mantissa = '', power = '0'] = Math.abs(value).toExponential().split('e');
    const digits = mantissa.replace('.', '');
    // Digits before the decimal point.
    const point = Number(power) + 1;
    if (point > 16 || point <= -5)
        return `${sign}${mantissa}e${power}`;
    if (point <= 0)
        return `${sign}0.${'0'.repeat(-point)}${digits}`;
    const whole = digits.slice(0, point).padEnd(point, '0');
    return `${sign}${whole}.${digits.slice(point) || '0'}`;
}


/***/ }),

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Q8: () => (/* binding */ rustDebug),
/* harmony export */   e8: () => (/* binding */ trimWhiteSpace),
/* harmony export */   eg: () => (/* binding */ scientific),
/* harmony export */   gn: () => (/* binding */ formatFixed),
/* harmony export */   kp: () => (/* binding */ formatShortest)
/* harmony export */ });
/** What Rust's debug form escapes: quotes, combining marks, and all that has no glyph of its own but the blank. */
const ESCAPED = /["\\]|(?! )[\p{Grapheme_Extend}\p{C}\p{Z}]/gu;
const DEBUG_ESCAPES = {
    '"': '\\"',
    '\\': '\\\\',
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '\0': '\\0',
};
/**
 * Quotes a text as Rust's `{:?}` does, which is how EvalCore shows values in reasons: `say "hi"` becomes
 * `"say \"hi\""`. Letters of all scripts and emoji stay; invisible characters show as `\u{200b}`.
 */
function rustDebug(text) {
    // Not letter by letter: the engine keeps a text that was put together so as a list of its letters, 32 bytes each.
    return `"${text.replace(ESCAPED, (char) => DEBUG_ESCAPES[char] ?? codePointEscape(char))}"`;
}
function codePointEscape(char) {
    return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
/** The first `max` characters (code points) of a text, and `…` when some were left out. */
function clip(text, max) {
    if (text.length <= max)
        return text;
    let end = 0;
    for (let taken = 0; taken < max && end < text.length; taken += 1) {
        end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    }
    return end < text.length ? `${text.slice(0, end)}…` : text;
}
/** From here on, and below its inverse, a number is written with an exponent: nobody counts so many zeros. */
const WRITTEN_OUT = 1e30;
/**
 * A number with a fixed count of decimals, as Rust's `{:.N}`: rounded from its exact binary value, and a tie goes to
 * the even digit (0.125 → `0.12`, where `toFixed` gives `0.13`). An exponent from 1e30 on, where Rust has none.
 */
function formatFixed(value, digits) {
    if (!Number.isFinite(value))
        return formatShortest(value);
    if (Math.abs(value) >= WRITTEN_OUT)
        return scientific(value);
    const { negative, significand, exponent } = decompose(value);
    const scaled = significand * 10n ** BigInt(digits);
    const rounded = exponent >= 0n ? scaled << exponent : shiftRightToEven(scaled, -exponent);
    const text = rounded.toString().padStart(digits + 1, '0');
    const split = text.length - digits;
    return `${negative ? '-' : ''}${text.slice(0, split)}${digits > 0 ? `.${text.slice(split)}` : ''}`;
}
/** A finite double as ±significand · 2^exponent, exactly. */
function decompose(value) {
    const bits = new BigUint64Array(new Float64Array([value]).buffer)[0] ?? 0n;
    const biased = (bits >> 52n) & 0x7ffn;
    const fraction = bits & 0xfffffffffffffn;
    return {
        negative: bits >> 63n === 1n,
        significand: biased === 0n ? fraction : fraction | (1n << 52n),
        exponent: (biased === 0n ? 1n : biased) - 1075n,
    };
}
function shiftRightToEven(value, bits) {
    const quotient = value >> bits;
    const remainder = value - (quotient << bits);
    const half = 1n << (bits - 1n);
    const up = remainder > half || (remainder === half && (quotient & 1n) === 1n);
    return up ? quotient + 1n : quotient;
}
/** A number with an exponent and at most three digits: 1.674e295 → `1.67e295`. */
function scientific(value) {
    return Number(value.toPrecision(3)).toExponential().replace('e+', 'e');
}
/**
 * A number with as few digits as identify it, as Rust's `{}`: no exponent (1e21 and 1e-7 are written out), no `.0`
 * on whole numbers, `inf`, `-inf` and `NaN`. An exponent from 1e30 on and below 1e-30, where Rust has none.
 */
function formatShortest(value) {
    if (Number.isNaN(value))
        return 'NaN';
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    if (!Number.isFinite(value))
        return `${sign}inf`;
    const size = Math.abs(value);
    if (size >= WRITTEN_OUT || (size > 0 && size < 1 / WRITTEN_OUT))
        return value.toExponential().replace('e+', 'e');
    const [mantissa = '', exponent] = size.toString().split('e');
    return sign + (exponent === undefined ? mantissa : writeOut(mantissa, Number(exponent)));
}
/** `1.5`, 3 → `1500`; `1.5`, -3 → `0.0015`. */
function writeOut(mantissa, exponent) {
    const [whole = '', fraction = ''] = mantissa.split('.');
    if (exponent < 0)
        return `0.${'0'.repeat(-exponent - whole.length)}${whole}${fraction}`;
    return whole + fraction.padEnd(exponent, '0');
}
const WHITE_SPACE = /\p{White_Space}/u;
/**
 * Strips Unicode white space from both ends, as Rust's `trim` does. Unlike JavaScript's `trim` it strips U+0085 and
 * keeps U+FEFF. White space is in the basic plane, so UTF-16 units are enough to look at.
 */
function trimWhiteSpace(text) {
    let start = 0;
    let end = text.length;
    while (start < end && WHITE_SPACE.test(text.charAt(start)))
        start += 1;
    while (end > start && WHITE_SPACE.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(start, end);
}


/***/ }),

/***/ 1904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportCommand: () => (/* binding */ reportCommand)
});

// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
// EXTERNAL MODULE: ./lib/cli/arguments.js
var cli_arguments = __webpack_require__(3814);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(8566);
;// CONCATENATED MODULE: ./lib/results/shape.js



/** Longer lists are no results: a run of so many cases would not fit into a file that is read. */
const LONGEST_LIST = 1_000_000;
/** How deep what the schema leaves open may nest. A suite nests at most 127 deep, and a target is a part of one. */
const DEEPEST = 128;
/**
 * What is wrong with the shape of a value, as `arms[1].wins: expected a number, got "x"`. Stops at `most` problems,
 * where the schema's own check would list every one of a million.
 */
function shapeProblems(schema, value, most) {
    const found = { problems: [], most };
    check(shapeOf(schema), value, undefined, found);
    return found.problems;
}
function shapeOf(schema) {
    if (schema instanceof schemas/* ZodOptional */.IiU)
        return { ...shapeOf(schema.unwrap()), optional: true };
    if (schema instanceof schemas/* ZodNullable */.l1C)
        return { ...shapeOf(schema.unwrap()), nullable: true };
    const needed = { optional: false, nullable: false };
    if (schema instanceof schemas/* ZodArray */.naA)
        return { ...needed, kind: 'list', item: shapeOf(schema.element) };
    if (schema instanceof schemas/* ZodRecord */.b8S)
        return { ...needed, kind: 'record', value: shapeOf(schema.valueType) };
    if (schema instanceof schemas/* ZodObject */.bvH) {
        const members = Object.entries(schema.shape).map(([key, member]) => [key, shapeOf(member)]);
        const open = !(schema.def.catchall instanceof schemas/* ZodNever */.iSc);
        return { ...needed, kind: 'object', members: new Map(members), open };
    }
    if (!(schema instanceof schemas/* ZodType */.aRx))
        throw new TypeError('not a schema');
    // Most values are one of these, and a look at them is much quicker than the schema's.
    const bare = (schema.def.checks ?? []).length === 0;
    const type = bare && schema instanceof schemas/* ZodString */.NDH
        ? 'string'
        : bare && schema instanceof schemas/* ZodBoolean */.WFD
            ? 'boolean'
            : undefined;
    return { ...needed, kind: 'plain', schema, type };
}
function check(shape, value, path, found) {
    if (value === undefined && shape.optional)
        return;
    if (value === null && shape.nullable)
        return;
    if (shape.kind === 'plain')
        checkPlain(shape, value, path, found);
    else if (shape.kind === 'list')
        checkList(shape.item, value, path, found);
    else if (!isObject(value))
        add(found, path, `expected an object, ${got(value)}`);
    else if (shape.kind === 'record')
        checkRecord(shape.value, value, path, found);
    else
        checkObject(shape, value, path, found);
}
function checkPlain({ schema, type }, value, path, found) {
    if (type !== undefined && typeof value === type)
        return;
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    if (issue !== undefined)
        add(found, path, `${expected(issue)}, ${got(value)}`);
}
function checkList(item, value, path, found) {
    if (!Array.isArray(value))
        add(found, path, `expected a list, ${got(value)}`);
    else if (value.length > LONGEST_LIST)
        add(found, path, `${value.length} items, and at most ${LONGEST_LIST} are read`);
    else
        for (let index = 0; index < value.length && !isFull(found); index += 1)
            check(item, value[index], { parent: path, key: index }, found);
}
function checkRecord(member, value, path, found) {
    for (const key of Object.keys(value)) {
        if (isFull(found))
            return;
        check(member, value[key], { parent: path, key }, found);
    }
}
function checkObject({ members, open }, value, path, found) {
    for (const [key, member] of members) {
        if (isFull(found))
            return;
        check(member, Object.hasOwn(value, key) ? value[key] : undefined, { parent: path, key }, found);
    }
    if (open) {
        if ((0,json/* isDeeper */.QZ)(value, DEEPEST))
            add(found, path, `nested more than ${DEEPEST} deep`);
        return;
    }
    for (const key of Object.keys(value)) {
        if (isFull(found))
            return;
        if (!members.has(key))
            add(found, { parent: path, key }, 'unknown key');
    }
}
const TYPES = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
};
function expected(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return `expected ${TYPES[issue.expected] ?? issue.expected}`;
        case 'invalid_value':
            return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
        case 'too_small':
            return `expected at least ${issue.minimum}`;
        case 'too_big':
            return `expected at most ${issue.maximum}`;
        default:
            return issue.message;
    }
}
function got(value) {
    if (value === undefined)
        return 'got nothing';
    if (Array.isArray(value))
        return 'got a list';
    if (isObject(value))
        return 'got an object';
    return `got ${typeof value === 'string' ? quoted(value) : String(value)}`;
}
/** A text in quotes, and not all of a long one. */
function quoted(text) {
    return JSON.stringify((0,base_text/* clip */.$Q)(text, 60));
}
function isFull({ problems, most }) {
    return problems.length >= most;
}
function add({ problems }, path, what) {
    problems.push(path === undefined ? what : `${inWords(path)}: ${what}`);
}
/** `arms[0].name`, and `wins["a b"]` where the key is no word. */
function inWords({ parent, key }) {
    const before = parent === undefined ? '' : inWords(parent);
    if (typeof key === 'number')
        return `${before}[${key}]`;
    if (!/^[A-Za-z_]\w{0,59}$/.test(key))
        return `${before}[${quoted(key)}]`;
    return before === '' ? key : `${before}.${key}`;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/results/contradictions.js

const MOST_ARMS = 10_000;
/**
 * What no run of ours would have written: parts of a results file that do not fit together, with their paths. What a
 * file claims is not true by fitting together; it can only be drawn without harm. Lazy, as the file may be hostile.
 */
function* contradictions(results) {
    const { arms } = results;
    if (arms.length === 0 || arms.length > MOST_ARMS) {
        yield `arms: expected 1 to ${MOST_ARMS}, got ${arms.length}`;
        return;
    }
    yield* repeated(arms.map((arm) => arm.name), (index) => `arms[${index}].name`);
    yield* repeated(results.cases.map((one) => one.case), (index) => `cases[${index}].case`);
    for (const [index, arm] of arms.entries())
        yield* armContradictions(arm, `arms[${index}]`, results);
    yield* referenceContradictions(results);
    yield* comparisonContradictions(results);
    yield* verdictContradictions(results);
}
function* repeated(names, path) {
    const seen = new Set();
    for (const [index, name] of names.entries()) {
        if (seen.has(name))
            yield `${path(index)}: ${quoted(name)} is there twice`;
        seen.add(name);
    }
}
function* armContradictions(arm, path, { cases }) {
    yield* sameCases(arm.results, `${path}.results`, cases);
    for (const [index, result] of arm.results.entries()) {
        yield* passContradiction(result, `${path}.results[${index}]`);
        for (const [trial, one] of (result.trials ?? []).entries())
            yield* passContradiction(one, `${path}.results[${index}].trials[${trial}]`);
    }
    const counted = { total: arm.results.length, passed: 0, failed: 0, errored: 0, skipped: 0 };
    for (const { verdict } of arm.results)
        counted[verdict] += 1;
    for (const key of ['total', 'passed', 'failed', 'errored', 'skipped']) {
        if (arm.cases[key] !== counted[key])
            yield `${path}.cases.${key}: ${arm.cases[key]}, and the results add up to ${counted[key]}`;
    }
}
/** The same cases in the same order. */
function* sameCases(list, path, cases) {
    if (list.length !== cases.length) {
        yield `${path}: ${list.length} for ${cases.length} cases`;
        return;
    }
    for (const [index, one] of list.entries()) {
        const { case: wanted = '' } = cases[index] ?? {};
        if (one.case !== wanted)
            yield `${path}[${index}].case: ${quoted(one.case)} where cases has ${quoted(wanted)}`;
    }
}
function* passContradiction({ passed, verdict }, path) {
    if (passed !== (verdict === 'passed'))
        yield `${path}.passed: ${passed}, and the verdict is ${verdict}`;
}
function* referenceContradictions({ reference, arms }) {
    if (!arms.some((arm) => arm.name === reference))
        yield `reference: ${quoted(reference)} is not among the arms`;
}
/** An arm alone has nothing to be compared with, and may have no rows. */
function* comparisonContradictions({ arms, cases, comparison }) {
    const { rows, wins, ties } = comparison;
    if (arms.length > 1 || rows.length > 0)
        yield* sameCases(rows, 'comparison.rows', cases);
    const counted = new Map(arms.map((arm) => [arm.name, 0]));
    let drawn = 0;
    for (const [index, { winner }] of rows.entries()) {
        if (winner === null)
            drawn += 1;
        else if (counted.has(winner))
            counted.set(winner, (counted.get(winner) ?? 0) + 1);
        else
            yield `comparison.rows[${index}].winner: ${quoted(winner)} is not among the arms`;
    }
    if (ties !== drawn)
        yield `comparison.ties: ${ties}, and the rows have ${drawn}`;
    for (const name of Object.keys(wins))
        if (!counted.has(name))
            yield `comparison.wins: ${quoted(name)} is not among the arms`;
    const claimed = new Map(Object.entries(wins));
    for (const [index, { name, wins: own }] of arms.entries()) {
        const found = counted.get(name) ?? 0;
        const said = claimed.get(name);
        if (said !== found)
            yield `comparison.wins: ${said ?? 'none'} for ${quoted(name)}, and the rows have ${found}`;
        if (own !== found)
            yield `arms[${index}].wins: ${own}, and the rows have ${found}`;
    }
}
function* verdictContradictions({ arms, verdict, exit_code }) {
    const required = new Set(arms.filter((arm) => arm.required).map((arm) => arm.verdict));
    const found = required.has('missed') ? 'missed' : required.has('inconclusive') ? 'inconclusive' : 'met';
    if (verdict !== found)
        yield `verdict: ${verdict}, and the required arms make it ${found}`;
    if (verdict === 'met' && exit_code !== 0)
        yield `exit_code: ${exit_code}, and the verdict is met`;
}

// EXTERNAL MODULE: ./lib/results/results.js
var results = __webpack_require__(7992);
// EXTERNAL MODULE: ./lib/results/words.js
var words = __webpack_require__(7467);
;// CONCATENATED MODULE: ./lib/results/parse.js





/** The largest results file that is read: 256 MiB. */
const MAX_BYTES = 256 * 1024 * 1024;
/** More than anybody reads; a file with so many is no results file. */
const MOST_PROBLEMS = 10;
/**
 * Reads a results file as the hostile data it may be: size, JSON, version, shape, and whether its parts fit together
 * are checked before anything is believed.
 *
 * @param file Shown in faults.
 * @throws InvalidInputError naming the file and what is wrong with it, at most ten faults.
 */
function parseResults(bytes, file) {
    if (bytes.length > MAX_BYTES)
        throw invalid(file, [`larger than ${MAX_BYTES} bytes`]);
    let value;
    try {
        value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch (error) {
        throw invalid(file, [`not JSON: ${error instanceof Error ? error.message : String(error)}`]);
    }
    const version = otherVersion(value);
    if (version !== undefined) {
        throw invalid(file, [`it has version ${version}, and this program reads version ${words/* RESULTS_VERSION */.kI}`]);
    }
    refuse(file, shapeProblems(results/* results */.Xv, value, MOST_PROBLEMS));
    // The shape says it is one; a schema's own answer would be a copy, and the keys of hostile records lost in it.
    const read = value;
    refuse(file, [...contradictions(read).take(MOST_PROBLEMS)]);
    return read;
}
/** The version of a results file that is not ours to read. */
function otherVersion(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const { schema, version } = value;
    if (schema !== words/* RESULTS_SCHEMA */.Bi || typeof version !== 'number')
        return undefined;
    return version === words/* RESULTS_VERSION */.kI ? undefined : version;
}
function refuse(file, problems) {
    if (problems.length > 0)
        throw invalid(file, problems);
}
function invalid(file, problems) {
    const faults = problems.map((problem) => ({
        code: 'invalid-results',
        message: `${file} is not a results file: ${problem}`,
        place: { file },
        hint: 'give a results.json that eval-matrix wrote',
    }));
    const [first, ...rest] = faults;
    if (first === undefined)
        throw new RangeError('no problem to report');
    return new errors/* InvalidInputError */.oC([first, ...rest]);
}

;// CONCATENATED MODULE: ./lib/cli/read-results.js





/** More is refused by {@link parseResults}, so no more is read: a device never ends. */
const MOST_BYTES = 256 * 1024 * 1024;
const TOO_LARGE = `it is larger than ${MOST_BYTES} bytes`;
const REASONS = {
    ENOENT: 'no such file',
    EISDIR: 'it is a folder',
    EACCES: 'permission denied',
};
/**
 * Reads a results file: a file, or a pipe such as `/dev/stdin`.
 *
 * @param file from the working directory; shown in messages as it is given
 * @throws InvalidInputError when it cannot be read, or is no results file
 */
async function readResults(file, io) {
    return parseResults(await readBytes((0,external_node_path_.resolve)(io.cwd, file), file), file);
}
async function readBytes(path, shown) {
    const chunks = [];
    const stated = await (0,promises_.stat)(path).catch(() => undefined);
    if (stated !== undefined && stated.size > MOST_BYTES)
        throw unreadable(shown, TOO_LARGE);
    let size = 0;
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 1024 * 1024 })) {
            chunks.push(chunk);
            size += chunk.length;
            if (size > MOST_BYTES)
                break;
        }
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        throw unreadable(shown, REASONS[code] ?? (error instanceof Error ? error.message : String(error)));
    }
    if (size > MOST_BYTES)
        throw unreadable(shown, TOO_LARGE);
    return Buffer.concat(chunks);
}
function unreadable(shown, reason) {
    const message = `failed to read ${shown}: ${reason}`;
    const hint = 'give a results.json that eval-matrix wrote';
    return new errors/* InvalidInputError */.oC([{ code: 'unreadable', message, place: { file: shown }, hint }]);
}

// EXTERNAL MODULE: ./lib/cli/report-files.js
var report_files = __webpack_require__(2208);
// EXTERNAL MODULE: ./lib/cli/reports.js + 8 modules
var reports = __webpack_require__(1608);
;// CONCATENATED MODULE: ./lib/cli/report-command.js





/** `eval-matrix report FILE`: a results.json drawn again. The exit status is the one the run had. */
async function reportCommand({ positionals, given, faults }, io) {
    const problems = [...faults];
    const file = (0,cli_arguments/* onePositional */.P)(positionals, 'the results.json to report', problems);
    problems.push(...(await (0,report_files/* reportFileFaults */.Gk)(given, io, file)));
    (0,errors/* throwIfAny */.MI)(problems);
    const results = await readResults(file, io);
    await (0,reports/* printReports */.p)(results, given, io);
    return results.exit_code;
}


/***/ }),

/***/ 7992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xv: () => (/* binding */ results)
/* harmony export */ });
/* unused harmony exports caseVerdict, verdict, difference */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7467);


// Schema of `results.json`, version 1. Key order here is the order in the file.
/** No run measures a number of this size, and a million of them still add up to a number. */
const MOST = 1e30;
const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(-MOST).max(MOST);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative();
/** From 0 on, and no whole number where it adds up more than a double can count. */
const amount = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(MOST);
const tokens = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ input: amount, output: amount });
/** A part of a whole, or a probability. */
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);
/** Two shares apart. */
const shareDifference = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(-1).max(1);
/** Of one case in one arm. `errored` is not `failed`: something could not answer or could not measure. */
const caseVerdict = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'errored', 'skipped']);
/** Of an arm, and of the whole run. */
const verdict = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['met', 'missed', 'inconclusive']);
const score = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    scorer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** `null` = not measured. */
    value: number.nullable(),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const trial = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    verdict: caseVerdict,
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(score),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    latency_ms: count,
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const caseResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    verdict: caseVerdict,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Weighted mean of the scores; `null` = nothing was measured. */
    mean_score: number.nullable(),
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(score),
    /** Why the target gave no answer, or why the case did not run. */
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    latency_ms: count,
    tokens: tokens.optional(),
    cost_usd: amount.optional(),
    /** Fisher's exact p against the reference's trials of this case; only where the rates differ. */
    fisher_p: share.optional(),
    /** Only when the run has more than one trial. */
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trial).optional(),
});
const gate = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** As shown: `pass_rate >= 0.95`. */
    gate: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    actual: number,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** The numbers can neither say that the gate holds nor that it is missed. Never with `passed`. */
    undecided: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const classification = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    labeled_cases: count,
    unlabeled_cases: count,
    accuracy: share,
    macro_f1: share,
    per_class: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        label: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        precision: share,
        recall: share,
        f1: share,
        support: count,
    })),
});
/** What the numbers say about an arm against the reference. */
const difference = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['better', 'worse', 'no_clear_difference', 'too_few_cases']);
/** Mean score of an arm minus the reference's, over the cases that both measured; paired t, 95 %. */
const scoreDifference = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    difference: number,
    low: number,
    high: number,
    p_value: share,
    /** `p_value` after Holm over all arms. */
    p_adjusted: share,
    verdict: difference,
    cases: count,
});
const versusReference = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Pass rate minus the reference's, mean over the comparable cases; -1 to 1. */
    difference: shareDifference,
    /** 95 % interval of the difference. */
    low: shareDifference,
    high: shareDifference,
    /** Exact sign-flip test, mid-p. */
    p_value: share,
    p_exact: share,
    /** `p_value` after Holm over all arms. */
    p_adjusted: share,
    verdict: difference,
    /** Cases better, and worse, than in the reference. */
    fixed: count,
    broken: count,
    /** The smallest difference this suite would find in 80 % of runs. */
    mde80: amount,
    /** Cases that both arms measured. */
    cases: count.optional(),
    /** Cases that would find a difference as large as this one in 80 % of runs; `null` when there is none. */
    cases_needed: amount.nullable().optional(),
    /** Did this very suite change, beyond the noise of its trials? Exact stratified permutation test (BehavTest's). */
    p_this_suite: share.optional(),
    /** The p-values are seeded estimates, good to about 0.003. */
    approximate: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** Only where some score is more than a pass or a fail. */
    mean_score: scoreDifference.optional(),
});
const arm = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The target as configured, without secrets. */
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    verdict,
    /** `false`: shown, and never fails the check. */
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Why the arm is not `met`, in words, the weightiest first. Empty when it is. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ total: count, passed: count, failed: count, errored: count, skipped: count }),
    /** Cases whose trials disagree; `null` with one trial. */
    flaky: count.nullable(),
    /** Mean of the case rates with its 95 % interval, for cases like these; errored trials are left out. */
    pass_rate: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        value: share,
        low: share,
        high: share,
        /** The same, had every errored trial failed; only when there are any. */
        errored_as_failed: share.optional(),
    }),
    /** Trials with a verdict, pooled, and Wilson's 95 % interval of their share (BehavTest's attempt pass rate). */
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        passed: count,
        total: count,
        low: share.optional(),
        high: share.optional(),
    }),
    mean_score: number.nullable(),
    wins: count,
    gates: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(gate),
    classification: classification.optional(),
    /** Over the cases that ran; `null` when none did. */
    latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ mean: amount, p50: amount, p95: amount }).nullable(),
    tokens: tokens.nullable(),
    /** What the arm's calls cost by its own rates; `null` = unknown. */
    cost_usd: amount.nullable(),
    /** What this run paid for, replayed calls left out. */
    spent_usd: amount,
    /** Model calls of the arm and of its scorers. `live`: made and not recorded. */
    cassette: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ replayed: count, recorded: count, live: count, missed: count }),
    versus_reference: versusReference.optional(),
    /** One for each case, in dataset order. */
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseResult),
});
const caseInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** Where the case is defined. */
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: count,
});
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    rows: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** The arm's name, or `null` for a tie. */
        winner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        /** `false` when some arm could not be measured on this case. */
        comparable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    })),
    wins: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count),
    ties: count,
});
const results = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_SCHEMA */ .Bi),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_VERSION */ .kI),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        format: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['evalcore', 'behavtest', 'agentest']),
        hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    reference: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdict,
    exit_code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz([0, 1]),
    /** `true` when the run was stopped before every case of every arm had run. */
    partial: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ count: count, require: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['all', 'majority', 'any']) }),
    /** What a reader of the numbers must know, in words. */
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    arms: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(arm),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseInfo),
    comparison,
});


/***/ })

};
