export const id = 86;
export const ids = [86];
export const modules = {

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Q8: () => (/* binding */ rustDebug),
/* harmony export */   e8: () => (/* binding */ trimWhiteSpace),
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
/**
 * A number with a fixed count of decimals, as Rust's `{:.N}`: rounded from its exact binary value, and a tie goes to
 * the even digit (0.125 → `0.12`, where `toFixed` gives `0.13`). Never an exponent.
 */
function formatFixed(value, digits) {
    if (!Number.isFinite(value))
        return formatShortest(value);
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
/**
 * A number with as few digits as identify it, as Rust's `{}`: no exponent (1e21 and 1e-7 are written out), no `.0`
 * on whole numbers, `inf`, `-inf` and `NaN`.
 */
function formatShortest(value) {
    if (Number.isNaN(value))
        return 'NaN';
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    if (!Number.isFinite(value))
        return `${sign}inf`;
    const [mantissa = '', exponent] = Math.abs(value).toString().split('e');
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

/***/ 1099:
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
// EXTERNAL MODULE: ./lib/results/results.js
var results = __webpack_require__(7992);
;// CONCATENATED MODULE: ./lib/results/parse.js


/** The largest results file that is read: 256 MiB. */
const MAX_BYTES = 256 * 1024 * 1024;
/**
 * Reads a results file as the hostile data it may be: size, JSON, schema and version are checked before anything is
 * believed.
 *
 * @param file Shown in faults.
 * @throws InvalidInputError naming the file and what is wrong with it.
 */
function parseResults(bytes, file) {
    if (bytes.length > MAX_BYTES)
        throw invalid(file, [`is larger than ${MAX_BYTES} bytes`]);
    let value;
    try {
        value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch (error) {
        throw invalid(file, [`is not JSON: ${error instanceof Error ? error.message : String(error)}`]);
    }
    const version = versionOf(value);
    if (version !== undefined && version !== results/* RESULTS_VERSION */.kI) {
        throw invalid(file, [
            `has version ${String(version)}, and this program reads version ${results/* RESULTS_VERSION */.kI}`,
        ]);
    }
    const parsed = results/* results */.Xv.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues
        .slice(0, 10)
        .map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
    throw invalid(file, problems);
}
function versionOf(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const { schema, version } = value;
    return schema === results/* RESULTS_SCHEMA */.Bi ? version : undefined;
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


/***/ })

};
