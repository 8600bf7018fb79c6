export const id = 32;
export const ids = [32];
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

/***/ 3516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pv: () => (/* binding */ looksLikeCredential),
/* harmony export */   Qb: () => (/* binding */ credentialInUrl),
/* harmony export */   Wx: () => (/* binding */ credentialInHeader),
/* harmony export */   c8: () => (/* binding */ secretMasker)
/* harmony export */ });
/* unused harmony export MASK */
/** What stands where a secret stood. */
const MASK = '***';
/** Shorter values are not masked: they would eat ordinary text and guard nothing. */
const SHORTEST_SECRET = 4;
/**
 * A function that replaces every known secret in a text, also where it was percent-encoded, escaped as in JSON, or coded
 * in base64. Longer secrets go first, so that one that holds another leaves no rest. The spellings are worked out once.
 */
function secretMasker(secrets) {
    const spellings = spellingsOf(secrets);
    if (spellings.length === 0)
        return (text) => text;
    return (text) => {
        let masked = text;
        for (const spelling of spellings) {
            if (masked.includes(spelling))
                masked = masked.replaceAll(spelling, MASK);
        }
        return masked;
    };
}
function spellingsOf(secrets) {
    const spellings = new Set();
    for (const secret of secrets) {
        // A variable filled from a file often ends in a newline that no server repeats.
        for (const plain of [secret, secret.trim()]) {
            if (plain.length < SHORTEST_SECRET)
                continue;
            spellings.add(plain);
            spellings.add(encodeURIComponent(plain.toWellFormed()));
            spellings.add(JSON.stringify(plain).slice(1, -1));
            spellings.add(Buffer.from(plain).toString('base64'));
        }
    }
    return [...spellings].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
/** Shapes that providers give their keys, and nothing else has. */
const TOKEN_SHAPES = [
    /\bsk-[A-Za-z0-9_-]{16,}/, // OpenAI, Anthropic and those that copied them
    /\bgh[pousr]_[A-Za-z0-9]{20,}/,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/,
    /\bglpat-[A-Za-z0-9_-]{16,}/,
    /\bxox[abposr]-[A-Za-z0-9-]{10,}/,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
    /\bAIza[A-Za-z0-9_-]{30,}/,
    /\bhf_[A-Za-z0-9]{20,}/,
    /\bgsk_[A-Za-z0-9]{20,}/,
    /\bxai-[A-Za-z0-9]{20,}/,
    /\beyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\./, // a JSON web token
];
/** A scheme of the Authorization header with one long word behind it. */
const AUTH_SCHEME = /^(?:bearer|basic|token|apikey)\s+\S{6,}$/i;
const CREDENTIAL_NAME = /^(?:x-)?(?:[a-z0-9]+-)*(?:api-?key|apikey|access-?key|subscription-?key|functions-?key|auth-?token|access-?token|session-?token|security-?token|id-?token|refresh-?token|client-?secret|secret|secret-?key|password|passwd|pwd|signature|credential|credentials)$/;
const CREDENTIAL_HEADERS = new Set([
    'authorization',
    'proxy-authorization',
    'cookie',
    'token',
    'x-token',
    'x-auth',
    'x-amz-signature',
]);
const CREDENTIAL_PARAMETERS = new Set(['key', 'token', 'sig', 'auth', 'jwt', 'code', 'x-amz-signature']);
/** What a suite writes where the value comes later: a template, not a secret. */
const PLACEHOLDER = /^\{\{\s*input\s*\}\}$/;
/** Does this text hold something shaped like a key of a known provider, or an Authorization header's value? */
function looksLikeCredential(text) {
    return AUTH_SCHEME.test(text.trim()) || TOKEN_SHAPES.some((shape) => shape.test(text));
}
/**
 * Does a static header look like a credential? Either its name says so, or its value does.
 *
 * @returns what to say about it, without the value; `null` when it looks harmless.
 */
function credentialInHeader(name, value) {
    if (value.trim() === '' || PLACEHOLDER.test(value.trim()))
        return null;
    const lower = name.toLowerCase();
    if (CREDENTIAL_HEADERS.has(lower) || isCredentialName(lower))
        return `header "${name}" looks like a credential`;
    return looksLikeCredential(value) ? `the value of header "${name}" looks like a credential` : null;
}
/**
 * Does a URL carry a credential: a user and password, a query parameter named like a key, or a key's shape anywhere?
 *
 * @returns what to say about it, without the secret; `null` when it looks harmless or is no URL at all.
 */
function credentialInUrl(url) {
    const parsed = URL.parse(url);
    if (parsed === null)
        return null;
    if (parsed.username !== '' || parsed.password !== '')
        return 'the url holds a user name or a password';
    for (const [name, value] of parsed.searchParams) {
        if (value === '' || PLACEHOLDER.test(value))
            continue;
        const lower = name.toLowerCase();
        if (CREDENTIAL_PARAMETERS.has(lower) || isCredentialName(lower)) {
            return `the url's parameter "${name}" looks like a credential`;
        }
    }
    return looksLikeCredential(decodeSafely(url)) ? 'the url holds something shaped like a key' : null;
}
function isCredentialName(lower) {
    return CREDENTIAL_NAME.test(lower.replaceAll('_', '-'));
}
function decodeSafely(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
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

/***/ 5012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ costRule),
/* harmony export */   UT: () => (/* binding */ costField),
/* harmony export */   _8: () => (/* binding */ timeoutField),
/* harmony export */   nb: () => (/* binding */ clampSeconds),
/* harmony export */   t8: () => (/* binding */ costComplaint),
/* harmony export */   yx: () => (/* binding */ timeoutRule)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6843);
/* harmony import */ var _source_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3055);


/** Timers of the platform hold no more milliseconds than 2^31; 24 days are as good as no limit. */
const LONGEST_SECONDS = 2_147_483;
const costField = () => (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    input_per_1m: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .real */ .x)().describe('USD for 1,000,000 input tokens'),
    output_per_1m: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .real */ .x)().describe('USD for 1,000,000 output tokens'),
})).describe('price of the tokens');
const timeoutField = () => (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)().describe('seconds one call may take');
function clampSeconds(seconds) {
    return Math.min(seconds, LONGEST_SECONDS);
}
/** A time limit of no second at all lets nothing finish. */
const timeoutRule = {
    code: 'timeout-too-short',
    needs: ['timeout_seconds'],
    check: ({ timeout_seconds: seconds }, subject) => seconds === undefined || seconds >= 1
        ? undefined
        : {
            at: ['timeout_seconds'],
            message: `${subject}: timeout_seconds must be at least 1`,
            hint: 'give whole seconds, or leave it out',
        },
};
const costRule = {
    code: 'cost-rates',
    needs: ['cost'],
    check: ({ cost }, subject) => costComplaint(cost, subject),
};
/** Any real rate is far below; far above, costs would leave the range of numbers. */
const HIGHEST_RATE = 1e9;
/** Rates must be numbers from 0 on. EvalCore lets NaN pass; a budget could then never trip. */
function costComplaint(cost, subject) {
    if (cost === undefined)
        return undefined;
    const wrong = ['input_per_1m', 'output_per_1m'].find((key) => !(cost[key] >= 0 && cost[key] <= HIGHEST_RATE));
    if (wrong === undefined)
        return undefined;
    const said = cost[wrong] < 0
        ? 'negative cost rates'
        : cost[wrong] < Infinity
            ? 'cost rates above $1,000,000,000'
            : 'cost rates that are not finite';
    return {
        at: ['cost', wrong],
        message: `${subject} has ${said}`,
        hint: 'give USD per 1,000,000 tokens, 0 or more',
    };
}


/***/ }),

/***/ 5290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eS: () => (/* binding */ datasetSchema),
  EG: () => (/* binding */ loadCases),
  RC: () => (/* binding */ readDatasetEntries)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/suite/source/fields.js
var fields = __webpack_require__(3055);
// EXTERNAL MODULE: ./lib/suite/source/node.js
var source_node = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/suite/source/read-bytes.js
var read_bytes = __webpack_require__(8020);
// EXTERNAL MODULE: ./lib/suite/source/read-fields.js
var read_fields = __webpack_require__(2274);
// EXTERNAL MODULE: ./lib/suite/source/json.js
var json = __webpack_require__(4628);
// EXTERNAL MODULE: ./lib/base/json.js
var base_json = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/expected.js


/**
 * What a case expects, with the spelling of its numbers.
 *
 * @param value as `JSON.parse` gave it
 * @param line the whole line, for the spelling of numbers; it is parsed again only when there is a number
 */
function readExpected(value, line) {
    if (value === undefined || value === null)
        return { kind: 'absent' };
    if (typeof value === 'string')
        return found(JSON.stringify(value), value);
    const numbers = { some: false, past: false };
    if (!look(value, source_node/* MAX_DEPTH */.lr - 1, numbers)) {
        return { kind: 'mistake', message: `expected is nested more than ${source_node/* MAX_DEPTH */.lr} deep` };
    }
    if (numbers.past)
        return { kind: 'mistake', message: 'expected holds a number that is out of range' };
    const exact = numbers.some
        ? (0,base_json/* parseJson */.qF)(line).expected
        : value;
    const json = (0,base_json/* canonicalJson */.dj)(exact);
    return found(json, json);
}
function found(json, text) {
    return { kind: 'expected', expected: { json, text } };
}
/** Looks for numbers. Gives up, and returns false, below a depth. */
function look(value, depth, numbers) {
    if (typeof value === 'number') {
        numbers.some = true;
        if (!Number.isFinite(value))
            numbers.past = true;
    }
    if (typeof value !== 'object' || value === null)
        return true;
    return depth > 0 && Object.values(value).every((member) => look(member, depth - 1, numbers));
}

// EXTERNAL MODULE: ./lib/suite/formats/evalcore/scorers.js
var scorers = __webpack_require__(8748);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/cases.js





const KEYS = ['id', 'input', 'expected', 'trace', 'context', 'tags', 'scorers', 'must_pass'];
const NO_TAGS = [];
/**
 * Reads one case. `JSON.parse` does the work; only a line with a mistake, or with scorers of its own, is read again
 * with the place of every value.
 *
 * @returns nothing when there is a mistake, which has been reported
 */
function readCase(line, context) {
    const raw = parseObject(line.text);
    if (raw === undefined || isSuspect(line.text, raw)) {
        const unreadable = explainLine(line, raw === undefined, context);
        if (unreadable || raw === undefined)
            return undefined;
    }
    const expected = readExpected(raw.expected, line.text);
    const mistakes = [
        ...textMistakes(raw),
        ...listMistakes(raw, 'context', 'a context string or an array of context strings'),
        ...listMistakes(raw, 'tags', 'a list of strings'),
        ...(raw.must_pass != null && typeof raw.must_pass !== 'boolean'
            ? [{ path: ['must_pass'], expected: 'a boolean' }]
            : []),
        ...(expected.kind === 'mistake' ? [{ path: ['expected'], expected: expected.message, alone: true }] : []),
    ];
    if (mistakes.length > 0)
        reportMistakes(mistakes, line, context);
    const askable = raw.input != null || raw.trace != null;
    if (!askable)
        reportNothingToAsk(line, context);
    const read = mistakes.length > 0 || !askable || expected.kind === 'mistake'
        ? undefined
        : plainCase(raw, line, context);
    const testCase = read && expected.kind === 'expected' ? { ...read, expected: expected.expected } : read;
    return raw.scorers == null ? testCase : withScorers(testCase, line, context);
}
function plainCase(raw, line, context) {
    const texts = (value) => value == null ? NO_TAGS : typeof value === 'string' ? [value] : value;
    const passages = texts(raw.context);
    return {
        id: raw.id == null ? `case-${line.number}` : String(raw.id),
        ...(raw.input != null && { input: String(raw.input) }),
        ...(raw.trace != null && { trace: (0,external_node_path_.resolve)(context.directory, String(raw.trace)) }),
        ...(passages.length > 0 && { context: passages }),
        tags: texts(raw.tags),
        ...(raw.must_pass === true && { must_pass: true }),
        place: { file: context.shown, line: line.number },
    };
}
async function withScorers(testCase, line, context) {
    const source = (0,json/* parseJsonSource */.X)(line.text, { file: context.shown, line: line.number });
    if (source.kind === 'unreadable') {
        reportInvalid(line, context, source.message, source.place);
        return undefined;
    }
    let faulty = false;
    const { node } = (0,source_node/* locate */.x5)(source.root, ['scorers']);
    const { specs, names } = await (0,scorers/* readScorerList */.B)(node, 'scorers', context.scorers, (finding) => {
        faulty = true;
        context.report({ ...finding, message: `${invalidAt(line, context)}: ${finding.message}` });
    });
    context.scorerNames.push(...names);
    if (faulty || testCase === undefined)
        return undefined;
    return specs.length === 0 ? testCase : { ...testCase, scorers: specs };
}
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** May the line hold what `JSON.parse` lets pass: a key twice, or half a surrogate pair? */
function isSuspect(text, raw) {
    if (/\\u[dD][89abAB]/.test(text))
        return true;
    return KEYS.some((key) => key in raw && text.indexOf(`"${key}"`) !== text.lastIndexOf(`"${key}"`));
}
/** Says what is wrong with a line as JSON. Returns whether something is. */
function explainLine(line, wrong, context) {
    const source = (0,json/* parseJsonSource */.X)(line.text, { file: context.shown, line: line.number });
    if (source.kind === 'unreadable') {
        reportInvalid(line, context, source.message, source.place);
        return true;
    }
    const known = KEYS;
    const repeated = source.repeated.filter(({ key }) => known.includes(key));
    for (const { key, place } of repeated)
        reportInvalid(line, context, `duplicate field \`${key}\``, place);
    if (wrong && source.root.kind !== 'map') {
        const message = `invalid type: ${(0,source_node/* describe */.q0)(source.root)}, expected a map`;
        reportInvalid(line, context, message, source.root.place);
    }
    return wrong || repeated.length > 0;
}
function textMistakes(raw) {
    const mistakes = [];
    for (const key of ['id', 'input', 'trace']) {
        if (raw[key] != null && typeof raw[key] !== 'string')
            mistakes.push({ path: [key], expected: 'a string' });
    }
    // Commands learn the id from their environment, which cannot hold it.
    if (typeof raw.id === 'string' && raw.id.includes('\0')) {
        mistakes.push({ path: ['id'], expected: 'id must not hold a NUL character', alone: true });
    }
    return mistakes;
}
function listMistakes(raw, key, expected) {
    const value = raw[key];
    if (value == null || typeof value === 'string')
        return [];
    if (!Array.isArray(value))
        return [{ path: [key], expected }];
    return value.flatMap((item, index) => typeof item === 'string' ? [] : [{ path: [key, index], expected: 'a string' }]);
}
function reportMistakes(mistakes, line, context) {
    const source = (0,json/* parseJsonSource */.X)(line.text, { file: context.shown, line: line.number });
    if (source.kind === 'unreadable') {
        reportInvalid(line, context, source.message, source.place);
        return;
    }
    for (const { path, expected, alone } of mistakes) {
        const { node } = (0,source_node/* locate */.x5)(source.root, path);
        const message = alone
            ? expected
            : `${(0,source_node/* joinPath */.uJ)('', ...path)}: invalid type: ${(0,source_node/* describe */.q0)(node)}, expected ${expected}`;
        const quotable = !alone && expected === 'a string' && node.kind === 'scalar' && node.value !== null;
        const hint = quotable ? `put it in quotes: "${node.text}"` : 'mend the value';
        reportInvalid(line, context, message, node.place, hint);
    }
}
function reportNothingToAsk(line, context) {
    context.report({
        code: 'nothing-to-ask',
        message: `case at ${context.written}:${line.number} has neither \`input\` nor \`trace\``,
        place: { file: context.shown, line: line.number, column: 1 },
        hint: 'give it an input',
    });
}
const CASE_HINT = 'a case is one JSON object on one line, such as {"id": "a", "input": "text"}';
function reportInvalid(line, context, message, place, hint = CASE_HINT) {
    context.report({ code: 'invalid-case', message: `${invalidAt(line, context)}: ${message}`, place, hint });
}
/** How messages begin that are about a case that cannot be read. */
function invalidAt(line, context) {
    return `invalid case at ${context.written}:${line.number}`;
}
/** Where the id of a case stands, or where the case begins when it has none. */
function idPlace(line, context) {
    const source = (0,json/* parseJsonSource */.X)(line.text, { file: context.shown, line: line.number });
    return source.kind === 'parsed'
        ? (0,source_node/* locate */.x5)(source.root, ['id']).node.place
        : { file: context.shown, line: line.number };
}

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/datasets.js








