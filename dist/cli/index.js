import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 1493:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("v8");

/***/ }),

/***/ 7594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ throwIfAny),
/* harmony export */   WA: () => (/* binding */ EvalMatrixError),
/* harmony export */   dE: () => (/* binding */ formatPlace),
/* harmony export */   oC: () => (/* binding */ InvalidInputError)
/* harmony export */ });
/** `file:line:col` as far as the parts are known. */
function formatPlace(place) {
    return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':');
}
/** The base of every error this program raises on purpose. */
class EvalMatrixError extends Error {
    code;
    place;
    hint;
    constructor(fault, options) {
        super(fault.message, options);
        this.name = new.target.name;
        this.code = fault.code;
        this.place = fault.place;
        this.hint = fault.hint;
    }
}
/** The suite, a flag or an input is invalid. Nothing has run. Exit status 2. */
class InvalidInputError extends EvalMatrixError {
    /** Every fault found, in the order they should be read. Never empty. */
    faults;
    constructor(faults) {
        super(faults[0]);
        this.faults = faults;
    }
}
/** Throws every fault at once, or nothing when there is none. */
function throwIfAny(faults) {
    const [first, ...rest] = faults;
    if (first !== undefined)
        throw new InvalidInputError([first, ...rest]);
}


/***/ }),

/***/ 9507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sanitise)
/* harmony export */ });
/**
 * What a terminal would act on, and what would break a line or reorder it: C0 and C1 controls, DEL, line and paragraph
 * separators, bidi marks, embeddings, overrides and isolates.
 */
const UNSAFE = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/**
 * What GitHub's runner takes for a command in the output of a step: `##[name]` anywhere in a line, `::name::` at its
 * start. A text may be broken at any blank, so a blank counts as a start.
 */
const COMMAND = /(?<=##)\[|(?<=^|\s):(?=:)/g;
/**
 * Makes a text from a model, a dataset or a suite safe to print on one line of a terminal. A tab becomes a space, CR
 * and LF become `\r` and `\n`, other controls `\xNN`, bidi controls `\u{NNNN}`. Half a surrogate pair, which no encoding
 * can print, becomes U+FFFD. The sign that makes a text a workflow command becomes `\xNN`: a command line is run in
 * workflows too. Everything else stays as it is.
 */
function sanitise(text) {
    return text.toWellFormed().replace(UNSAFE, escapeOne).replace(COMMAND, escapeOne);
}
function escapeOne(char) {
    if (char === '\t')
        return ' ';
    if (char === '\r')
        return '\\r';
    if (char === '\n')
        return '\\n';
    const code = char.charCodeAt(0);
    return code <= 0xff
        ? `\\x${code.toString(16).padStart(2, '0')}`
        : `\\u{${code.toString(16).padStart(4, '0')}}`;
}


/***/ }),

/***/ 7675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* unused harmony export editDistance */
/** Longer names are not compared: nobody mistypes them, and comparing costs their lengths multiplied. */
const LONGEST = 64;
/**
 * The known name that somebody who wrote `name` most likely meant, or nothing when none is near: at most a third of
 * its letters off. Case, `-` and `_` do not count.
 */
function nearest(name, known) {
    if (name.length > LONGEST)
        return undefined;
    const wanted = fold(name);
    let best;
    for (const candidate of known) {
        if (candidate.length > LONGEST)
            continue;
        const folded = fold(candidate);
        const distance = editDistance(wanted, folded);
        if (distance > Math.max(1, Math.floor(Math.max(wanted.length, folded.length) / 3)))
            continue;
        // A match of nothing but single letters says nothing.
        if (distance >= Math.min(wanted.length, folded.length))
            continue;
        if (best === undefined || distance < best.distance)
            best = { name: candidate, distance };
    }
    return best?.name;
}
/** `did you mean "x"?`, or nothing. */
function didYouMean(name, known) {
    const close = nearest(name, known);
    return close === undefined ? undefined : `did you mean "${close}"?`;
}
function fold(name) {
    return name.toLowerCase().replaceAll(/[-_\s]/g, '');
}
/** Letters to insert, delete, replace or swap with a neighbour (optimal string alignment). */
function editDistance(left, right) {
    let before = [];
    let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let i = 1; i <= left.length; i += 1) {
        const current = [i];
        for (let j = 1; j <= right.length; j += 1) {
            const replaced = (previous[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
            let cost = Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
            if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
                cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
            }
            current.push(cost);
        }
        before = previous;
        previous = current;
    }
    return previous[right.length] ?? 0;
}