const datasetSchema = schemas/* strictObject */.rej({
    file: (0,fields/* looseText */.o0)()
        .min(1, { error: 'must be non-empty' })
        .describe('path of a JSONL file, from the folder of the suite'),
});
/** Reads `datasets`: the files that hold the cases, in order. */
function readDatasetEntries(entry, report) {
    const { value: node, keyPlace } = entry;
    const absent = node.kind === 'scalar' && node.value === null;
    if (node.kind !== 'list' && !absent) {
        (0,read_fields/* reportType */.NB)(node, 'a list of datasets', node.place, { report, path: 'datasets' }, []);
        return [];
    }
    const items = node.kind === 'list' ? node.items : [];
    if (items.length === 0) {
        const message = 'datasets: at least one dataset is required';
        report({ code: 'no-datasets', message, place: keyPlace, hint: 'add one, such as  - file: cases.jsonl' });
    }
    return items.flatMap((item, index) => {
        const fields = (0,read_fields/* readFields */.qU)(datasetSchema, item, { report, path: (0,source_node/* joinPath */.uJ)('datasets', index) });
        if (fields === undefined || !(0,read_fields/* complete */.My)(fields))
            return [];
        return [{ file: fields.values.file, place: (0,source_node/* locate */.x5)(item, ['file']).node.place }];
    });
}
/** Loads the cases of all datasets, in order. Their ids are unique over all files. */
async function loadCases(entries, suite) {
    const cases = [];
    const scorerNames = [];
    const files = [];
    const firstUses = new Map();
    const seen = new Set();
    for (const entry of entries) {
        const path = (0,external_node_path_.resolve)(suite.directory, entry.file);
        const read = await suite.read(path);
        if (read.kind === 'unreadable') {
            reportUnreadable(entry, read.reason, suite);
            continue;
        }
        files.push([entry.file, read.bytes]);
        const context = contextOf(entry, path, suite, scorerNames);
        if (seen.has(path))
            reportListedTwice(entry, context.shown, cases, suite);
        else
            for await (const one of casesOf(read.bytes, entry, context, firstUses))
                cases.push(one);
        seen.add(path);
    }
    return { cases, scorerNames, files };
}
function contextOf(entry, path, suite, scorerNames) {
    const shown = (0,external_node_path_.isAbsolute)(entry.file) ? entry.file : (0,external_node_path_.join)(suite.shownDirectory, entry.file);
    return {
        written: entry.file,
        shown,
        directory: (0,external_node_path_.dirname)(path),
        scorers: suite,
        scorerNames,
        report: suite.report,
    };
}
/** Bytes of one line. The platform cannot hold texts twice as long. */
const LONGEST_LINE = 256 * 1024 * 1024;
/** More faults than this in one file are told as one more: it is most likely no dataset at all. */
const MOST_FAULTS = 1000;
async function* casesOf(bytes, entry, context, firstUses) {
    let faults = 0;
    const counting = {
        ...context,
        report: (finding) => {
            faults += 1;
            context.report(finding);
        },
    };
    const checked = (0,external_node_buffer_.isUtf8)(bytes);
    let number = 0;
    for (const line of (0,read_bytes/* linesOf */.Dx)(withoutMark(bytes))) {
        number += 1;
        if (faults > MOST_FAULTS) {
            reportTooMany(number, context);
            return;
        }
        if (line.length > LONGEST_LINE) {
            reportTooLong(number, counting);
            continue;
        }
        if (!checked && !(0,external_node_buffer_.isUtf8)(line)) {
            reportNotUtf8(line, number, counting);
            continue;
        }
        const text = line.toString('utf8');
        if (text.trim() === '')
            continue;
        const read = readCase({ text, number }, counting);
        const testCase = read instanceof Promise ? await read : read;
        if (testCase === undefined)
            continue;
        const first = firstUses.get(testCase.id);
        if (first !== undefined)
            reportDuplicate(testCase.id, { text, number }, first, entry, counting);
        else {
            firstUses.set(testCase.id, { entry, line: number });
            yield testCase;
        }
    }
}
function withoutMark(bytes) {
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return marked ? bytes.subarray(3) : bytes;
}
function reportUnreadable(entry, reason, suite) {
    const message = `failed to read dataset ${entry.file}: ${reason}`;
    const hint = 'paths start from the folder of the suite';
    suite.report({ code: 'dataset-unreadable', message, place: entry.place, hint });
}
function reportDuplicate(id, line, first, entry, context) {
    const where = first.entry === entry ? `line ${first.line}` : `${first.entry.file}:${first.line}`;
    const automatic = id === `case-${line.number}`;
    context.report({
        code: 'duplicate-case-id',
        message: `duplicate case id ${JSON.stringify(id)} at ${entry.file}:${line.number} (first used at ${where})`,
        place: idPlace(line, context),
        hint: automatic
            ? 'give the cases ids of their own: without one, a case is called case-LINE'
            : 'give one of the two another id',
    });
}
/** The same file again would only repeat every id, so one fault says it. */
function reportListedTwice(entry, shown, cases, suite) {
    const first = cases.find((one) => one.place.file === shown);
    if (first === undefined)
        return;
    const at = `${entry.file}:${first.place.line}`;
    const message = `duplicate case id ${JSON.stringify(first.id)} at ${at} (first used at ${at}): the file is listed twice`;
    suite.report({ code: 'dataset-twice', message, place: entry.place, hint: 'list each file once' });
}
function reportNotUtf8(line, number, context) {
    const column = line.toString('utf8').indexOf('\ufffd') + 1;
    context.report({
        code: 'not-utf8',
        message: `${invalidAt({ number }, context)}: not UTF-8`,
        place: { file: context.shown, line: number, column },
        hint: 'save the file as UTF-8',
    });
}
function reportTooLong(number, context) {
    context.report({
        code: 'line-too-long',
        message: `${invalidAt({ number }, context)}: the line is longer than ${LONGEST_LINE} bytes`,
        place: { file: context.shown, line: number, column: 1 },
        hint: 'a case is one JSON object on one line',
    });
}
function reportTooMany(number, context) {
    context.report({
        code: 'too-many-faults',
        message: `${context.written} has more than ${MOST_FAULTS} faults; lines from ${number} on were not read`,
        place: { file: context.shown, line: number, column: 1 },
        hint: 'is it a JSONL file? One JSON object a line',
    });
}


/***/ }),

/***/ 1636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WT: () => (/* reexport */ GATE_KINDS),
  D6: () => (/* binding */ readGates),
  B2: () => (/* binding */ settleGate)
});

// EXTERNAL MODULE: ./lib/base/suggest.js
var suggest = __webpack_require__(7675);
// EXTERNAL MODULE: ./lib/suite/source/node.js
var source_node = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/suite/source/read-fields.js
var read_fields = __webpack_require__(2274);
// EXTERNAL MODULE: ./lib/suite/target-names.js
var target_names = __webpack_require__(4234);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/suite/source/fields.js
var fields = __webpack_require__(3055);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/kind.js
var kind = __webpack_require__(9531);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/gate-kinds.js




function gateSchema(type, shape) {
    return schemas/* strictObject */.rej({
        type: schemas/* literal */.euz(type).describe('what the gate looks at'),
        ...shape,
    });
}
const floor = () => (0,fields/* real */.x)().describe('the least that passes');
const ceiling = () => (0,fields/* real */.x)().describe('the most that passes');
/** The list that a gate stands in, as messages name it: `run.gates` of `run.gates[2]`. */
function listOf(subject) {
    return subject.replace(/\[\d+\]$/, '');
}
/** A bound that is a share. */
function shareRule(type, key) {
    return {
        code: `gate-${key}`,
        needs: [key],
        check: (values, subject) => values[key] >= 0 && values[key] <= 1
            ? undefined
            : {
                at: [key],
                message: `${listOf(subject)}: ${type} ${key} must be within [0, 1], got ${(0,base_text/* formatShortest */.kp)(values[key])}`,
                hint: `give a share from 0 to 1: ${key === 'min' ? '0.95 for 95 %' : '0.05 for 5 %'}`,
            },
    };
}
/** Bounds that are amounts. */
function amountRule(type, keys, unit) {
    return {
        code: 'gate-max',
        needs: [...keys],
        check: (values, subject) => keys.flatMap((key) => {
            const value = values[key];
            if (value === undefined || (value >= 0 && value < Infinity))
                return [];
            const message = `${listOf(subject)}: ${type} ${key} must be finite and not negative, got ${(0,base_text/* formatShortest */.kp)(value)}`;
            return [{ at: [key], message, hint: `give ${unit}, or leave the gate out` }];
        }),
    };
}
function shareGate(type) {
    return (0,kind/* defineKind */.WI)({
        schema: () => gateSchema(type, { min: floor() }),
        rules: [shareRule(type, 'min')],
        build: ({ min }) => ({ type, min }),
    });
}
const passRateGate = (0,kind/* defineKind */.WI)({
    schema: () => gateSchema('pass_rate', {
        min: floor(),
        tag: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('only cases that carry this tag'),
    }),
    rules: [shareRule('pass_rate', 'min')],
    build: ({ min, tag }) => ({ type: 'pass_rate', min, ...(tag !== undefined && { tag }) }),
});
const meanScoreGate = (0,kind/* defineKind */.WI)({
    schema: () => gateSchema('mean_score', {
        min: floor(),
        scorer: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('name of the scorer it is about'),
    }),
    rules: [
        {
            code: 'gate-min',
            needs: ['min'],
            check: ({ min }, subject) => Number.isFinite(min)
                ? undefined
                : {
                    at: ['min'],
                    message: `${listOf(subject)}: mean_score min must be finite, got ${(0,base_text/* formatShortest */.kp)(min)}`,
                    hint: 'give a number',
                },
        },
    ],
    build: ({ min, scorer }) => ({
        type: 'mean_score',
        min,
        ...(scorer !== undefined && { scorer }),
    }),
});
const errorRateGate = (0,kind/* defineKind */.WI)({
    schema: () => gateSchema('error_rate', { max: ceiling() }),
    rules: [shareRule('error_rate', 'max')],
    build: ({ max }) => ({ type: 'error_rate', max }),
});
const costGate = (0,kind/* defineKind */.WI)({
    schema: () => gateSchema('cost_usd', { max: ceiling() }),
    rules: [amountRule('cost_usd', ['max'], 'USD')],
    build: ({ max }) => ({ type: 'cost_usd', max }),
});
const LATENCIES = ['p50', 'p95', 'max'];
const latencyGate = (0,kind/* defineKind */.WI)({
    schema: () => gateSchema('latency_ms', {
        p50: (0,fields/* optional */.lq)((0,fields/* real */.x)()).describe('the most milliseconds of the middle case'),
        p95: (0,fields/* optional */.lq)((0,fields/* real */.x)()).describe('the most milliseconds of 95 % of the cases'),
        max: (0,fields/* optional */.lq)((0,fields/* real */.x)()).describe('the most milliseconds of the slowest case'),
    }),
    rules: [
        amountRule('latency_ms', LATENCIES, 'milliseconds'),
        {
            code: 'gate-bound',
            needs: [...LATENCIES],
            check: (values, subject) => LATENCIES.some((key) => values[key] !== undefined)
                ? undefined
                : {
                    at: ['type'],
                    message: `${listOf(subject)}: latency_ms needs at least one of p50, p95 and max`,
                    hint: 'give a ceiling in milliseconds, such as p95: 2000',
                },
        },
    ],
    build: ({ p50, p95, max }) => ({
        type: 'latency_ms',
        ...(p50 !== undefined && { p50 }),
        ...(p95 !== undefined && { p95 }),
        ...(max !== undefined && { max }),
    }),
});
/** Five points: what many teams can live with, and what a suite of a few hundred cases can tell. */
const USUAL_MARGIN = 0.05;
const notWorseThanGate = (0,kind/* defineKind */.WI)({
    schema: () => gateSchema('not_worse_than', {
        arm: (0,fields/* text */.Qq)().describe('the arm it is compared with'),
        margin: (0,fields/* real */.x)().default(USUAL_MARGIN).describe('how much lower the pass rate may be: 0.05 is 5 points'),
    }),
    rules: [shareRule('not_worse_than', 'margin')],
    build: ({ arm, margin }) => ({ type: 'not_worse_than', arm, margin }),
});
/** Every gate type of the format, in the order messages list them. One line a type. */
const GATE_KINDS = {
    pass_rate: passRateGate,
    mean_score: meanScoreGate,
    accuracy: shareGate('accuracy'),
    macro_f1: shareGate('macro_f1'),
    error_rate: errorRateGate,
    cost_usd: costGate,
    latency_ms: latencyGate,
    not_worse_than: notWorseThanGate,
};

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/gates.js