/***/ }),

/***/ 1070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ CACHE_MODES)
/* harmony export */ });
/** `auto`: replay, record what is missing. `replay`: never call. `live`: call always, record. `off`: call always, record nothing. */
const CACHE_MODES = ['auto', 'replay', 'live', 'off'];


/***/ }),

/***/ 9069:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _cli_process_io_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2022);

await (0,_cli_process_io_js__WEBPACK_IMPORTED_MODULE_0__/* .runProcess */ .R)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ BASELINE_OPTIONS),
/* harmony export */   By: () => (/* binding */ CASSETTE),
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Zz: () => (/* binding */ INIT),
/* harmony export */   oq: () => (/* binding */ RUN),
/* harmony export */   qN: () => (/* binding */ CASSETTE_SUBCOMMANDS),
/* harmony export */   ri: () => (/* binding */ REPORT),
/* harmony export */   vY: () => (/* binding */ VALIDATE),
/* harmony export */   yx: () => (/* binding */ SCHEMA)
/* harmony export */ });
/* harmony import */ var _cassette_cassette_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1070);
/* harmony import */ var _comparison_input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7137);


const help = { name: 'help', short: 'h', help: 'show this help' };
const COLOR = {
    name: 'color',
    value: 'WHEN',
    choices: ['auto', 'always', 'never'],
    help: 'colours in the terminal report: auto (default), always, never',
};
const REPORTS = [
    {
        name: 'json',
        value: 'FILE',
        help: 'write results.json to FILE; - is stdout, instead of the terminal report',
    },
    { name: 'markdown', value: 'FILE', help: 'write the markdown report to FILE; - is stdout' },
    { name: 'html', value: 'FILE', help: 'write the HTML report to FILE; - is stdout' },
    { name: 'junit', value: 'FILE', help: 'write JUnit XML to FILE; - is stdout' },
];
const CASSETTES = {
    name: 'cassettes',
    value: 'DIR',
    help: 'folder of recordings, from the suite: default .eval-matrix/cassettes',
};
const RUN = {
    name: 'run',
    usage: 'run SUITE [options]',
    summary: 'run the suite once per arm, compare the arms, judge them',
    options: [
        { name: 'matrix', value: 'A,B', help: 'arms to compare, in this order; overrides the suite' },
        { name: 'target', value: 'A', help: 'run one arm alone' },
        { name: 'reference', value: 'A', help: 'the arm the others are compared with; default the first' },
        { name: 'trials', value: 'N', help: 'trials of each case' },
        { name: 'concurrency', value: 'N', help: 'cases in flight inside an arm' },
        { name: 'budget-usd', value: 'X', help: 'what each arm may spend' },
        { name: 'only', value: 'GLOB', help: 'run the cases whose id matches, or tag:NAME' },
        {
            name: 'cache',
            value: 'MODE',
            choices: _cassette_cassette_js__WEBPACK_IMPORTED_MODULE_1__/* .CACHE_MODES */ ._,
            help: 'auto: replay, record what is missing; replay: never call; live: call and record; off: call',
        },
        CASSETTES,
        {
            name: 'fail-on',
            value: 'WHAT',
            choices: _comparison_input_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$,
            help: 'contract (default): cases and gates; gates: the gates alone; never: only report',
        },
        {
            name: 'on-inconclusive',
            value: 'WHAT',
            choices: _comparison_input_js__WEBPACK_IMPORTED_MODULE_0__/* .ON_INCONCLUSIVE */ .Xv,
            help: 'fail (default) or warn when an arm could not be judged',
        },
        ...REPORTS,
        COLOR,
        { name: 'no-progress', help: 'no progress on stderr' },
        { name: 'quiet', short: 'q', help: 'leave out the cases that passed' },
        help,
    ],
};
/** Accepted so that their misuse gets a clear answer; not in the help until they work. */
const BASELINE_OPTIONS = [
    { name: 'baseline', value: 'LABEL', help: '' },
    { name: 'save-baseline', value: 'LABEL', help: '' },
];
const VALIDATE = {
    name: 'validate',
    usage: 'validate SUITE',
    summary: 'list every fault with file, line and column; run nothing',
    options: [help],
};
const REPORT = {
    name: 'report',
    usage: 'report FILE [options]',
    summary: 'draw a results.json again: terminal, markdown, HTML, JUnit, JSON',
    options: [...REPORTS, COLOR, { name: 'quiet', short: 'q', help: 'leave out the cases that passed' }, help],
};
/** Without `cassette` before the name. */
const CASSETTE_SUBCOMMANDS = [
    {
        name: 'ls',
        takes: ['DIR'],
        heeds: [],
        summary: 'list the cassettes of a folder, and what is wrong with them',
    },
    {
        name: 'prune',
        takes: ['SUITE'],
        heeds: ['cassettes', 'dry-run'],
        summary: 'drop the recordings that the suite no longer needs; replays it to know',
    },
    {
        name: 'diff',
        takes: ['BEFORE', 'AFTER'],
        heeds: [],
        summary: 'answers that changed between two cassettes, or two folders of them',
    },
    {
        name: 'import',
        takes: ['SUITE', 'DATABASE'],
        heeds: ['cassettes'],
        summary: 'take over the recordings of an EvalCore cache.db',
    },
];
const CASSETTE = {
    name: 'cassette',
    usage: 'cassette ls|prune|diff|import …',
    summary: 'look after recordings',
    options: [
        { ...CASSETTES, help: `prune, import: ${CASSETTES.help}` },
        { name: 'dry-run', help: 'prune: count, and drop nothing' },
        help,
    ],
    subcommands: CASSETTE_SUBCOMMANDS,
};
const INIT = {
    name: 'init',
    usage: 'init [DIR]',
    summary: 'write a starter suite and a workflow; overwrites nothing',
    options: [help],
};
const SCHEMA = {
    name: 'schema',
    usage: 'schema',
    summary: 'print the JSON Schema of suites, for editors',
    options: [help],
};
const COMMANDS = [RUN, VALIDATE, REPORT, CASSETTE, INIT, SCHEMA];