/** Reads a list of gates. Whether what they name exists is {@link settleGate}'s to say. */
async function readGates(node, path, report) {
    if (node.kind === 'scalar' && node.value === null)
        return [];
    if (node.kind !== 'list') {
        (0,read_fields/* reportType */.NB)(node, 'a list of gates', node.place, { report, path }, []);
        return [];
    }
    const gates = [];
    for (const [index, item] of node.items.entries()) {
        const at = (0,source_node/* joinPath */.uJ)(path, index);
        const spec = await (0,kind/* readTagged */.hq)(GATE_KINDS, 'gate', item, { report, path: at }, at, undefined);
        if (spec !== undefined)
            gates.push({ spec, node: item, list: path });
    }
    return gates;
}
/** Checks the names in a gate, and settles which scorer it is about. */
function settleGate(gate, names, report) {
    const { spec } = gate;
    const reportAt = (key, code, message, hint) => report({ code, message: `${gate.list}: ${message}`, place: (0,source_node/* locate */.x5)(gate.node, [key]).node.place, hint });
    if (spec.type === 'mean_score' && spec.scorer !== undefined && names.scorers !== undefined) {
        return { ...spec, scorer: scorerOf(spec.scorer, names.scorers, reportAt) };
    }
    if (spec.type === 'pass_rate' && spec.tag !== undefined && names.tags?.has(spec.tag) === false) {
        const hint = (0,suggest/* didYouMean */.au)(spec.tag, names.tags) ?? 'give some case this tag, or remove the gate';
        reportAt('tag', 'gate-tag', `pass_rate tag "${spec.tag}" is carried by no case`, hint);
    }
    if (spec.type === 'not_worse_than' && names.targets?.includes(spec.arm) === false) {
        const message = `not_worse_than arm "${spec.arm}" is not defined; available: ${(0,target_names/* listNames */.Zv)(names.targets)}`;
        reportAt('arm', 'gate-arm', message, (0,target_names/* targetHint */.nj)(spec.arm, names.targets));
    }
    return spec;
}
/** The scorer of that name, or else the one name that all scorers of that type go by. */
function scorerOf(scorer, scorers, reportAt) {
    if (scorers.some(({ name }) => name === scorer))
        return scorer;
    const names = new Set(scorers.filter(({ type }) => type === scorer).map(({ name }) => name));
    const [only] = names;
    if (only !== undefined && names.size === 1)
        return only;
    const known = new Set(scorers.map(({ name }) => name));
    const quoted = [...known].map((name) => `"${name}"`).join(', ');
    const hint = (0,suggest/* didYouMean */.au)(scorer, known) ?? (known.size > 0 ? `configured are ${quoted}` : 'add a scorer');
    if (names.size > 1) {
        const message = `mean_score scorer "${scorer}" is the type of several scorers that have names of their own`;
        reportAt('scorer', 'gate-scorer', message, `use one of ${quoted}`);
    }
    else {
        reportAt('scorer', 'gate-scorer', `mean_score scorer "${scorer}" is not among the configured scorers`, hint);
    }
    return scorer;
}


/***/ }),

/***/ 9531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ defineKind),
/* harmony export */   Yi: () => (/* binding */ readChecked),
/* harmony export */   hq: () => (/* binding */ readTagged)
/* harmony export */ });
/* harmony import */ var _source_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7754);
/* harmony import */ var _source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);


/** Makes a kind from its schema, its rules, and what becomes of its values. */
function defineKind(definition) {
    let made;
    const schema = () => {
        made ??= definition.schema();
        return made;
    };
    return {
        schema,
        read: (node, reading, subject, context) => {
            const values = readChecked(schema(), definition.rules, node, reading, subject);
            return values && definition.build(values, { context, node, subject, reading });
        },
    };
}
/** Reads an object by its schema and its rules. Gives its values when nothing is wrong with them. */
function readChecked(schema, rules, node, reading, subject) {
    const fields = (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)(schema, node, reading);
    if (fields === undefined)
        return undefined;
    if (!fields.incomplete)
        applyRules(rules, fields, reading, subject);
    return (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .complete */ .My)(fields) ? fields.values : undefined;
}
function applyRules(rules, fields, reading, subject) {
    for (const rule of rules) {
        if (rule.needs.some((field) => fields.broken.has(field)))
            continue;
        const complaints = asList(rule.check(fields.values, subject));
        for (const { at, message, hint } of complaints) {
            const place = placeOf(fields.node, at);
            const { inherited } = (0,_source_node_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(fields.node, at);
            reading.report({ code: rule.code, message, place, hint, inherited });
            fields.broken.add(at[0]);
        }
    }
}
function asList(found) {
    if (found === undefined)
        return [];
    return 'message' in found ? [found] : found;
}
/** A key's place when it is an entry of a map further down, else the value's; the object's when it is absent. */
function placeOf(node, at) {
    if (!node.entries.has(String(at[0])))
        return node.place;
    const { node: found, keyPlace } = (0,_source_node_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(node, at);
    return at.length > 1 ? keyPlace : found.place;
}
/**
 * Reads an object whose `type` says which kind it is.
 *
 * @param what `target`, `scorer` or `gate`, for hints
 */
function readTagged(kinds, what, node, reading, subject, context) {
    if (node.kind !== 'map') {
        (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reportType */ .NB)(node, `a map with a \`type\``, node.place, reading, []);
        return undefined;
    }
    const type = node.entries.get('type')?.value;
    if (type === undefined) {
        reportNoType(Object.keys(kinds), node, reading);
        return undefined;
    }
    if (type.kind !== 'scalar' || typeof type.value !== 'string') {
        (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reportType */ .NB)(type, 'a string', type.place, reading, ['type'], (0,_source_node_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(node, ['type']).inherited);
        return undefined;
    }
    const kind = Object.hasOwn(kinds, type.value) ? kinds[type.value] : undefined;
    if (kind === undefined) {
        const path = (0,_source_node_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(reading.path, 'type');
        (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reportVariant */ .ei)(type.value, Object.keys(kinds), (0,_source_node_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(node, ['type']), path, reading);
        return undefined;
    }
    const aboutKey = (key) => otherOwners(kinds, what, key);
    return kind.read(node, { ...reading, aboutKey }, subject, context);
}
function reportNoType(types, node, reading) {
    if (node.entries.has('<<')) {
        (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reportUnknownKey */ .AY)('<<', ['type'], node, reading);
        return;
    }
    if (reading.incomplete)
        return;
    const message = `${reading.path}: missing field \`type\``;
    const hint = `add type: ${(0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(types)}`;
    reading.report({ code: 'missing-field', message, place: node.place, hint, about: 'type' });
}
/** Where else a key is at home: what is unknown to one kind is often meant for another. */
function otherOwners(kinds, what, key) {
    const owners = Object.keys(kinds).filter((type) => Object.hasOwn(kinds[type]?.schema().shape ?? {}, key));
    if (owners.length === 0)
        return undefined;
    return `remove it: \`${key}\` is a field of ${owners.join(', ')} ${what}s only`;
}


/***/ }),

/***/ 434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ CHAT_FIELDS),
/* harmony export */   EV: () => (/* binding */ credentialInHeaderRule),
/* harmony export */   Th: () => (/* binding */ paramsRule),
/* harmony export */   ZE: () => (/* binding */ paramsField),
/* harmony export */   fC: () => (/* binding */ MOST_RETRIES),
/* harmony export */   k4: () => (/* binding */ credentialInUrlRule),
/* harmony export */   w7: () => (/* binding */ perMinuteField)
/* harmony export */ });
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3516);
/* harmony import */ var _source_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3055);


const MOST_RETRIES = 4_294_967_295;
/** What the program sets itself in a chat request. */
const CHAT_FIELDS = ['model', 'messages', 'stream'];
const paramsField = () => (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonMap */ .vM)()).describe('further fields of the request');
const perMinuteField = () => (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ)(1, 1_000_000)).describe('requests that may start in a minute');
/** Fields of the request that the program sets itself may not be set by the way. */
function paramsRule(reserved) {
    return {
        code: 'reserved-param',
        needs: ['params'],
        check: ({ params = {} }, subject) => reserved
            .filter((key) => Object.hasOwn(params, key))
            .map((key) => ({
            at: ['params', key],
            message: `${subject}: params may not set "${key}" (model/messages are managed by EvalCore; streaming responses are unsupported)`,
            hint: key === 'messages' || key === 'stream' ? 'remove it' : `set ${key} beside params`,
        })),
    };
}
const MEND = 'put the key into a variable and name the variable in api_key_env; suites are shared, keys are not';
/** A suite is committed, and its URLs stand in recordings and reports. */
const credentialInUrlRule = {
    code: 'credential-in-suite',
    needs: ['url'],
    check: ({ url }, subject) => {
        const said = (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialInUrl */ .Qb)(url);
        return said === null ? undefined : { at: ['url'], message: `${subject}: ${said}`, hint: MEND };
    },
};
/** Static headers are recorded with every answer. */
const credentialInHeaderRule = {
    code: 'credential-in-suite',
    needs: ['headers'],
    check: ({ headers = {} }, subject) => Object.entries(headers).flatMap(([name, value]) => {
        const said = (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialInHeader */ .Wx)(name, value);
        if (said === null)
            return [];
        const hint = `${MEND} (auth_header and auth_prefix say how it is sent)`;
        return [{ at: ['headers', name], message: `${subject}: ${said}`, hint }];
    }),
};


/***/ }),

/***/ 3312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HW: () => (/* binding */ LARGEST_COUNT),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   cI: () => (/* binding */ readRun),
/* harmony export */   tT: () => (/* binding */ trialsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4807);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8566);
/* harmony import */ var _source_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3055);
/* harmony import */ var _source_node_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7754);
/* harmony import */ var _source_read_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2274);
/* harmony import */ var _target_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4234);
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1636);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9531);









const runSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    concurrency: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)().default(4).describe('cases in flight at once'),
    budget_usd: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .real */ .x)()).describe('USD an arm may cost'),
    gates: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y_)('gates')).describe('bounds on the whole arm'),
    trials: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y_)('trials')).describe('times each case runs'),
    classification: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)().default(false).describe('report accuracy and F1'),
    matrix: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .looseText */ .o0)())).describe('targets to compare, in order'),
    reference: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .looseText */ .o0)()).describe('the arm the others are compared with; the first unless given'),
    history: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)().default(true).describe('does nothing here; EvalCore keeps a history'),
});
const rules = [
    {
        code: 'concurrency',
        needs: ['concurrency'],
        check: ({ concurrency }) => concurrency >= 1
            ? undefined
            : { at: ['concurrency'], message: 'run.concurrency must be at least 1', hint: 'the default is 4' },
    },
    {
        code: 'budget',
        needs: ['budget_usd'],
        check: ({ budget_usd: budget }) => budget === undefined || budget > 0
            ? undefined
            : {
                at: ['budget_usd'],
                message: `run.budget_usd must be positive, got ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShortest */ .kp)(budget)}`,
                hint: 'give USD above 0, or leave it out for no limit',
            },
    },
];
const ONE_TRIAL = { count: 1, require: 'all' };
const DEFAULTS = {
    spec: { concurrency: 4, budget_usd: null, trials: ONE_TRIAL, classification: false, matrix: null },
    gates: [],
    notes: [],
};
/**
 * Reads `run`.
 *
 * @param targets the names defined; absent when they are not known
 */
async function readRun(entry, targets, report) {
    const node = entry?.value;
    if (node === undefined || (node.kind === 'scalar' && node.value === null))
        return DEFAULTS;
    const values = (0,_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .readChecked */ .Yi)(runSchema, rules, node, { report, path: 'run' }, 'run');
    if (node.kind !== 'map')
        return DEFAULTS;
    const trials = readTrials(node, report);
    const matrix = readMatrix(node, targets, report);
    checkReference(node, values?.reference, matrix, targets, report);
    const gates = node.entries.get('gates');
    const budget = values?.budget_usd ?? null;
    return {
        spec: {
            concurrency: values?.concurrency ?? 4,
            budget_usd: budget === Infinity ? null : budget,
            trials,
            classification: values?.classification ?? false,
            matrix,
            ...(values?.reference !== undefined && { reference: values.reference }),
        },
        gates: gates === undefined ? [] : await (0,_gates_js__WEBPACK_IMPORTED_MODULE_3__/* .readGates */ .D6)(gates.value, 'run.gates', report),
        notes: historyNote(node),
    };
}
function historyNote(run) {
    const history = run.entries.get('history');
    if (history === undefined)
        return [];
    return [
        {
            code: 'history-ignored',
            message: 'run.history does nothing here: no history is kept',
            place: history.keyPlace,
            hint: 'remove it',
        },
    ];
}
function readMatrix(run, targets, report) {
    const entry = run.entries.get('matrix');
    const list = entry?.value;
    if (list?.kind !== 'list')
        return null;
    const names = list.items.map((item) => item.kind === 'scalar' && item.value !== null ? textOf(item) : undefined);
    // An entry that is no name has been reported as such.
    if (!names.every((name) => name !== undefined))
        return null;
    for (const { index, ...mistake } of (0,_target_names_js__WEBPACK_IMPORTED_MODULE_6__/* .matrixMistakes */ .zP)(names, targets, 'run.matrix')) {
        const place = index === undefined ? list.place : (list.items[index]?.place ?? list.place);
        report({ ...mistake, place });
    }
    return names;
}
/** The reference has to be a target, and one of the arms where the suite lists them. */
function checkReference(run, reference, matrix, targets, report) {
    if (reference === undefined)
        return;
    const { place } = (0,_source_node_js__WEBPACK_IMPORTED_MODULE_7__/* .locate */ .x5)(run, ['reference']).node;
    if (targets?.includes(reference) === false) {
        const message = `run.reference "${reference}" is not defined; available: ${(0,_target_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listNames */ .Zv)(targets)}`;
        report({ code: 'unknown-target', message, place, hint: (0,_target_names_js__WEBPACK_IMPORTED_MODULE_6__/* .targetHint */ .nj)(reference, targets) });
    }
    else if (matrix?.includes(reference) === false) {
        const message = `run.reference "${reference}" is not in run.matrix`;
        report({ code: 'reference-not-an-arm', message, place, hint: `use one of ${matrix.join(', ')}` });
    }
}
function textOf(item) {
    return typeof item.value === 'string' ? item.value : item.text;
}
const trialsSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    count: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y_)('trials-count').describe('times each case runs'),
    require: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(['all', 'majority', 'any']).default('all').describe('how many of them must pass'),
});
const LARGEST_COUNT = 4_294_967_295;
function readTrials(run, report) {
    const entry = run.entries.get('trials');
    if (entry === undefined)
        return ONE_TRIAL;
    const { value: node } = entry;
    if (node.kind !== 'map')
        return { ...ONE_TRIAL, count: readCount(run, ['trials'], report) };
    const fields = (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readFields */ .qU)(trialsSchema, node, { report, path: 'run.trials' });
    const count = node.entries.has('count') ? readCount(run, ['trials', 'count'], report) : 1;
    return { count, require: fields?.values.require ?? 'all' };
}
function readCount(run, path, report) {
    const { node } = (0,_source_node_js__WEBPACK_IMPORTED_MODULE_7__/* .locate */ .x5)(run, path);
    const message = node.kind === 'scalar' ? countMistake(node) : NOT_TRIALS;
    if (message === undefined && node.kind === 'scalar')
        return Number(node.value);
    report({ code: 'trials', message: message ?? NOT_TRIALS, place: node.place, hint: 'write trials: 3' });
    return 1;
}
const NOT_TRIALS = 'run.trials: expected a positive integer or a { count, require } map';
function countMistake({ value, text, }) {
    const kept = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isRawNumber */ .K4)(value) ? value.rawJSON : String(value);
    // Past 64 bits the digits live in the text alone.
    const spelled = /^\d+$/.test(text) ? text : kept;
    if ((typeof value !== 'number' && !(0,_base_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isRawNumber */ .K4)(value)) || !/^-?\d+$/.test(spelled))
        return NOT_TRIALS;
    if (spelled.startsWith('-'))
        return `run.trials: trials count ${spelled} must be a positive integer`;
    if (Number(spelled) > LARGEST_COUNT)
        return `run.trials: trials count ${spelled} is too large`;
    return Number(spelled) === 0 ? 'run.trials count must be at least 1' : undefined;
}


/***/ }),

/***/ 5375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZJ: () => (/* binding */ commonSpec),
/* harmony export */   dL: () => (/* binding */ commonRules),
/* harmony export */   e1: () => (/* binding */ scorerSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6843);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8566);
/* harmony import */ var _source_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3055);



/** The fields every scorer has besides its own. */
function scorerSchema(type, shape) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        type: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(type).describe('what kind of scorer it is'),
        ...shape,
        name: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)()).describe('shown in reports, used by gates'),
        weight: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .real */ .x)().default(1).describe('weight in the mean score of a case'),
        when: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)()).describe('tag:NAME: only for cases with that tag'),
    });
}
const WHEN = /^tag:(.+)$/s;
/** The common part of a scorer as the rest of the program knows it. */
function commonSpec({ type, name = type, weight, when }) {
    const tag = when === undefined ? undefined : WHEN.exec(when)?.[1];
    return { name, weight, ...(tag !== undefined && { when_tag: tag }) };
}
const commonRules = [
    {
        code: 'scorer-name',
        needs: ['name'],
        check: ({ name }, subject) => name !== ''
            ? undefined
            : {
                at: ['name'],
                message: `${subject}: name must be non-empty`,
                hint: 'leave it out: the type is the name then',
            },
    },
    {
        code: 'scorer-weight',
        needs: ['weight'],
        check: ({ weight }, subject) => weight > 0 && weight < Infinity
            ? undefined
            : {
                at: ['weight'],
                message: `${subject}: weight must be a finite number above 0, got ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShortest */ .kp)(weight)}`,
                hint: 'the default weight is 1; leave a scorer out to switch it off',
            },
    },
    {
        code: 'scorer-when',
        needs: ['when'],
        check: ({ when }, subject) => when === undefined || WHEN.test(when)
            ? undefined
            : {
                at: ['when'],
                message: `${subject}: when must be tag:NAME, got ${JSON.stringify(when)}`,
                hint: `write tag:${when.replace(/^tag:?/, '') || 'NAME'}`,
            },
    },
];


/***/ }),

/***/ 7914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ SCORER_KINDS)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/suite/source/fields.js
var fields = __webpack_require__(3055);
// EXTERNAL MODULE: ./lib/suite/source/node.js
var source_node = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/kind.js
var kind = __webpack_require__(9531);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/scorer-kinds/common.js
var common = __webpack_require__(5375);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/scorer-kinds/json-schema.js





const schema = () => (0,common/* scorerSchema */.e1)('json-schema', { schema: (0,fields/* text */.Qq)().describe('path of the schema file') });
const jsonSchemaScorer = (0,kind/* defineKind */.WI)({
    schema,
    rules: [
        ...common/* commonRules */.dL,
        {
            code: 'schema-path',
            needs: ['schema'],
            check: ({ schema: path }, subject) => path !== ''
                ? undefined
                : {
                    at: ['schema'],
                    message: `${subject}: json-schema scorer: schema path must be non-empty`,
                    hint: 'name a file that holds a JSON Schema',
                },
        },
    ],
    build: withDocument,
});
async function withDocument(values, { context, node, subject, reading }) {
    const written = values.schema;
    const file = await context.schemaFiles.load((0,external_node_path_.resolve)(context.directory, written), written, (0,external_node_path_.join)(context.shownDirectory, written));
    if (file.kind === 'schema') {
        return { ...(0,common/* commonSpec */.ZJ)(values), type: 'json-schema', schema: written, document: file.document };
    }
    const { message, hint, place = (0,source_node/* locate */.x5)(node, ['schema']).node.place } = file;
    reading.report({ code: 'schema-file', message: `${subject}: ${message}`, place, hint });
    return undefined;
}

// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/common-fields.js
var common_fields = __webpack_require__(5012);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/model-rules.js
var model_rules = __webpack_require__(434);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/scorer-kinds/model-scorers.js






/** More would be a slip of the hand, and a bill. */
const MOST_VERDICTS = 99;
const judgeSchema = () => (0,common/* scorerSchema */.e1)('judge', {
    url: (0,fields/* text */.Qq)().describe('base URL, such as https://api.openai.com/v1'),
    model: (0,fields/* text */.Qq)().describe('name of the model'),
    rubric: (0,fields/* text */.Qq)().describe('what the judge should look at'),
    api_key_env: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('name of the variable that holds the key'),
    threshold: (0,fields/* real */.x)().default(0.5).describe('score to pass from, 0 to 1'),
    cost: (0,common_fields/* costField */.UT)(),
    trials: (0,fields/* whole */.WQ)(1, MOST_VERDICTS).default(1).describe('verdicts asked for; the majority decides'),
    system: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('system prompt'),
    params: (0,model_rules/* paramsField */.ZE)(),
    max_retries: (0,fields/* whole */.WQ)(0, model_rules/* MOST_RETRIES */.fC).default(2).describe('tries after the first'),
    timeout_seconds: (0,common_fields/* timeoutField */._8)().default(120),
});
const judgeScorer = (0,kind/* defineKind */.WI)({
    schema: judgeSchema,
    rules: [
        ...common/* commonRules */.dL,
        common_fields/* timeoutRule */.yx,
        model_rules/* credentialInUrlRule */.k4,
        (0,model_rules/* paramsRule */.Th)(model_rules/* CHAT_FIELDS */.$P),
        {
            code: 'cost-rates',
            needs: ['cost'],
            check: ({ cost }, subject) => (0,common_fields/* costComplaint */.t8)(cost, `${subject}: judge scorer`),
        },
        {
            code: 'judge-threshold',
            needs: ['threshold'],
            check: ({ threshold }, subject) => threshold >= 0 && threshold <= 1
                ? undefined
                : {
                    at: ['threshold'],
                    message: `${subject}: judge threshold ${(0,base_text/* formatShortest */.kp)(threshold)} outside 0.0..=1.0`,
                    hint: 'give a number from 0 to 1',
                },
        },
    ],
    build: ({ url, model, rubric, api_key_env, threshold, cost, system, params, timeout_seconds, ...values }) => ({
        ...(0,common/* commonSpec */.ZJ)(values),
        type: 'judge',
        url,
        model,
        rubric,
        ...(api_key_env !== undefined && { api_key_env }),
        threshold,
        ...(cost && { cost }),
        trials: values.trials,
        ...(system !== undefined && { system }),
        ...(params && { params }),
        max_retries: values.max_retries,
        timeout_seconds: (0,common_fields/* clampSeconds */.nb)(timeout_seconds),
    }),
});
const similaritySchema = () => (0,common/* scorerSchema */.e1)('similarity', {
    url: (0,fields/* text */.Qq)().describe('base URL, such as https://api.openai.com/v1'),
    model: (0,fields/* text */.Qq)().describe('name of the embedding model'),
    api_key_env: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('name of the variable that holds the key'),
    threshold: (0,fields/* real */.x)().default(0.8).describe('similarity to pass from, -1 to 1'),
});
const similarityScorer = (0,kind/* defineKind */.WI)({
    schema: similaritySchema,
    rules: [
        ...common/* commonRules */.dL,
        {
            code: 'similarity-url',
            needs: ['url'],
            check: ({ url }, subject) => url !== ''
                ? undefined
                : {
                    at: ['url'],
                    message: `${subject}: similarity scorer: url must be non-empty`,
                    hint: 'give the base URL of the embeddings API',
                },
        },
        model_rules/* credentialInUrlRule */.k4,
        {
            code: 'similarity-threshold',
            needs: ['threshold'],
            check: ({ threshold }, subject) => threshold >= -1 && threshold <= 1
                ? undefined
                : {
                    at: ['threshold'],
                    message: `${subject}: similarity scorer: threshold must be within [-1, 1], got ${(0,base_text/* formatShortest */.kp)(threshold)}`,
                    hint: 'give a number from -1 to 1',
                },
        },
    ],
    build: ({ url, model, api_key_env, threshold, ...values }) => ({
        ...(0,common/* commonSpec */.ZJ)(values),
        type: 'similarity',
        url,
        model,
        ...(api_key_env !== undefined && { api_key_env }),
        threshold,
    }),
});

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/scorer-kinds/text-scorers.js






/** Characters of a pattern in a message. */
const LONGEST_SHOWN = 200;
const containsSchema = () => (0,common/* scorerSchema */.e1)('contains', {
    value: (0,fields/* text */.Qq)().describe('text the output must hold'),
    case_sensitive: (0,fields/* flag */.Jt)().default(true).describe('whether case matters'),
});
const containsScorer = (0,kind/* defineKind */.WI)({
    schema: containsSchema,
    rules: common/* commonRules */.dL,
    build: (values) => ({
        ...(0,common/* commonSpec */.ZJ)(values),
        type: 'contains',
        value: values.value,
        case_sensitive: values.case_sensitive,
    }),
});
const regexSchema = () => (0,common/* scorerSchema */.e1)('regex', { pattern: (0,fields/* text */.Qq)().describe('pattern the output must match') });
const regexScorer = (0,kind/* defineKind */.WI)({
    schema: regexSchema,
    rules: common/* commonRules */.dL,
    build: withPattern,
});
async function withPattern(values, { node, subject, reading }) {
    const { pattern } = values;
    const reason = await regexFault(pattern);
    if (reason === undefined)
        return { ...(0,common/* commonSpec */.ZJ)(values), type: 'regex', pattern };
    const { node: found, inherited } = (0,source_node/* locate */.x5)(node, ['pattern']);
    reading.report({
        code: 'invalid-regex',
        message: `${subject}: invalid regex scorer pattern: ${(0,base_text/* clip */.$Q)(pattern, LONGEST_SHOWN)}: ${reason}`,
        place: found.place,
        hint: 'patterns are those of Rust and RE2: no look-around, no back-references; \\ escapes a sign',
        inherited,
    });
    return undefined;
}
async function regexFault(pattern) {
    // Imported here because only suites with a pattern should pay for the engine.
    const { compileRegex, RegexSyntaxError } = await Promise.all(/* import() */[__webpack_require__.e(856), __webpack_require__.e(97)]).then(__webpack_require__.bind(__webpack_require__, 9097));
    try {
        compileRegex(pattern);
        return undefined;
    }
    catch (error) {
        if (!(error instanceof RegexSyntaxError))
            throw error;
        return error.message;
    }
}
const exactSchema = () => (0,common/* scorerSchema */.e1)('exact', {
    value: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('the output; the expected value of the case unless given'),
});
const exactScorer = (0,kind/* defineKind */.WI)({
    schema: exactSchema,
    rules: common/* commonRules */.dL,
    build: (values) => ({
        ...(0,common/* commonSpec */.ZJ)(values),
        type: 'exact',
        ...(values.value !== undefined && { value: values.value }),
    }),
});
const subprocessSchema = () => (0,common/* scorerSchema */.e1)('subprocess', {
    cmd: (0,fields/* text */.Qq)().describe('the command, run by `sh -c`; it prints {"score": 0 to 1}'),
    timeout_seconds: (0,fields/* optional */.lq)((0,common_fields/* timeoutField */._8)()).describe('seconds one verdict may take'),
});
const subprocessScorer = (0,kind/* defineKind */.WI)({
    schema: subprocessSchema,
    rules: [
        ...common/* commonRules */.dL,
        {
            code: 'timeout-too-short',
            needs: ['timeout_seconds'],
            check: ({ timeout_seconds: seconds }, subject) => seconds === undefined || seconds >= 1
                ? undefined
                : {
                    at: ['timeout_seconds'],
                    message: `${subject}: subprocess scorer: timeout_seconds must be at least 1`,
                    hint: 'give whole seconds, or leave it out',
                },
        },
    ],
    build: (values) => ({
        ...(0,common/* commonSpec */.ZJ)(values),
        type: 'subprocess',
        cmd: values.cmd,
        timeout_seconds: values.timeout_seconds === undefined ? null : (0,common_fields/* clampSeconds */.nb)(values.timeout_seconds),
    }),
});

// EXTERNAL MODULE: ./lib/suite/formats/evalcore/scorer-kinds/trajectory.js
var trajectory = __webpack_require__(939);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/scorer-kinds/table.js




/** Every scorer type of the format, in the order messages list them. One line a type. */
const SCORER_KINDS = {
    contains: containsScorer,
    regex: regexScorer,
    exact: exactScorer,
    subprocess: subprocessScorer,
    trajectory: trajectory/* trajectoryScorer */.ox,
    judge: judgeScorer,
    'json-schema': jsonSchemaScorer,
    similarity: similarityScorer,
};