/***/ }),

/***/ 2650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ac: () => (/* binding */ parseOptions),
  Ly: () => (/* binding */ positiveNumber),
  Qq: () => (/* binding */ options_text),
  rD: () => (/* binding */ wholeNumber)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
;// CONCATENATED MODULE: ./lib/base/numbers.js
/** A whole number of at least 1 in decimal digits, as flags and inputs give it; `undefined` for anything else. */
function readCount(text) {
    const value = Number(text);
    return /^\d+$/.test(text) && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}
/** A positive decimal number, as flags and inputs give it; `undefined` for anything else. */
function readAmount(text) {
    const value = Number(text);
    const isDecimal = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text);
    return isDecimal && Number.isFinite(value) && value > 0 ? value : undefined;
}

// EXTERNAL MODULE: ./lib/base/suggest.js
var suggest = __nccwpck_require__(7675);
;// CONCATENATED MODULE: ./lib/cli/options.js



/** Parses the words after a command's name. Collects every fault instead of stopping at the first. */
function parseOptions(words, specs) {
    const { tokens } = (0,external_node_util_.parseArgs)({
        args: [...words],
        options: Object.fromEntries(specs.map((spec) => [
            spec.name,
            {
                type: spec.value === undefined ? 'boolean' : 'string',
                ...(spec.short ? { short: spec.short } : {}),
            },
        ])),
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    const positionals = [];
    const given = new Map();
    const faults = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind !== 'option')
            continue;
        const fault = takeOption(token, specs, given);
        if (fault)
            faults.push(fault);
    }
    return { positionals, given, faults };
}
function takeOption({ name, rawName, value, inlineValue }, specs, given) {
    const spec = specs.find((candidate) => candidate.name === name);
    if (spec === undefined)
        return unknownFlag(rawName, specs);
    if (spec.value === undefined) {
        if (value !== undefined)
            return { code: 'flag-value', message: `${rawName} takes no value, got "${value}"` };
        given.set(name, true);
        return undefined;
    }
    const isPath = spec.value === 'FILE' || spec.value === 'DIR';
    const missing = { code: 'flag-value', message: `${rawName} needs a value: ${rawName} ${spec.value}` };
    if (value === undefined || (isPath && value === ''))
        return missing;
    if (!inlineValue && looksLikeFlag(value, specs))
        return {
            ...missing,
            hint: `"${value}" was taken for a flag; if it is the value, write ${rawName}=${value}`,
        };
    if (given.has(name))
        return { code: 'flag-repeated', message: `${rawName} is given more than once` };
    given.set(name, value);
    if (spec.choices && !spec.choices.includes(value)) {
        return {
            code: 'flag-value',
            message: `${rawName} is "${value}"`,
            hint: `use one of ${spec.choices.join(', ')}`,
        };
    }
    return undefined;
}
/** Is the next flag standing where a value should? `-` alone and negative numbers are values. */
function looksLikeFlag(value, specs) {
    return /^--./.test(value) || specs.some(({ short }) => short !== undefined && value === `-${short}`);
}
function unknownFlag(rawName, specs) {
    const known = specs.filter(({ help }) => help !== '').map(({ name }) => `--${name}`);
    const guess = (0,suggest/* didYouMean */.au)(rawName, known);
    const list = `this command knows ${known.join(', ')}`;
    const hint = guess === undefined ? list : `${guess} ${list}`;
    return { code: 'unknown-flag', message: `unknown flag ${rawName}`, hint };
}
/** A whole number of at least 1, or a fault. */
function wholeNumber(given, name, faults) {
    const text = given.get(name);
    if (typeof text !== 'string')
        return undefined;
    const value = readCount(text);
    if (value !== undefined)
        return value;
    faults.push({
        code: 'flag-value',
        message: `--${name} must be a whole number of at least 1, got "${text}"`,
    });
    return undefined;
}
/** A positive, finite number, or a fault. */
function positiveNumber(given, name, faults) {
    const text = given.get(name);
    if (typeof text !== 'string')
        return undefined;
    const value = readAmount(text);
    if (value !== undefined)
        return value;
    faults.push({ code: 'flag-value', message: `--${name} must be a positive number, got "${text}"` });
    return undefined;
}
/** The value of an option that takes one. */
function options_text(given, name) {
    const value = given.get(name);
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 2022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __nccwpck_require__(7594);
// EXTERNAL MODULE: ./lib/base/sanitise.js
var sanitise = __nccwpck_require__(9507);
;// CONCATENATED MODULE: ./lib/base/faults.js


/** More than anybody mends in one go. The count below the list still tells them all. */
const MOST_SHOWN = 100;
const WIDTH = 80;
/**
 * The text for stderr: each fault as `Error: <message>`, then indented where it is and how to mend it; after several
 * faults, how many there are. A message is never broken over lines; a hint is wrapped at 80 columns. Ends with a newline.
 */
function renderFaults(faults) {
    const blocks = faults.slice(0, MOST_SHOWN).map(renderFault);
    if (faults.length > MOST_SHOWN)
        blocks.push(`… and ${faults.length - MOST_SHOWN} more`);
    if (faults.length > 1)
        blocks.push(`${faults.length} errors`);
    return `${blocks.join('\n\n')}\n`;
}
function renderFault(fault) {
    const lines = [`Error: ${(0,sanitise/* sanitise */.t)(fault.message)}`];
    if (fault.place)
        lines.push(`  at ${(0,sanitise/* sanitise */.t)((0,errors/* formatPlace */.dE)(fault.place))}`);
    if (fault.hint)
        lines.push(...wrap(`fix: ${(0,sanitise/* sanitise */.t)(fault.hint)}`, '  ', '       '));
    return lines.join('\n');
}
function wrap(text, first, rest) {
    const lines = [];
    let line = first;
    let empty = true;
    for (const word of text.split(' ')) {
        if (!empty && line.length + 1 + word.length > WIDTH) {
            lines.push(line);
            line = rest;
            empty = true;
        }
        line += empty ? word : ` ${word}`;
        empty = false;
    }
    lines.push(line);
    return lines;
}

// EXTERNAL MODULE: ./lib/base/suggest.js
var suggest = __nccwpck_require__(7675);
// EXTERNAL MODULE: ./lib/cli/commands.js
var commands = __nccwpck_require__(4710);
;// CONCATENATED MODULE: ./lib/cli/help.js

/** The narrowest terminal that is common. */
const help_WIDTH = 80;
/** The help of the whole program. */
function programHelp() {
    return [
        'eval-matrix: which model, prompt or agent do we ship?',
        '',
        'Usage: eval-matrix COMMAND …',
        '',
        ...inTwoColumns(commands/* COMMANDS */.Lo.map(({ usage, summary }) => [usage, summary])),
        '',
        'eval-matrix COMMAND --help tells more. Exit status: 0 every arm met its bar,',
        '1 some arm did not, 2 the suite, a flag or an input is invalid and nothing ran.',
        '',
    ].join('\n');
}
/** The help of one command. */
function commandHelp({ name, usage, summary, options, subcommands = [] }) {
    const flags = options.map((option) => [spelling(option), option.help]);
    const inner = subcommands.map((one) => [[name, one.name, ...one.takes].join(' '), one.summary]);
    const blocks = [inner, flags].filter((rows) => rows.length > 0).map(inTwoColumns);
    return [`Usage: eval-matrix ${usage}`, '', summary, ...blocks.flatMap((lines) => ['', ...lines]), ''].join('\n');
}
function spelling({ name, short, value }) {
    return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
}
function inTwoColumns(rows) {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.flatMap(([left, right]) => help_wrap(right, help_WIDTH - width - 4).map((line, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${line}`));
}
/** Breaks a text at spaces. */
function help_wrap(text, width) {
    const lines = [''];
    for (const word of text.split(' ')) {
        const line = lines.at(-1) ?? '';
        if (line === '')
            lines[lines.length - 1] = word;
        else if (line.length + 1 + word.length <= width)
            lines[lines.length - 1] = `${line} ${word}`;
        else
            lines.push(word);
    }
    return lines;
}

// EXTERNAL MODULE: ./lib/cli/options.js + 1 modules
var options = __nccwpck_require__(2650);
;// CONCATENATED MODULE: ./lib/cli/main.js






/** Each command is loaded when it is asked for: reading the whole program would take longer than a small run. */
const RUNNERS = new Map([
    [commands/* RUN */.oq, async () => (await Promise.all(/* import() */[__nccwpck_require__.e(843), __nccwpck_require__.e(815), __nccwpck_require__.e(32), __nccwpck_require__.e(254), __nccwpck_require__.e(705), __nccwpck_require__.e(651), __nccwpck_require__.e(304)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9304))).runCommand],
    [commands/* VALIDATE */.vY, async () => (await Promise.all(/* import() */[__nccwpck_require__.e(843), __nccwpck_require__.e(815), __nccwpck_require__.e(32), __nccwpck_require__.e(19)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8019))).validateCommand],
    [commands/* REPORT */.ri, async () => (await Promise.all(/* import() */[__nccwpck_require__.e(843), __nccwpck_require__.e(254), __nccwpck_require__.e(651), __nccwpck_require__.e(904)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1904))).reportCommand],
    [commands/* CASSETTE */.By, async () => (await Promise.all(/* import() */[__nccwpck_require__.e(843), __nccwpck_require__.e(815), __nccwpck_require__.e(32), __nccwpck_require__.e(254), __nccwpck_require__.e(705), __nccwpck_require__.e(829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5829))).cassetteCommand],
    [commands/* INIT */.Zz, async () => (await __nccwpck_require__.e(/* import() */ 928).then(__nccwpck_require__.bind(__nccwpck_require__, 3928))).initCommand],
    [commands/* SCHEMA */.yx, async () => (await Promise.all(/* import() */[__nccwpck_require__.e(843), __nccwpck_require__.e(815), __nccwpck_require__.e(32), __nccwpck_require__.e(597)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9597))).schemaCommand],
]);
/** Runs the command line. Never throws for what the user wrote; says it on stderr and returns the exit status. */
async function main(words, io) {
    try {
        return await dispatch(words, io);
    }
    catch (error) {
        if (error instanceof errors/* InvalidInputError */.oC) {
            io.stderr.write(renderFaults(error.faults));
            return 2;
        }
        if (error instanceof errors/* EvalMatrixError */.WA) {
            io.stderr.write(renderFaults([error]));
            return 1;
        }
        // A full disk, a folder that may not be written: nothing that the program did wrong.
        if (error instanceof Error && 'syscall' in error) {
            io.stderr.write(renderFaults([error]));
            return 1;
        }
        throw error;
    }
}
async function dispatch(words, io) {
    const [name, ...rest] = words;
    if (name === undefined)
        throw new errors/* InvalidInputError */.oC([{ code: 'no-command', message: 'no command given', hint: usage() }]);
    if (name === 'help' || name === '--help' || name === '-h') {
        const [about] = rest;
        io.stdout.write(about === undefined ? programHelp() : commandHelp(commandOf(about).command));
        return 0;
    }
    const { command, runner } = commandOf(name);
    const parsed = (0,options/* parseOptions */.Ac)(rest, command === commands/* RUN */.oq ? [...commands/* RUN */.oq.options, ...commands/* BASELINE_OPTIONS */.$w] : command.options);
    if (parsed.given.has('help')) {
        io.stdout.write(commandHelp(command));
        return 0;
    }
    const run = await runner();
    return run(parsed, io);
}
function commandOf(name) {
    const command = commands/* COMMANDS */.Lo.find((candidate) => candidate.name === name);
    const runner = command && RUNNERS.get(command);
    if (command === undefined || runner === undefined)
        throw new errors/* InvalidInputError */.oC([unknownCommand(name)]);
    return { command, runner };
}
function unknownCommand(name) {
    const close = (0,suggest/* nearest */.pA)(name, commands/* COMMANDS */.Lo.map((command) => command.name));
    const hint = close === undefined ? usage() : `did you mean "${close}"? ${usage()}`;
    return { code: 'unknown-command', message: `unknown command "${name}"`, hint };
}
function usage() {
    return `eval-matrix knows ${commands/* COMMANDS */.Lo.map((command) => command.name).join(', ')}; eval-matrix --help tells more`;
}

;// CONCATENATED MODULE: ./lib/cli/process-io.js

/** Runs the command line on this process. What the surroundings take away is said in words, never in a stack. */
async function runProcess() {
    let stdoutFailed = false;
    process.stdout.on('error', (error) => {
        // A reader that closes the pipe early (`| head`) is no failure of ours.
        if (error.code === 'EPIPE')
            return;
        stdoutFailed = true;
        process.exitCode = 1;
        process.stderr.write(`Error: could not write to stdout: ${error.message}\n`);
    });
    // There is nobody left to tell.
    process.stderr.on('error', () => undefined);
    const cwd = workingDirectory();
    if (cwd === undefined) {
        process.stderr.write('Error: the working directory is not there any more\n  fix: change to another one\n');
        process.exitCode = 2;
        return;
    }
    const { env, stdout, stderr } = process;
    const status = await main(process.argv.slice(2), { cwd, env, stdout, stderr });
    process.exitCode = stdoutFailed ? 1 : status;
}
function workingDirectory() {
    try {
        return process.cwd();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xv: () => (/* binding */ ON_INCONCLUSIVE),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   zj: () => (/* binding */ DEFAULT_POLICY)
/* harmony export */ });
const FAIL_ON = ['contract', 'gates', 'never'];
const ON_INCONCLUSIVE = ['fail', 'warn'];
const DEFAULT_POLICY = { failOn: 'contract', onInconclusive: 'fail' };


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9069);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