/***/ }),

/***/ 939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ matcherSchema),
/* harmony export */   Fq: () => (/* binding */ ruleSchemas),
/* harmony export */   ox: () => (/* binding */ trajectoryScorer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6843);
/* harmony import */ var _source_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3055);
/* harmony import */ var _source_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7754);
/* harmony import */ var _source_read_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9531);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5375);






const schema = () => (0,_common_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerSchema */ .e1)('trajectory', {
    // Read apart: which fields a rule has depends on its first word.
    rules: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)('trajectory-rule'), { error: 'a list' })
        .describe('list of must_call, must_not_call and max_steps rules'),
});
const trajectoryScorer = (0,_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .defineKind */ .WI)({
    schema,
    rules: [
        ..._common_js__WEBPACK_IMPORTED_MODULE_3__/* .commonRules */ .dL,
        {
            code: 'no-rules',
            needs: ['rules'],
            check: ({ rules }, subject) => rules.length > 0
                ? undefined
                : {
                    at: ['rules'],
                    message: `${subject}: trajectory scorer has no rules`,
                    hint: 'add a rule such as must_call: TOOL',
                },
        },
    ],
    build: (values, building) => {
        const rules = readRules(building);
        return rules && { ...(0,_common_js__WEBPACK_IMPORTED_MODULE_3__/* .commonSpec */ .ZJ)(values), type: 'trajectory', rules };
    },
});
function readRules({ node, subject, reading }) {
    const list = node.entries.get('rules')?.value;
    if (list?.kind !== 'list')
        return undefined;
    const rules = list.items.map((item, index) => {
        const path = (0,_source_node_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(subject, 'rules', index);
        return readRule(item, { report: reading.report, path });
    });
    return rules.every((rule) => rule !== undefined) ? rules : undefined;
}
const matcherSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    contains: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).describe('text the field must hold'),
    equals: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq)()).describe('value the field must have'),
});
const ruleSchemas = {
    must_call: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        must_call: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().describe('tool that must be called'),
        with: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)('field-matcher'), { error: 'a map of fields' })).describe('what fields of its input must hold'),
        after: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).describe('tool that must have been called before'),
    }),
    must_not_call: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        must_not_call: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().describe('tool that must not be called'),
        before: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).describe('only until this tool is called'),
    }),
    max_steps: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ max_steps: (0,_source_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .whole */ .WQ)(0).describe('steps there may be') }),
};
const RULE_KEYS = ['must_call', 'must_not_call', 'max_steps'];
/** A rule has no `type`; the one key that only its kind has tells which it is. */
function readRule(node, reading) {
    if (node.kind !== 'map') {
        (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reportType */ .NB)(node, 'a rule such as must_call: TOOL', node.place, reading, []);
        return undefined;
    }
    const key = RULE_KEYS.find((one) => node.entries.has(one));
    if (key === undefined) {
        reportNoRule(node, reading);
        return undefined;
    }
    if (key === 'must_call')
        return readMustCall(node, reading);
    if (key === 'must_not_call') {
        const values = readComplete(ruleSchemas.must_not_call, node, reading);
        return (values && {
            kind: key,
            tool: values.must_not_call,
            ...(values.before !== undefined && { before: values.before }),
        });
    }
    const values = readComplete(ruleSchemas.max_steps, node, reading);
    return values && { kind: key, max: values.max_steps };
}
function readMustCall(node, reading) {
    const values = readComplete(ruleSchemas.must_call, node, reading);
    const matchers = readMatchers(node, reading);
    if (values === undefined || matchers === undefined)
        return undefined;
    return {
        kind: 'must_call',
        tool: values.must_call,
        ...(values.with && { with: matchers }),
        ...(values.after !== undefined && { after: values.after }),
    };
}
function readMatchers(node, reading) {
    const fields = node.entries.get('with')?.value;
    if (fields?.kind !== 'map')
        return {};
    const matchers = [];
    let faulty = false;
    for (const [field, entry] of fields.entries) {
        const matcher = readComplete(matcherSchema, entry.value, {
            report: reading.report,
            path: (0,_source_node_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(reading.path, 'with', field),
        });
        if (matcher === undefined)
            faulty = true;
        else
            matchers.push([field, matcher]);
    }
    return faulty ? undefined : Object.fromEntries(matchers);
}
function readComplete(schema, node, reading) {
    const fields = (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readFields */ .qU)(schema, node, reading);
    return fields && (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .complete */ .My)(fields) ? fields.values : undefined;
}
function reportNoRule(node, reading) {
    const [first] = node.entries.keys();
    if (first !== undefined) {
        (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reportUnknownKey */ .AY)(first, RULE_KEYS, node, reading);
        return;
    }
    const message = `${reading.path}: missing ${(0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(RULE_KEYS)}`;
    reading.report({ code: 'missing-field', message, place: node.place, hint: 'say what the rule asks for' });
}


/***/ }),

/***/ 8748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readScorerList),
/* harmony export */   K: () => (/* binding */ readScorers)
/* harmony export */ });
/* harmony import */ var _source_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7754);
/* harmony import */ var _source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2274);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9531);
/* harmony import */ var _scorer_kinds_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7914);




/** Reads the suite's `scorers`. */
async function readScorers(entry, context, report) {
    const { value: node, keyPlace } = entry;
    const empty = node.kind === 'list' ? node.items.length === 0 : node.kind === 'scalar' && node.value === null;
    if (empty) {
        const message = 'scorers: at least one scorer is required';
        report({
            code: 'no-scorers',
            message,
            place: keyPlace,
            hint: 'add one, such as  - { type: contains, value: text }',
        });
    }
    return readScorerList(node, 'scorers', context, report);
}
/** Reads a list of scorers, the suite's or a case's own; an empty one is fine. */
async function readScorerList(node, path, context, report) {
    if (node.kind === 'scalar' && node.value === null)
        return { specs: [], names: [] };
    if (node.kind !== 'list') {
        (0,_source_read_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .reportType */ .NB)(node, 'a list of scorers', node.place, { report, path }, []);
        return { specs: [], names: [] };
    }
    const specs = [];
    for (const [index, item] of node.items.entries()) {
        const at = (0,_source_node_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(path, index);
        const read = (0,_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .readTagged */ .hq)(_scorer_kinds_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORER_KINDS */ .x, 'scorer', item, { report, path: at }, at, context);
        const spec = read instanceof Promise ? await read : read;
        if (spec !== undefined)
            specs.push(spec);
    }
    return { specs, names: node.items.flatMap(nameOf) };
}
function nameOf(node) {
    if (node.kind !== 'map')
        return [];
    const type = wordAt(node.entries.get('type'));
    const name = wordAt(node.entries.get('name')) ?? type;
    return name === undefined ? [] : [{ name, type: type ?? name }];
}
function wordAt(entry) {
    const value = entry?.value;
    return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}


/***/ }),

/***/ 850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ TARGET_KINDS)
});

// EXTERNAL MODULE: ./lib/suite/source/fields.js
var fields = __webpack_require__(3055);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/common-fields.js
var common_fields = __webpack_require__(5012);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/kind.js
var kind = __webpack_require__(9531);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/model-rules.js
var model_rules = __webpack_require__(434);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/target-kinds/common.js


/**
 * What every target has. `extends` is resolved before a target is read, and `gate` and `gates` are about the arm's bar:
 * they stand here so that they count as known, and so that `gate` is checked.
 */
function targetSchema(type, shape) {
    return schemas/* strictObject */.rej({
        type: schemas/* literal */.euz(type).describe('what kind of target it is'),
        ...shape,
        extends: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('the target to take all other fields from'),
        gate: (0,fields/* optional */.lq)((0,fields/* oneOf */.yL)(['required', 'informational'])).describe('informational: never fails the check'),
        gates: (0,fields/* optional */.lq)((0,fields/* part */.y_)('gates')).describe("in the place of the suite's gates"),
    });
}

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/target-kinds/anthropic.js





const schema = () => targetSchema('anthropic', {
    url: (0,fields/* text */.Qq)().default('https://api.anthropic.com').describe('base URL of the Messages API'),
    model: (0,fields/* text */.Qq)().describe('name of the model'),
    api_key_env: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('name of the variable that holds the key'),
    version: (0,fields/* text */.Qq)().default('2023-06-01').describe('the anthropic-version header'),
    max_tokens: (0,fields/* whole */.WQ)(1).default(4096).describe('tokens an answer may have'),
    max_retries: (0,fields/* whole */.WQ)(0, model_rules/* MOST_RETRIES */.fC).default(2).describe('tries after the first'),
    timeout_seconds: (0,common_fields/* timeoutField */._8)().default(120),
    requests_per_minute: (0,model_rules/* perMinuteField */.w7)(),
    cost: (0,common_fields/* costField */.UT)(),
    system: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('system prompt'),
    params: (0,model_rules/* paramsField */.ZE)(),
});
const anthropicTarget = (0,kind/* defineKind */.WI)({
    schema,
    rules: [
        common_fields/* timeoutRule */.yx,
        {
            code: 'url-not-http',
            needs: ['url'],
            check: ({ url }, subject) => /^https?:\/\//.test(url) && URL.canParse(url)
                ? undefined
                : {
                    at: ['url'],
                    message: `${subject}: url must be a non-empty http:// or https:// URL`,
                    hint: 'leave it out for https://api.anthropic.com',
                },
        },
        model_rules/* credentialInUrlRule */.k4,
        (0,model_rules/* paramsRule */.Th)([...model_rules/* CHAT_FIELDS */.$P, 'system', 'max_tokens']),
        common_fields/* costRule */.I,
    ],
    build: ({ api_key_env, requests_per_minute, cost, system, params, timeout_seconds, ...values }) => ({
        type: 'anthropic',
        url: values.url,
        model: values.model,
        ...(api_key_env !== undefined && { api_key_env }),
        version: values.version,
        max_tokens: values.max_tokens,
        max_retries: values.max_retries,
        timeout_seconds: (0,common_fields/* clampSeconds */.nb)(timeout_seconds),
        ...(requests_per_minute !== undefined && { requests_per_minute }),
        ...(cost && { cost }),
        ...(system !== undefined && { system }),
        ...(params && { params }),
    }),
});

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/target-kinds/chat.js





const chat_schema = () => targetSchema('openai-compatible', {
    url: (0,fields/* text */.Qq)().describe('base URL, such as https://api.openai.com/v1'),
    model: (0,fields/* text */.Qq)().describe('name of the model'),
    api_key_env: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('name of the variable that holds the key'),
    max_retries: (0,fields/* whole */.WQ)(0, model_rules/* MOST_RETRIES */.fC).default(2).describe('tries after the first'),
    timeout_seconds: (0,common_fields/* timeoutField */._8)().default(120),
    requests_per_minute: (0,model_rules/* perMinuteField */.w7)(),
    cost: (0,common_fields/* costField */.UT)(),
    system: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('system prompt'),
    params: (0,model_rules/* paramsField */.ZE)(),
});
const chatTarget = (0,kind/* defineKind */.WI)({
    schema: chat_schema,
    rules: [common_fields/* timeoutRule */.yx, model_rules/* credentialInUrlRule */.k4, (0,model_rules/* paramsRule */.Th)(model_rules/* CHAT_FIELDS */.$P), common_fields/* costRule */.I],
    build: ({ url, model, api_key_env, max_retries, timeout_seconds, requests_per_minute, cost, system, params, }) => ({
        type: 'openai-compatible',
        url,
        model,
        ...(api_key_env !== undefined && { api_key_env }),
        max_retries,
        timeout_seconds: (0,common_fields/* clampSeconds */.nb)(timeout_seconds),
        ...(requests_per_minute !== undefined && { requests_per_minute }),
        ...(cost && { cost }),
        ...(system !== undefined && { system }),
        ...(params && { params }),
    }),
});

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/target-kinds/http.js






const METHODS = ['GET', 'POST', 'PUT', 'PATCH'];
const PLACEHOLDER = '{{input}}';
const http_schema = () => targetSchema('http', {
    url: (0,fields/* text */.Qq)().describe('address to ask; {{input}} stands for the input'),
    method: (0,fields/* text */.Qq)().default('POST').describe('GET, POST, PUT or PATCH').meta({ examples: METHODS }),
    headers: (0,fields/* optional */.lq)((0,fields/* textMap */.sP)()).describe('headers of every request; no secrets'),
    api_key_env: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('name of the variable that holds the key'),
    auth_header: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('header that carries the key'),
    auth_prefix: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('what stands before the key'),
    max_retries: (0,fields/* whole */.WQ)(0, model_rules/* MOST_RETRIES */.fC).default(2).describe('tries after the first'),
    timeout_seconds: (0,common_fields/* timeoutField */._8)().default(120),
    requests_per_minute: (0,model_rules/* perMinuteField */.w7)(),
    body: (0,fields/* optional */.lq)((0,fields/* json */.Pq)()).describe('JSON body; {{input}} stands for the input'),
    response_path: (0,fields/* optional */.lq)((0,fields/* text */.Qq)()).describe('JSON Pointer to the answer'),
});
function methodOf(values) {
    return METHODS.find((method) => method === values.method.toUpperCase());
}
function isUrl(url) {
    return /^https?:\/\//.test(url) && URL.canParse(url.replaceAll(PLACEHOLDER, 'x'));
}
/** Is the input put into some text of the body? Keys are never filled in, though EvalCore's check counts them. */
function holdsPlaceholder(value) {
    if (typeof value === 'string')
        return value.includes(PLACEHOLDER);
    if (typeof value !== 'object' || value === null || (0,json/* isRawNumber */.K4)(value))
        return false;
    return Object.values(value).some((member) => holdsPlaceholder(member));
}
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** What a header may hold: no control characters but the tab, nothing past Latin-1. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const rules = [
    common_fields/* timeoutRule */.yx,
    {
        code: 'url-not-http',
        needs: ['url'],
        check: ({ url }, subject) => isUrl(url)
            ? undefined
            : {
                at: ['url'],
                message: `${subject}: url must be a non-empty http:// or https:// URL`,
                hint: 'write it as https://host/path',
            },
    },
    {
        code: 'http-method',
        needs: ['method'],
        check: (values, subject) => methodOf(values)
            ? undefined
            : {
                at: ['method'],
                message: `${subject}: method "${values.method}" is not one of GET, POST, PUT, PATCH`,
                hint: 'use POST unless the server asks for another',
            },
    },
    {
        code: 'get-with-body',
        needs: ['method', 'body'],
        check: (values, subject) => methodOf(values) !== 'GET' || values.body === undefined
            ? undefined
            : {
                at: ['body'],
                message: `${subject}: a GET request may not carry a body`,
                hint: 'remove the body and put {{input}} into the url, or use POST',
            },
    },
    {
        code: 'no-placeholder',
        needs: ['url', 'body'],
        check: ({ url, body }, subject) => url.includes(PLACEHOLDER) || holdsPlaceholder(body)
            ? undefined
            : {
                at: ['url'],
                message: `${subject}: neither url nor body contains {{input}}; every case would send the same request`,
                hint: 'put {{input}} where the input belongs',
            },
    },
    {
        code: 'auth-without-key',
        needs: ['api_key_env', 'auth_header', 'auth_prefix'],
        check: ({ api_key_env, auth_header, auth_prefix }, subject) => api_key_env !== undefined || (auth_header === undefined && auth_prefix === undefined)
            ? undefined
            : {
                at: [auth_header === undefined ? 'auth_prefix' : 'auth_header'],
                message: `${subject}: auth_header/auth_prefix require api_key_env`,
                hint: 'name the variable that holds the key in api_key_env',
            },
    },
    {
        code: 'header-collides',
        needs: ['api_key_env', 'auth_header', 'headers'],
        check: ({ api_key_env, auth_header = 'authorization', headers = {} }, subject) => Object.keys(headers)
            .filter((name) => api_key_env !== undefined && name.toLowerCase() === auth_header.toLowerCase())
            .map((name) => ({
            at: ['headers', name],
            message: `${subject}: header "${name}" collides with the auth header (the api_key_env key is sent there); remove it from headers`,
            hint: `remove "${name}" from headers`,
        })),
    },
    {
        code: 'response-path',
        needs: ['response_path'],
        check: ({ response_path: pointer }, subject) => pointer === undefined || pointer.startsWith('/')
            ? undefined
            : {
                at: ['response_path'],
                message: `${subject}: response_path must be an RFC 6901 JSON Pointer starting with '/'`,
                hint: `write "/${pointer.replaceAll('.', '/')}"`,
            },
    },
    model_rules/* credentialInUrlRule */.k4,
    model_rules/* credentialInHeaderRule */.EV,
    {
        code: 'header-text',
        needs: ['headers'],
        check: ({ headers = {} }, subject) => Object.entries(headers)
            .filter(([name, value]) => !HEADER_NAME.test(name) || !HEADER_VALUE.test(value))
            .map(([name, value]) => ({
            at: ['headers', name],
            message: `${subject}: header ${JSON.stringify(name)} has a ${HEADER_NAME.test(name) ? `value that no header can carry: ${JSON.stringify(value)}` : 'name that no header can have'}`,
            hint: 'a header is one line of ordinary letters, digits and signs',
        })),
    },
];
const httpTarget = (0,kind/* defineKind */.WI)({
    schema: http_schema,
    rules,
    build: (values) => ({
        type: 'http',
        url: values.url,
        method: methodOf(values) ?? 'POST',
        headers: values.headers ?? {},
        ...(values.api_key_env !== undefined && { api_key_env: values.api_key_env }),
        ...(values.auth_header !== undefined && { auth_header: values.auth_header }),
        ...(values.auth_prefix !== undefined && { auth_prefix: values.auth_prefix }),
        max_retries: values.max_retries,
        timeout_seconds: (0,common_fields/* clampSeconds */.nb)(values.timeout_seconds),
        ...(values.requests_per_minute !== undefined && { requests_per_minute: values.requests_per_minute }),
        ...(values.body !== undefined && { body: values.body }),
        ...(values.response_path !== undefined && { response_path: values.response_path }),
    }),
});

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/target-kinds/module.js




const module_schema = () => targetSchema('module', {
    module: (0,fields/* text */.Qq)().describe('path#export of a function in JavaScript or TypeScript, relative to the suite'),
    timeout_seconds: (0,fields/* optional */.lq)((0,common_fields/* timeoutField */._8)()),
    cost: (0,common_fields/* costField */.UT)(),
});
const moduleTarget = (0,kind/* defineKind */.WI)({
    schema: module_schema,
    rules: [
        common_fields/* timeoutRule */.yx,
        {
            code: 'module-reference',
            needs: ['module'],
            check: ({ module }, subject) => /^[^#]/.test(module) && !module.endsWith('#')
                ? undefined
                : {
                    at: ['module'],
                    message: `${subject}: module must be path#export, got ${JSON.stringify(module)}`,
                    hint: 'such as ./agent.ts#answer; without #export it is the default export',
                },
        },
        common_fields/* costRule */.I,
    ],
    build: ({ module, timeout_seconds, cost }) => ({
        type: 'module',
        module,
        timeout_seconds: timeout_seconds === undefined ? null : (0,common_fields/* clampSeconds */.nb)(timeout_seconds),
        ...(cost && { cost }),
    }),
});

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/target-kinds/shell.js




const MEBIBYTE = 1024 * 1024;
const DEFAULT_OUTPUT_BYTES = 10 * MEBIBYTE;
/** Output is held as one text; the platform allows no longer ones. */
const LARGEST_OUTPUT_BYTES = 256 * MEBIBYTE;
const shell_schema = () => targetSchema('shell', {
    cmd: (0,fields/* text */.Qq)().describe('the command, run by `sh -c`; the input comes on stdin'),
    timeout_seconds: (0,fields/* optional */.lq)((0,common_fields/* timeoutField */._8)()),
    env: (0,fields/* optional */.lq)((0,fields/* textMap */.sP)()).describe('variables added to the environment'),
    max_output_bytes: (0,fields/* whole */.WQ)(1, LARGEST_OUTPUT_BYTES)
        .default(DEFAULT_OUTPUT_BYTES)
        .describe('bytes the command may print'),
});
const shellTarget = (0,kind/* defineKind */.WI)({
    schema: shell_schema,
    rules: [
        common_fields/* timeoutRule */.yx,
        {
            code: 'environment-name',
            needs: ['env'],
            check: ({ env = {} }, subject) => Object.keys(env)
                .filter((name) => name === '' || /[=\0]/.test(name))
                .map((name) => ({
                at: ['env', name],
                message: `${subject}: env: ${JSON.stringify(name)} cannot be the name of a variable`,
                hint: 'a name is not empty and holds no =',
            })),
        },
    ],
    build: ({ cmd, timeout_seconds, env, max_output_bytes }) => ({
        type: 'shell',
        cmd,
        timeout_seconds: timeout_seconds === undefined ? null : (0,common_fields/* clampSeconds */.nb)(timeout_seconds),
        env: env ?? {},
        max_output_bytes,
    }),
});

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/target-kinds/trace.js



const traceTarget = (0,kind/* defineKind */.WI)({
    schema: () => targetSchema('trace', { cost: (0,common_fields/* costField */.UT)() }),
    rules: [common_fields/* costRule */.I],
    build: ({ cost }) => ({ type: 'trace', ...(cost && { cost }) }),
});

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/target-kinds/table.js






/** Every target type of the format, in the order messages list them. One line a type. */
const TARGET_KINDS = {
    shell: shellTarget,
    'openai-compatible': chatTarget,
    trace: traceTarget,
    http: httpTarget,
    anthropic: anthropicTarget,
    module: moduleTarget,
};


/***/ }),

/***/ 56:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ readTop),
  X: () => (/* binding */ topSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/suite/source/fields.js
var fields = __webpack_require__(3055);
// EXTERNAL MODULE: ./lib/suite/source/read-bytes.js
var read_bytes = __webpack_require__(8020);
// EXTERNAL MODULE: ./lib/suite/source/read-fields.js
var read_fields = __webpack_require__(2274);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/suite/source/node.js
var source_node = __webpack_require__(7754);
;// CONCATENATED MODULE: ./lib/suite/source/yaml-convert.js



/** More values than this, aliases written out, are an attack and not a suite. */
const MAX_VALUES = 200_000;
/** Longer ones are past 64 bits in every notation, and slow to convert. */
const LONGEST_INTEGER = 64;
/** `007`, `02134`: a number to YAML's core schema, text to serde_yaml 0.9, by which EvalCore reads its suites. */
const PADDED_DIGITS = /^[-+]?0\d+$/;
const PLAIN_TAGS = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`));
/**
 * Turns parsed YAML into source nodes. An alias shares the node of its anchor instead of copying it, so a file of
 * aliases of aliases costs nothing; how much it stands for is added up, and too much is a fault.
 */
class YamlConverter {
    /** Set when a node could not be read; what it is part of should not be checked further. */
    damaged = false;
    #placeAt;
    #faults;
    #anchors = new Map();
    #extents = new WeakMap();
    #values = 0;
    constructor(placeAt, faults) {
        this.#placeAt = placeAt;
        this.#faults = faults;
    }
    /** @param fallback the place of a value that is left empty */
    convert(node, fallback) {
        if (node === null)
            return empty(fallback);
        const place = this.#placeAt(node.range[0]);
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#alias(node.source, place);
        if (node.tag !== undefined && !PLAIN_TAGS.has(node.tag)) {
            return this.#damage('unsupported-tag', `invalid YAML: tag ${node.tag.replace('tag:yaml.org,2002:', '!!')} is not supported`, place, 'remove the tag');
        }
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, 'open');
        const converted = this.#measured(this.#plain(node, place, fallback));
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, converted);
        return converted;
    }
    /**
     * Converts one pair of a map. A key that is already there is a fault; the first one counts.
     *
     * @returns the key that was added, if any
     */
    addEntry(entries, keyNode, valueNode) {
        const keyPlace = this.#placeAt(keyNode.range[0]);
        const key = this.#key(keyNode, keyPlace);
        const value = this.convert(valueNode, keyPlace);
        if (key === undefined)
            return undefined;
        const first = entries.get(key);
        if (first === undefined) {
            entries.set(key, { keyPlace, value });
            return key;
        }
        const message = `invalid YAML: duplicate key \`${key}\` (first used at line ${first.keyPlace.line})`;
        this.#report({ code: 'duplicate-key', message, place: keyPlace, hint: 'keep one of the two' });
        return undefined;
    }
    #plain(node, place, fallback) {
        if ((0,dist/* isScalar */.jn)(node))
            return this.#scalar(node, place, fallback);
        if ((0,dist/* isSeq */.oP)(node)) {
            return { kind: 'list', items: node.items.map((item) => this.convert(item, place)), place };
        }
        const entries = new Map();
        if ((0,dist/* isMap */.jh)(node)) {
            for (const pair of node.items)
                this.addEntry(entries, pair.key, pair.value);
        }
        return { kind: 'map', entries, place };
    }
    #scalar(node, place, fallback) {
        const { source: text } = node;
        const value = node.value;
        if (value === null && text === '')
            return empty(fallback);
        if (value === null || typeof value === 'string' || typeof value === 'boolean') {
            return { kind: 'scalar', value, text, place };
        }
        if (typeof value === 'number') {
            const isText = node.tag === undefined && PADDED_DIGITS.test(text);
            return { kind: 'scalar', value: isText ? text : yamlNumber(text, value), text, place };
        }
        return this.#damage('unsupported-value', 'invalid YAML: a value of a kind that JSON does not have', place, 'write text, a number, a list or a map');
    }
    #alias(name, place) {
        const node = this.#anchors.get(name);
        if (node === undefined) {
            const hint = `define it first with &${name}`;
            return this.#damage('unknown-alias', `invalid YAML: alias *${name} has no anchor before it`, place, hint);
        }
        if (node === 'open') {
            return this.#damage('endless-alias', `invalid YAML: alias *${name} stands inside its own anchor`, place, 'name another anchor');
        }
        this.#count(this.#extents.get(node)?.values ?? 1, place);
        return node;
    }
    #key(node, place) {
        const resolved = (0,dist/* isAlias */.Vj)(node) || (0,dist/* isScalar */.jn)(node) ? this.convert(node, place) : undefined;
        if (resolved?.kind !== 'scalar') {
            this.#damage('key-not-text', 'invalid YAML: a key must be text', place, 'put the key in quotes');
            return undefined;
        }
        const key = typeof resolved.value === 'string' ? resolved.value : resolved.text;
        if (key !== '__proto__')
            return key;
        this.#report({
            code: 'reserved-key',
            message: 'the key `__proto__` is not allowed',
            place,
            hint: 'rename it',
        });
        return undefined;
    }
    #measured(node) {
        const children = node.kind === 'scalar'
            ? []
            : node.kind === 'list'
                ? node.items
                : [...node.entries.values()].map((e) => e.value);
        const extents = children.map((child) => this.#extents.get(child) ?? { values: 1, depth: 0 });
        const depth = 1 + extents.reduce((deepest, extent) => Math.max(deepest, extent.depth), 0);
        this.#extents.set(node, { values: 1 + extents.reduce((sum, extent) => sum + extent.values, 0), depth });
        this.#count(1, node.place);
        if (depth <= source_node/* MAX_DEPTH */.lr || this.damaged)
            return node;
        return this.#damage('nested-too-deeply', `invalid YAML: nested more than ${source_node/* MAX_DEPTH */.lr} deep`, node.place, 'flatten it');
    }
    #count(values, place) {
        const before = this.#values;
        this.#values += values;
        if (this.#values <= MAX_VALUES)
            return;
        this.damaged = true;
        if (before > MAX_VALUES)
            return;
        const message = `invalid YAML: more than ${MAX_VALUES} values, aliases written out`;
        this.#report({ code: 'too-many-values', message, place, hint: 'cases belong in a dataset file' });
    }
    #damage(code, message, place, hint) {
        this.damaged = true;
        this.#report({ code, message, place, hint });
        return empty(place);
    }
    #report(fault) {
        this.#faults.push(fault);
    }
}
function empty(place) {
    return { kind: 'scalar', value: null, text: '', place };
}
/** YAML writes numbers in more ways than JSON: `+1`, `0x1F`, `0o17`, `.5`, `1.`, `.inf`, `.nan`. */
function yamlNumber(text, value) {
    if (!Number.isFinite(value))
        return value;
    const [, sign, digits] = /^([-+]?)(\d+|0x[\da-fA-F]+|0o[0-7]+)$/.exec(text) ?? [];
    if (digits !== undefined && digits.length <= LONGEST_INTEGER)
        return (0,json/* numberFromText */.Nv)(`${sign === '-' ? '-' : ''}${BigInt(digits)}`);
    return (0,json/* numberFromText */.Nv)(asJsonFloat(text));
}
function asJsonFloat(text) {
    const [, sign = '', whole = '', fraction = '', exponent = ''] = /^([-+]?)(\d*)\.?(\d*)([eE][-+]?\d+)?$/.exec(text) ?? [];
    return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction || '0'}${exponent}`;
}

;// CONCATENATED MODULE: ./lib/suite/source/yaml.js


// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters YAML forbids.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const HINTS = {
    TAB_AS_INDENT: 'indent with spaces',
    BAD_SCALAR_START: 'put the value in quotes',
    BAD_DQ_ESCAPE: 'write \\\\ for a backslash, or use single quotes',
    BAD_INDENT: 'line the keys up, and close what was opened before',
    MULTILINE_IMPLICIT_KEY: 'is a colon, or the space after it, missing?',
    BLOCK_AS_IMPLICIT_KEY: 'put a value that holds ": " in quotes, and line the keys up',
    MULTIPLE_DOCS: 'a suite is one document: remove what follows ---',
    UNEXPECTED_TOKEN: 'put the value in quotes, and close what was opened before',
    MISSING_CHAR: 'is a quote, a bracket, a comma or a dash missing?',
    BLOCK_IN_FLOW: 'inside brackets, separate with commas, or close the bracket before',
};
const HINT = 'look at the quotes, the brackets and the indentation here and just before';
/** Where the parser's own words speak to programmers. */
const WORDS = {
    RESOURCE_EXHAUSTION: 'nested too deeply',
    MULTIPLE_DOCS: 'a second document begins here',
};
/**
 * Parses YAML 1.2 (core schema) and keeps the place of every key and value. Anchors and aliases work, `<<` is a key
 * like any other. A top-level part that holds an error is left out, so that the other parts can still be checked.
 *
 * @param text the file without a byte-order mark
 */
function parseYamlSource(text, file) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text.replaceAll(FORBIDDEN, '\ufffd'), {
        lineCounter: lines,
        prettyErrors: false,
        uniqueKeys: false,
        version: '1.2',
        schema: 'core',
        merge: false,
    });
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line, column: col };
    };
    const faults = forbiddenCharacter(text, placeAt);
    const converter = new YamlConverter(placeAt, faults);
    const contents = document.contents;
    if (!(0,dist/* isMap */.jh)(contents)) {
        const [error] = document.errors;
        if (error !== undefined)
            return { faults: [...faults, syntaxFault(error, placeAt)], damaged: true };
        const root = converter.convert(contents, placeAt(0));
        return converter.damaged ? { faults, damaged: true } : { root, faults, damaged: false };
    }
    const broken = assignErrors(document.errors, contents, (error) => faults.push(syntaxFault(error, placeAt)));
    const { root, lost } = readParts(contents, broken, converter, placeAt);
    return { root, faults, damaged: lost };
}
function forbiddenCharacter(text, placeAt) {
    const offset = text.search(FORBIDDEN);
    if (offset === -1)
        return [];
    const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
    return [
        {
            code: 'invalid-yaml',
            message: `invalid YAML: control character U+${code}`,
            place: placeAt(offset),
            hint: 'write it as an escape in double quotes, or remove it',
        },
    ];
}
function syntaxFault(error, placeAt) {
    const message = WORDS[error.code] ?? error.message.replace(/^Missing closing (["'])quote$/, 'Missing closing $1');
    const hint = HINTS[error.code] ?? HINT;
    return {
        code: 'invalid-yaml',
        message: `invalid YAML: ${message}`,
        place: placeAt(error.pos[0]),
        hint,
    };
}
/**
 * Which top-level parts hold an error. One error a part is reported: what follows in the same part is mostly the
 * parser finding its way back. An error where a part begins may belong to the one before, so both count as broken.
 */
function assignErrors(errors, contents, report) {
    const starts = contents.items.map((pair) => pair.key.range[0]);
    const broken = new Set();
    for (const error of errors) {
        if (error.code === 'MULTIPLE_DOCS') {
            report(error);
            continue;
        }
        const [offset] = error.pos;
        const part = starts.findLastIndex((start) => start <= offset);
        const touched = starts[part] === offset ? [part - 1, part] : [part];
        if (!touched.some((one) => broken.has(one)))
            report(error);
        for (const one of touched)
            broken.add(one);
    }
    return broken;
}
function readParts(contents, broken, converter, placeAt) {
    const entries = new Map();
    let lost = broken.size > 0;
    for (const [index, pair] of contents.items.entries()) {
        if (broken.has(index))
            continue;
        converter.damaged = false;
        const key = converter.addEntry(entries, pair.key, pair.value);
        if (!converter.damaged)
            continue;
        lost = true;
        if (key !== undefined)
            entries.delete(key);
    }
    return { root: { kind: 'map', entries, place: placeAt(contents.range[0]) }, lost };
}

;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/top.js





const topSchema = schemas/* strictObject */.rej({
    name: (0,fields/* optional */.lq)((0,fields/* looseText */.o0)()).describe('what reports call the suite'),
    description: (0,fields/* optional */.lq)((0,fields/* looseText */.o0)()).describe('what the suite is for'),
    targets: (0,fields/* part */.y_)('targets').describe('a map from names to what answers'),
    datasets: (0,fields/* part */.y_)('datasets').describe('a list of files with cases'),
    scorers: (0,fields/* part */.y_)('scorers').describe('a list of what grades an answer'),
    run: (0,fields/* optional */.lq)((0,fields/* part */.y_)('run')).describe('how to run'),
});
/**
 * Takes a suite file apart.
 *
 * @param file the path for messages
 */
function readTop(bytes, file, report) {
    const decoded = (0,read_bytes/* decodeUtf8 */._6)(bytes);
    if (decoded.kind === 'not-utf8') {
        const place = { file, line: decoded.line };
        report({ code: 'not-utf8', message: 'invalid YAML: not UTF-8', place, hint: 'save the file as UTF-8' });
        return {};
    }
    const source = parseYamlSource(decoded.text, file);
    for (const fault of source.faults)
        report(fault);
    if (source.root === undefined)
        return {};
    const root = asMap(source.root);
    // Where YAML is broken, keys end up in the wrong place: what looks unknown here may be at home further in.
    const reportHere = source.damaged ? exceptUnknown(report) : report;
    const fields = (0,read_fields/* readFields */.qU)(topSchema, root, { report: reportHere, path: '', incomplete: source.damaged });
    if (fields === undefined || root.kind !== 'map')
        return {};
    return { ...headings(fields.values), ...partsOf(root) };
}
function exceptUnknown(report) {
    return (finding) => {
        if (finding.code !== 'unknown-key')
            report(finding);
    };
}
/** A file that says nothing is a suite that lacks everything. */
function asMap(root) {
    if (root.kind !== 'scalar' || root.value !== null)
        return root;
    return { kind: 'map', entries: new Map(), place: root.place };
}
function headings(values) {
    const { name, description } = values;
    return { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
}
function partsOf(root) {
    const parts = {};
    for (const key of ['targets', 'datasets', 'scorers', 'run']) {
        const entry = root.entries.get(key);
        if (entry !== undefined)
            parts[key] = entry;
    }
    return parts;
}


/***/ }),

/***/ 3055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   o0: () => (/* binding */ looseText),
/* harmony export */   sP: () => (/* binding */ textMap),
/* harmony export */   vM: () => (/* binding */ jsonMap),
/* harmony export */   x: () => (/* binding */ real),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   y_: () => (/* binding */ part)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8532);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);


/**
 * The kinds of fields suites are made of. The `error` of each says what was expected, in the words that follow
 * "invalid type: …, expected"; checks on top of the type say what is wrong, in words that follow the field's path.
 */
const NUL = { error: 'must not hold a NUL character' };
const noNul = (value) => !value.includes('\0');
/** Text. A number or a boolean without quotes is a mistake. */
const text = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'a string' }).refine(noNul, NUL);
/** Text, or a number or a boolean taken as it is spelled. */
const looseText = () => text().meta({ loose: true });
const flag = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY({ error: 'a boolean' });
/** Zod calls an integer past 2^53 too big, or too small, before any bound is looked at. */
const WHOLE = {
    error: ({ code }) => code === 'invalid_type' ? 'a whole number' : 'is out of range',
};
/** A whole number from `least` on. `2.0` is not one. */
const whole = (least, most = Number.MAX_SAFE_INTEGER) => zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(WHOLE)
    .min(least, { error: `must be at least ${least}` })
    .max(most, { error: `must be at most ${most}` });
/** A whole number whose bounds are for the rules to say. */
const integer = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(WHOLE);
/** Any number, also `.inf` and `.nan`: what is wrong with those is for the rules to say. */
const real = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .any */ .bzn()
    .transform((value, context) => {
    if (typeof value === 'number')
        return value;
    if ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRawNumber */ .K4)(value))
        return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .numberValue */ .Vg)(value);
    context.addIssue({ code: 'invalid_type', expected: 'number', message: 'a number', input: value });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
})
    .meta({ type: 'number' });
/** One of a few words. */
const oneOf = (words) => zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(words, { error: `one of ${words.join(', ')}` });
/** Any value that JSON can hold. */
const json = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .any */ .bzn().superRefine(checkFinite).pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY());
/** A map of any values. */
const jsonMap = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .any */ .bzn(), { error: 'a map' }).superRefine(checkFinite).pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY());
/** A map of texts; see {@link looseText}. */
const textMap = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), looseText(), { error: 'a map of strings' });
const listOf = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item, { error: 'a list' });
/** A part that is read on its own; here it only has to be there. */
const part = (name) => zod__WEBPACK_IMPORTED_MODULE_0__/* .any */ .bzn()
    .refine((value) => value !== undefined)
    .meta({ part: name });
/** Absent, `null` and left empty mean the same. */
const optional = (schema) => schema.nullish();
function checkFinite(value, context) {
    const visit = (at, path) => {
        if (typeof at === 'number' && !Number.isFinite(at)) {
            context.addIssue({ code: 'custom', path, message: 'must be a number that JSON can hold' });
        }
        if (typeof at !== 'object' || at === null || (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRawNumber */ .K4)(at))
            return;
        for (const [key, member] of Object.entries(at))
            visit(member, [...path, Array.isArray(at) ? Number(key) : key]);
    };
    visit(value, []);
}


/***/ }),

/***/ 4628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseJsonSource)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);


/**
 * Parses JSON (RFC 8259, as strictly as serde_json) and keeps the place of every value. Slower than `JSON.parse`;
 * for texts whose places matter, and to say what is wrong with a text that `JSON.parse` refused.
 */
function parseJsonSource(text, origin) {
    const reader = new JsonReader(text, origin);
    try {
        return { kind: 'parsed', root: reader.document(), repeated: reader.repeated };
    }
    catch (error) {
        if (!(error instanceof JsonFault))
            throw error;
        return { kind: 'unreadable', message: error.message, place: error.place };
    }
}
class JsonFault extends Error {
    place;
    constructor(message, place) {
        super(message);
        this.place = place;
    }
}
const WORDS = { true: true, false: false, null: null };
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
class JsonReader {
    repeated = [];
    #text;
    #origin;
    #at = 0;
    #lineStarts;
    constructor(text, origin) {
        this.#text = text;
        this.#origin = origin;
    }
    document() {
        const root = this.#value(1);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw this.#error(`unexpected ${this.#next()} after the end`);
        return root;
    }
    #value(depth) {
        this.#skipSpace();
        const place = this.#place(this.#at);
        const first = this.#text[this.#at];
        if (first === '{' || first === '[') {
            if (depth > _node_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
                throw this.#error(`nested more than ${_node_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr} deep`);
            return first === '{' ? this.#map(place, depth) : this.#list(place, depth);
        }
        if (first === '"') {
            const value = this.#string();
            return { kind: 'scalar', value, text: value, place };
        }
        const number = this.#match(NUMBER);
        if (number !== undefined)
            return { kind: 'scalar', value: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .numberFromText */ .Nv)(number), text: number, place };
        for (const [word, value] of Object.entries(WORDS)) {
            if (!this.#text.startsWith(word, this.#at))
                continue;
            this.#at += word.length;
            return { kind: 'scalar', value, text: word, place };
        }
        throw this.#error(`expected a value, found ${this.#next()}`);
    }
    #list(place, depth) {
        const items = [];
        this.#at += 1;
        if (!this.#take(']')) {
            do
                items.push(this.#value(depth + 1));
            while (this.#take(','));
            if (!this.#take(']'))
                throw this.#error(`expected , or ] but found ${this.#next()}`);
        }
        return { kind: 'list', items, place };
    }
    #map(place, depth) {
        const entries = new Map();
        this.#at += 1;
        if (!this.#take('}')) {
            do
                this.#entry(entries, depth);
            while (this.#take(','));
            if (!this.#take('}'))
                throw this.#error(`expected , or } but found ${this.#next()}`);
        }
        return { kind: 'map', entries, place };
    }
    #entry(entries, depth) {
        this.#skipSpace();
        const keyPlace = this.#place(this.#at);
        if (this.#text[this.#at] !== '"')
            throw this.#error(`expected a key in quotes, found ${this.#next()}`);
        const key = this.#string();
        if (!this.#take(':'))
            throw this.#error(`expected : after the key, found ${this.#next()}`);
        const value = this.#value(depth + 1);
        if (!entries.has(key))
            entries.set(key, { keyPlace, value });
        else if (depth === 1)
            this.repeated.push({ key, place: keyPlace });
    }
    #string() {
        const start = this.#at;
        const end = this.#endOfString(start + 1);
        const value = decodeString(this.#text.slice(start, end + 1));
        if (value === undefined)
            throw this.#error('text in quotes with an escape that JSON does not have');
        if (!value.isWellFormed())
            throw this.#error('text that holds half a surrogate pair');
        this.#at = end + 1;
        return value;
    }
    /** Where the closing quote stands. A loop, because a pattern would need a stack as long as the text. */
    #endOfString(from) {
        for (let at = from; at < this.#text.length; at += 1) {
            const char = this.#text.charCodeAt(at);
            if (char === QUOTE)
                return at;
            if (char === BACKSLASH)
                at += 1;
            if (char < SPACE)
                throw this.#error('a control character in quotes that is not escaped', at);
        }
        throw this.#error('text in quotes that is never closed');
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        if (found !== undefined)
            this.#at += found.length;
        return found;
    }
    #take(char) {
        this.#skipSpace();
        if (this.#text[this.#at] !== char)
            return false;
        this.#at += 1;
        return true;
    }
    #skipSpace() {
        while (' \t\n\r'.includes(this.#text[this.#at] ?? 'x'))
            this.#at += 1;
    }
    #next() {
        const code = this.#text.codePointAt(this.#at);
        return code === undefined ? 'the end' : JSON.stringify(String.fromCodePoint(code));
    }
    #error(message, at = this.#at) {
        return new JsonFault(message, this.#place(at));
    }
    #place(offset) {
        this.#lineStarts ??= lineStartsOf(this.#text);
        const row = rowOf(offset, this.#lineStarts);
        const column = offset - (this.#lineStarts[row] ?? 0) + 1;
        return { file: this.#origin.file, line: this.#origin.line + row, column };
    }
}
function lineStartsOf(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}
/** The last line that begins at or before the offset. */
function rowOf(offset, starts) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function decodeString(literal) {
    try {
        return JSON.parse(literal);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aB: () => (/* binding */ toJson),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   x5: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4807);

/** How deep a value may nest: serde_json stops at the same depth. */
const MAX_DEPTH = 127;
/** The value alone. Maps become plain objects; the readers refuse a `__proto__` key. */
function toJson(node) {
    if (node.kind === 'scalar')
        return node.value;
    if (node.kind === 'list')
        return node.items.map(toJson);
    return Object.fromEntries([...node.entries].map(([key, entry]) => [key, toJson(entry.value)]));
}
/** A value in the words of serde's messages: ``integer `42` ``, `string "x"`, `map`. */
function describe(node) {
    if (node.kind === 'list')
        return 'sequence';
    if (node.kind === 'map')
        return 'map';
    const { value, text } = node;
    if (value === null)
        return 'null';
    if (typeof value === 'string')
        return `string ${JSON.stringify(clip(value))}`;
    if (typeof value === 'boolean')
        return `boolean \`${value}\``;
    const spelled = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRawNumber */ .K4)(value) ? value.rawJSON : String(value);
    return /^-?\d+$/.test(spelled) ? `integer \`${spelled}\`` : `floating point \`${clip(text)}\``;
}
function clip(text) {
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
/** What stands at a path of keys and indexes, as far down as it goes. */
function locate(node, path) {
    let found = { node, keyPlace: node.place, inherited: false };
    for (const step of path) {
        const at = found.node;
        if (at.kind === 'map') {
            const entry = at.entries.get(String(step));
            if (entry === undefined)
                break;
            const inherited = found.inherited || entry.inherited === true;
            found = { node: entry.value, keyPlace: entry.keyPlace, inherited };
        }
        else if (at.kind === 'list') {
            const item = at.items[Number(step)];
            if (item === undefined)
                break;
            found = { node: item, keyPlace: item.place, inherited: found.inherited };
        }
        else
            break;
    }
    return found;
}
/** `scorers[0]` and `value` → `scorers[0].value`; an odd key is quoted: `targets["my model"]`. */
function joinPath(path, ...steps) {
    return steps.reduce((joined, step) => {
        if (typeof step === 'number')
            return `${joined}[${step}]`;
        const key = String(step);
        if (!/^[\w-]+$/.test(key))
            return `${joined}[${JSON.stringify(key)}]`;
        return joined === '' ? key : `${joined}.${key}`;
    }, path);
}


/***/ }),

/***/ 8020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   _6: () => (/* binding */ decodeUtf8),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   xO: () => (/* binding */ readInside)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



const REASONS = {
    ENOENT: 'no such file',
    EISDIR: 'it is a directory',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ENOTDIR: 'a part of the path is not a directory',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the path is too long',
    ERR_INVALID_ARG_VALUE: 'the path holds a NUL character',
    ERR_FS_FILE_TOO_LARGE: 'it is larger than 2 GiB',
};
/**
 * Reads a regular file. A pipe or a device is refused: it may never end.
 *
 * @param most bytes at most
 */
async function readBytes(path, most = Number.MAX_SAFE_INTEGER) {
    try {
        const info = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        if (info.isDirectory())
            return { kind: 'unreadable', reason: 'it is a directory' };
        if (!info.isFile())
            return { kind: 'unreadable', reason: 'it is not a regular file' };
        if (info.size > most)
            return { kind: 'unreadable', reason: `it is larger than ${most} bytes` };
        return { kind: 'bytes', bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path) };
    }
    catch (error) {
        return { kind: 'unreadable', reason: reasonOf(error) };
    }
}
/**
 * Reads as {@link readBytes} does, and nothing that lies outside of a folder, links followed: what is in such a file
 * would stand in messages and reports.
 */
function readInside(folder) {
    return async (path, most) => {
        try {
            const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path));
            if (way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way))
                return { kind: 'unreadable', reason: 'it lies outside of the workspace' };
        }
        catch (error) {
            return { kind: 'unreadable', reason: reasonOf(error) };
        }
        return readBytes(path, most);
    };
}
function reasonOf(error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return REASONS[code] ?? (code === '' ? 'it cannot be read' : `it cannot be read (${code})`);
}
const BYTE_ORDER_MARK = '\ufeff';
/** The text of a file without a byte-order mark, or the line where it is no UTF-8. */
function decodeUtf8(bytes) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { kind: 'not-utf8', line: firstBadLine(bytes) };
    const text = bytes.toString('utf8');
    return { kind: 'text', text: text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text };
}
function firstBadLine(bytes) {
    let line = 0;
    for (const one of linesOf(bytes)) {
        line += 1;
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(one))
            return line;
    }
    return Math.max(line, 1);
}
/** The lines of a file, without their `\n`. What follows the last `\n` is a line only when it is not empty. */
function* linesOf(bytes) {
    for (let start = 0; start < bytes.length;) {
        const end = bytes.indexOf(0x0a, start);
        yield bytes.subarray(start, end === -1 ? bytes.length : end);
        start = end === -1 ? bytes.length : end + 1;
    }
}


/***/ }),

/***/ 2274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ reportUnknownKey),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   My: () => (/* binding */ complete),
/* harmony export */   NB: () => (/* binding */ reportType),
/* harmony export */   ei: () => (/* binding */ reportVariant),
/* harmony export */   qU: () => (/* binding */ readFields)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _base_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7675);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8566);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7754);





/** Characters of a key or a word in a message. */
const LONGEST_SHOWN = 200;
/**
 * Reads a map by a strict schema. Each field is checked on its own, so that one mistake hides no other: unknown keys,
 * missing fields and wrong types are all reported, each where it stands.
 *
 * @returns nothing when the node is no map at all.
 */
function readFields(schema, node, reading) {
    if (node.kind !== 'map') {
        reportType(node, 'a map', node.place, reading, []);
        return undefined;
    }
    const known = Object.keys(schema.shape);
    const merges = node.entries.has('<<') && !known.includes('<<');
    const incomplete = reading.incomplete === true || merges;
    for (const key of node.entries.keys()) {
        if (!known.includes(key))
            reportUnknownKey(key, known, node, reading);
    }
    const values = {};
    const broken = new Set();
    for (const [key, field] of Object.entries(schema.shape)) {
        const value = readField(key, field, node, { ...reading, incomplete });
        if (value === BROKEN)
            broken.add(key);
        else if (value !== undefined && value !== null)
            values[key] = value;
    }
    return { values: values, broken, incomplete, node };
}
/** Does a schema of fields apply to nothing wrong? Then its values are complete. */
function complete(fields) {
    return fields.broken.size === 0 && !fields.incomplete;
}
const BROKEN = Symbol('broken');
function readField(key, field, node, reading) {
    const entry = node.entries.get(key);
    if (entry === undefined) {
        const parsed = field.safeParse(undefined);
        if (parsed.success)
            return parsed.data;
        if (!reading.incomplete)
            reportMissing(key, field, node, reading);
        return BROKEN;
    }
    const inner = unwrap(field);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH && !isNull(entry.value))
        return readNested(inner, key, entry, reading);
    const parsed = field.safeParse(plain(entry.value, inner));
    if (parsed.success)
        return parsed.data;
    for (const issue of parsed.error.issues)
        reportIssue(issue, [key, ...issue.path], node, reading);
    return BROKEN;
}
function readNested(schema, key, entry, reading) {
    const { value: node, inherited } = entry;
    const report = (finding) => reading.report(inherited ? { ...finding, inherited } : finding);
    const fields = readFields(schema, node, { ...reading, report, path: (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(reading.path, key) });
    if (fields === undefined || !complete(fields))
        return BROKEN;
    return hasUnknown(schema, fields.node) ? BROKEN : fields.values;
}
function isNull(node) {
    return node.kind === 'scalar' && node.value === null;
}
function hasUnknown(schema, node) {
    return [...node.entries.keys()].some((key) => !Object.hasOwn(schema.shape, key));
}
function unwrap(schema) {
    let inner = schema;
    while (inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodOptional */ .IiU || inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNullable */ .l1C || inner instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDefault */ .XiL) {
        inner = inner.unwrap();
    }
    return inner;
}
const WHOLE = /^-?\d+$/;
/** The plain value for a schema; where loose text is wanted, scalars give their spelling. */
function plain(node, schema) {
    if (node.kind === 'scalar') {
        const loose = node.value !== null && schema.meta()?.loose === true;
        if (loose && typeof node.value !== 'string')
            return node.text;
        // Past 2^53 a whole number is kept by its spelling; it is one all the same, and the schema says that it is too large.
        const { value } = node;
        const kept = schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt && (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRawNumber */ .K4)(value) && WHOLE.test(value.rawJSON);
        return kept ? (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberValue */ .Vg)(value) : value;
    }
    if (node.kind === 'list' && schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA) {
        return node.items.map((item) => plain(item, unwrap(schema.element)));
    }
    if (node.kind === 'map' && schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodRecord */ .b8S) {
        const member = unwrap(schema.valueType);
        return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plain(entry.value, member)]));
    }
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .toJson */ .aB)(node);
}
/** Reports a key that has no meaning here. */
function reportUnknownKey(key, known, node, reading) {
    const { keyPlace, inherited } = (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .locate */ .x5)(node, [key]);
    const message = `${reading.path === '' ? '' : `${reading.path}: `}unknown field \`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(key, LONGEST_SHOWN)}\`, expected ${listed(known)}`;
    const merge = key === '<<' ? 'YAML merge keys are not applied; a target can say `extends: OTHER`' : undefined;
    const hint = merge ?? (0,_base_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(key, known) ?? reading.aboutKey?.(key) ?? 'remove it';
    const source = inherited ? `${hint} (it came by \`extends\`)` : hint;
    reading.report({ code: 'unknown-key', message, place: keyPlace, hint: source, inherited });
}
function reportMissing(key, field, node, reading) {
    const message = `${reading.path === '' ? '' : `${reading.path}: `}missing field \`${key}\``;
    const hint = field.description === undefined ? `add ${key}` : `add ${key}: ${field.description}`;
    reading.report({ code: 'missing-field', message, place: node.place, hint, about: key });
}
function reportIssue(issue, path, node, reading) {
    const found = (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .locate */ .x5)(node, path);
    if (issue.code === 'invalid_value' &&
        found.node.kind === 'scalar' &&
        typeof found.node.value === 'string') {
        const words = issue.values.map(String);
        reportVariant(found.node.value, words, found, (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(reading.path, ...path), reading);
    }
    else if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
        reportType(found.node, issue.message, found.node.place, reading, path, found.inherited);
    }
    else {
        const { inherited } = found;
        const message = `${(0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(reading.path, ...path)} ${issue.message}`;
        const hint = `give \`${String(path.at(-1))}\` another value`;
        reading.report({ code: 'invalid-value', message, place: found.node.place, hint, inherited });
    }
}
/** Reports a word that is none of the words known there. */
function reportVariant(word, words, found, path, reading) {
    const message = `${path}: unknown variant \`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(word, LONGEST_SHOWN)}\`, expected ${listed(words)}`;
    const hint = (0,_base_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(word, words) ?? `use ${listed(words)}`;
    const { inherited } = found;
    reading.report({ code: 'unknown-variant', message, place: found.node.place, hint, inherited });
}
/** Reports a value of the wrong type. */
function reportType(node, expected, place, reading, path, inherited = false) {
    const name = (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(reading.path, ...path);
    const message = `${name === '' ? '' : `${name}: `}invalid type: ${(0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0)(node)}, expected ${expected}`;
    const quotable = node.kind === 'scalar' && node.value !== null && expected === 'a string';
    const hint = quotable ? `put it in quotes: "${node.text}"` : `write ${expected}`;
    reading.report({ code: 'invalid-type', message, place, hint, inherited });
}
/** ``one of `a`, `b` `` as serde lists what it expected. */
function listed(words) {
    const quoted = words.map((word) => `\`${word}\``);
    if (quoted.length <= 2)
        return quoted.join(' or ');
    return `one of ${quoted.join(', ')}`;
}


/***/ }),

/***/ 4234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   nj: () => (/* binding */ targetHint),
/* harmony export */   zP: () => (/* binding */ matrixMistakes)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4807);
/* harmony import */ var _base_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7675);


/** Names of targets as messages list them: `alpha, beta`. */
function listNames(names) {
    return [...names].sort(_base_json_js__WEBPACK_IMPORTED_MODULE_0__/* .compareUtf8 */ .zq).join(', ');
}
/** What to do about a target that is not there. */
function targetHint(name, names) {
    return (0,_base_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, names) ?? 'define it under targets';
}
/**
 * Checks a list of arms: at least two, each once, all of them targets.
 *
 * @param word how messages call the list: `run.matrix` or `matrix`
 * @param known the targets; absent when they are not known, and then not checked
 */
function matrixMistakes(names, known, word) {
    const mistakes = [];
    if (names.length < 2) {
        const message = `${word} must list at least two targets, got ${names.length}`;
        mistakes.push({ code: 'matrix-too-short', message, hint: 'name two or more, or run one with --target' });
    }
    const targets = known && new Set(known);
    for (const [index, name] of names.entries()) {
        const first = names.indexOf(name);
        if (first < index && names.indexOf(name, first + 1) === index) {
            const message = `${word} lists target "${name}" more than once`;
            mistakes.push({ code: 'matrix-repeats', message, hint: 'name each arm once', index });
        }
        if (first === index && targets !== undefined && !targets.has(name)) {
            const message = `${word} target "${name}" is not defined; available: ${listNames(targets)}`;
            mistakes.push({ code: 'unknown-target', message, hint: targetHint(name, targets), index });
        }
    }
    return mistakes;
}


/***/ })

};
