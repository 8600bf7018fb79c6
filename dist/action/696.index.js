export const id = 696;
export const ids = [696];
export const modules = {

/***/ 17594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 24807:
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

/***/ 54281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ openCassetteFile),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   t9: () => (/* binding */ withCassetteFile)
/* harmony export */ });
/* unused harmony exports tornFault, faultLine, badLine */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17594);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62122);
/* harmony import */ var _line_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10166);




/** Larger files are refused: nobody reviews them, and somebody may have planted them. */
const MAX_FILE_BYTES = 1024 * 1024 * 1024;
/** A file that is no cassette at all would have a fault on every line. */
const MOST_FAULTS = 20;
/** Bytes of a torn line that tell what it is. */
const MOST_LOOKED_AT = (/* unused pure expression or super */ null && (64 * 1024));
/** Opens and indexes a file. A missing file is an empty cassette. Never throws for what the file holds. */
function openCassetteFile(path, shown) {
    const empty = emptyFile(path, shown);
    let fd = null;
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (stat === undefined)
            return empty;
        // A link could lead anywhere, and a pipe would never end. Cassettes come from pull requests and from caches.
        if (!stat.isFile())
            return refused(empty, 'cassette-not-a-file', 'not a regular file', 'remove it');
        if (stat.size > MAX_FILE_BYTES) {
            const hint = 'drop what the suite no longer needs: eval-matrix cassette prune';
            return refused(empty, 'cassette-too-large', `larger than ${MAX_FILE_BYTES} bytes`, hint);
        }
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        return { ...empty, size, ...indexLines(fd, size, shown), ...access(fd, size) };
    }
    catch (error) {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        const reason = error instanceof Error ? error.message : String(error);
        return refused(empty, 'cassette-unreadable', reason, 'make the file readable');
    }
}
/** Opens a file for as long as the work takes. */
function withCassetteFile(path, shown, work) {
    const file = openCassetteFile(path, shown);
    try {
        return work(file);
    }
    finally {
        file.close();
    }
}
function access(fd, size) {
    let open = true;
    return {
        readLine: ({ start, end }) => (0,_line_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .readPiece */ .n)(fd, start, end - start),
        lines: () => (0,_line_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOfFile */ .Z)(fd, size),
        close: () => {
            if (open)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            open = false;
        },
    };
}
function emptyFile(path, shown) {
    return {
        path,
        shown,
        size: 0,
        index: new Map(),
        faults: [],
        torn: null,
        unterminated: false,
        tidy: true,
        readLine: () => Buffer.alloc(0),
        lines: () => [],
        close: () => undefined,
    };
}
function refused(empty, code, reason, hint) {
    const fault = {
        code,
        message: `this cassette cannot be read: ${reason}`,
        place: { file: empty.shown },
        hint,
    };
    return { ...empty, faults: [fault], tidy: false };
}
function indexLines(fd, size, shown) {
    const index = new Map();
    const faults = [];
    let torn = null;
    let unterminated = false;
    let tidy = true;
    const follows = ascending();
    for (const line of (0,_line_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOfFile */ .Z)(fd, size)) {
        const range = { start: line.start, end: line.end, line: line.line };
        const key = line.terminated && line.bytes.length <= _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_LINE_BYTES */ .Oc ? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .quickKey */ .fk)(line.bytes) : null;
        if (key !== null) {
            tidy &&= !index.has(key) && follows(line.bytes.subarray(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUEST_AT */ .ut));
            index.set(key, range);
            continue;
        }
        // Not as we write a line: blank, edited by hand, cut off, of another version, or not a recording.
        tidy = false;
        unterminated ||= !line.terminated;
        if (isBlank(line))
            continue;
        const parsed = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRecording */ .f)(line.bytes);
        if (parsed.ok)
            index.set(parsed.value.key, range);
        else if (!line.terminated && !isWholeJson(line))
            torn = range;
        else if (faults.push(badLine(shown, range.line, parsed.reason)) >= MOST_FAULTS)
            break;
    }
    return { index, faults, torn, unterminated: unterminated && torn === null, tidy };
}
/** Says of each of some bytes whether they come after those before. Keeps a copy: the reader uses its memory again. */
function ascending() {
    let previous = Buffer.alloc(0);
    let length = 0;
    return (bytes) => {
        const follows = length === 0 || bytes.compare(previous, 0, length) > 0;
        if (previous.length < bytes.length)
            previous = Buffer.alloc(2 * bytes.length);
        length = bytes.copy(previous);
        return follows;
    };
}
function isBlank({ bytes }) {
    return bytes.length < 1024 && bytes.toString('latin1').trim() === '';
}
/** A line that was cut off is never whole JSON: its last character is missing. */
function isWholeJson({ bytes }) {
    try {
        JSON.parse(bytes.toString('utf8'));
        return true;
    }
    catch {
        return false;
    }
}
/** What there is to say about a last line that is no recording and stops nobody; nothing where there is none. */
function tornFault({ torn, shown, readLine }) {
    if (torn === null)
        return undefined;
    // A file that was being written when the power went is often as long as it should be, and empty.
    const start = readLine({ ...torn, end: Math.min(torn.end, torn.start + MOST_LOOKED_AT) });
    return {
        code: 'cassette-torn-line',
        message: start.every((byte) => byte === 0)
            ? 'this line is no recording: nothing but NUL bytes'
            : 'this line was cut off, and is no recording',
        place: { file: shown, line: torn.line },
        hint: 'the next run that records takes it away',
    };
}
/** A fault on one line, for people: `gpt.jsonl:3: … (how to mend it)`. */
function faultLine({ place, message, hint }) {
    const where = place === undefined ? '' : `${formatPlace(place)}: `;
    return `${where}${message}${hint === undefined ? '' : ` (${hint})`}`;
}
/** The fault of a line that cannot be used. */
function badLine(shown, line, reason) {
    return {
        code: 'cassette-bad-line',
        message: `this line is not a recording: ${reason}`,
        place: { file: shown, line },
        hint: mendOf(reason),
    };
}
function mendOf(reason) {
    if (reason.includes('version')) {
        return `update eval-matrix, or delete the line to have it recorded again (this program writes version ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp})`;
    }
    return reason.includes('merge conflict')
        ? 'keep the recordings of both sides and delete the conflict markers'
        : 'delete the line; the call is then recorded again';
}


/***/ }),

/***/ 69549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ tidyCassettes),
/* harmony export */   Ks: () => (/* binding */ compactFile),
/* harmony export */   LD: () => (/* binding */ cassettesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17594);
/* harmony import */ var _cassette_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54281);
/* harmony import */ var _file_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40806);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62122);
/* harmony import */ var _line_block_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16044);







/**
 * Rewrites a cassette sorted, one line a recording, whole or not at all. Reads the disk again first, so that what
 * another run appended meanwhile stays. A file that is tidy already is not touched; one without recordings is removed.
 *
 * @throws EvalMatrixError when a line cannot be read, and NodeJS.ErrnoException when the disk refuses; the old file is
 * then still there.
 */
function compactFile(path, options = {}) {
    const planned = (0,_cassette_file_js__WEBPACK_IMPORTED_MODULE_3__/* .withCassetteFile */ .t9)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), (file) => plan(file, options));
    if (planned.lines === null)
        return planned.untouched;
    removeLeftovers(path);
    const bytes = planned.lines.size === 0 ? removeFile(path) : replaceFile(path, planned.lines);
    return { changed: true, recordings: planned.lines.size, dropped: planned.dropped, bytes };
}
/** The lines to write; `null` when the file is as it should be. */
function plan(file, options) {
    const [fault] = file.faults;
    if (fault !== undefined && options.dropBad !== true)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EvalMatrixError */ .WA(fault);
    const untouched = { changed: false, recordings: file.index.size, dropped: 0, bytes: file.size };
    const extra = keyed(options.extra ?? []);
    if (file.tidy && extra.size === 0 && options.keep === undefined)
        return { untouched, lines: null, dropped: 0 };
    const { lines, dropped } = select(file, extra, options.keep);
    lines.sort();
    // Lines that a person edited can be in order without being as we write them: no reason to write them again.
    const asItShouldBe = (file.tidy && extra.size === 0 && dropped === 0) || lines.equals(file.lines());
    return { untouched, lines: asItShouldBe ? null : lines, dropped };
}
/**
 * Compacts every cassette of a folder, and drops what cannot be read. For caches, which are nobody's source.
 *
 * @returns recordings in the folder, and their size in bytes.
 */
function tidyCassettes(directory) {
    const total = { recordings: 0, bytes: 0 };
    for (const name of cassettesIn(directory)) {
        const { recordings, bytes } = compactFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name), { dropBad: true });
        total.recordings += recordings;
        total.bytes += bytes;
    }
    return total;
}
/** The names of the cassettes of a folder, sorted. A folder that does not exist has none. */
function cassettesIn(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).filter(_file_name_js__WEBPACK_IMPORTED_MODULE_4__/* .isCassetteFile */ .LS).sort();
    }
    catch {
        return [];
    }
}
function keyed(lines) {
    const found = new Map();
    for (const line of lines) {
        const key = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .quickKey */ .fk)(line);
        if (key !== null)
            found.set(key, line);
    }
    return found;
}
function select(file, extra, keep) {
    const lines = new _line_block_js__WEBPACK_IMPORTED_MODULE_6__/* .LineBlock */ .q(file.size + extra.values().reduce((sum, line) => sum + line.length, 0));
    let dropped = 0;
    const take = (key, line) => {
        if (keep?.(key, line) ?? true)
            lines.add(line, sortedBy(line));
        else
            dropped += 1;
    };
    const keys = new Map(Array.from(file.index, ([key, { start }]) => [start, key]));
    for (const { start, bytes } of file.lines()) {
        const key = keys.get(start);
        if (key !== undefined && !extra.has(key))
            take(key, bytes);
    }
    for (const [key, line] of extra)
        take(key, line);
    return { lines, dropped };
}
/**
 * Lines are sorted by the bytes from the request on: input first, then identity, trial, answer. A recording of a changed
 * model then stands beside the old one of the same input, which is what a reviewer wants to see together.
 */
function sortedBy(line) {
    if ((0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .quickKey */ .fk)(line) !== null)
        return _format_js__WEBPACK_IMPORTED_MODULE_5__/* .REQUEST_AT */ .ut;
    const parsed = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRecording */ .f)(line);
    if (!parsed.ok)
        return 0;
    const { input, identity, trial } = parsed.value.request;
    return Buffer.from(JSON.stringify({ input, identity, trial }));
}
function replaceFile(path, lines) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const temporary = temporaryName(path, process.pid);
    try {
        const bytes = writeLines(temporary, lines);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
        return bytes;
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw error;
    }
}
function writeLines(path, lines) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', 0o644);
    try {
        const total = lines.write(fd);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
        return total;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function removeFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    return 0;
}
function temporaryName(path, pid) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.${pid}.tmp`);
}
/** Removes what runs left behind that were killed while they compacted this file. */
function removeLeftovers(path) {
    const prefix = `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.`;
    let names = [];
    try {
        names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    }
    catch {
        return;
    }
    for (const name of names) {
        if (!name.startsWith(prefix) || !name.endsWith('.tmp'))
            continue;
        const pid = Number(name.slice(prefix.length, -'.tmp'.length));
        if (pid === process.pid || !isAlive(pid))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), name), { force: true });
    }
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}


/***/ }),

/***/ 40806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ isCassetteFile),
/* harmony export */   T_: () => (/* binding */ describeName),
/* harmony export */   bV: () => (/* binding */ fileNameOf),
/* harmony export */   vb: () => (/* binding */ SCORERS_FILE)
/* harmony export */ });
/* unused harmony exports armFileName, nameOfFile */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** The cassette of judges and embeddings: one for all arms, so that equal outputs get the equal verdict. */
const SCORERS_FILE = 'scorers.jsonl';
const EXTENSION = '.jsonl';
/** Longer names are cut, and told apart by a hash. Every file system takes 255 bytes; temporary files need some. */
const LONGEST_STEM = 150;
/** Names that Windows keeps for devices, whatever the extension, and our own. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^scorers$/i;
/**
 * The file of an arm's recordings: its name, with everything but ASCII letters, digits, `.`, `_` and `-`
 * percent-encoded. Never `scorers.jsonl`, never hidden, never a path.
 */
function armFileName(arm) {
    const encoded = encodeURIComponent(arm.toWellFormed()).replace(/[!'()*~]/g, percent);
    const safe = encoded.startsWith('.') || RESERVED.test(encoded) ? encodeFirst(encoded) : encoded;
    if (safe === '')
        return `%${EXTENSION}`;
    if (safe.length <= LONGEST_STEM)
        return safe + EXTENSION;
    return `${safe.slice(0, 100)}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', arm).slice(0, 16)}${EXTENSION}`;
}
function fileNameOf(name) {
    return name.kind === 'scorers' ? SCORERS_FILE : armFileName(name.arm);
}
/** Whose recordings a file holds; `null` when it is no cassette. A name that was cut comes back cut. */
function nameOfFile(file) {
    if (file === SCORERS_FILE)
        return { kind: 'scorers' };
    if (!isCassetteFile(file))
        return null;
    const stem = file.slice(0, -EXTENSION.length);
    try {
        return { kind: 'arm', arm: stem === '%' ? '' : decodeURIComponent(stem) };
    }
    catch {
        return { kind: 'arm', arm: stem };
    }
}
function isCassetteFile(file) {
    return file.endsWith(EXTENSION) && !file.startsWith('.');
}
/** As people read it: `arm "gpt"`, or `the scorers`. */
function describeName(name) {
    return name.kind === 'scorers' ? 'the scorers' : `arm "${name.arm}"`;
}
function percent(char) {
    return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
function encodeFirst(name) {
    return percent(name) + name.slice(1);
}


/***/ }),

/***/ 62122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hp: () => (/* binding */ FORMAT_VERSION),
  Oc: () => (/* binding */ MAX_LINE_BYTES),
  ut: () => (/* binding */ REQUEST_AT),
  D5: () => (/* binding */ formatRecording),
  f: () => (/* binding */ parseRecording),
  fk: () => (/* binding */ quickKey),
  JE: () => (/* binding */ startsAsRequest)
});

// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(17594);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(24807);
;// CONCATENATED MODULE: ./lib/cassette/check-recording.js

/** An identity is a few levels deep; a planted one may be deep enough to overflow the stack of who walks it. */
const DEEPEST_IDENTITY = 200;
/**
 * Checks a parsed line, whose `v` is known. By hand and not by a schema, because every replayed call comes by here.
 *
 * @returns what is wrong with the first part that is not as it should be; `null` when the value is a {@link Recording}.
 */
function faultOfRecording(value) {
    const wrong = recording(value);
    return wrong === null ? null : `${wrong.path.join('.') || 'the line'}: ${wrong.what}`;
}
function that(isAsItShouldBe, what) {
    return (value) => (isAsItShouldBe(value) ? null : { path: [], what });
}
const check_recording_text = that((value) => typeof value === 'string', 'expected a text');
const count = that((value) => Number.isSafeInteger(value) && Number(value) >= 0, 'expected a whole number of at least 0');
const numbers = (value) => {
    if (!Array.isArray(value))
        return { path: [], what: 'expected a list of numbers' };
    const wrong = value.findIndex((item) => !Number.isFinite(item));
    return wrong === -1 ? null : { path: [String(wrong)], what: 'expected a number' };
};
/** An object with these members, and of those that are optional the ones that are there; nothing else. */
function members(required, optional = {}) {
    const needed = Object.keys(required);
    return (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) {
            return { path: [], what: 'expected an object' };
        }
        const missing = needed.find((key) => !Object.hasOwn(value, key));
        if (missing !== undefined)
            return { path: [missing], what: 'missing' };
        for (const [key, member] of Object.entries(value)) {
            const check = ownCheck(required, key) ?? ownCheck(optional, key);
            if (check === undefined)
                return { path: [], what: `unknown member "${key}"` };
            const wrong = check(member);
            if (wrong !== null)
                return { path: [key, ...wrong.path], what: wrong.what };
        }
        return null;
    };
}
/** A planted member may be called `constructor`. */
function ownCheck(checks, key) {
    return Object.hasOwn(checks, key) ? checks[key] : undefined;
}
const recording = members({
    v: () => null,
    key: that((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value), 'expected 64 hex digits'),
    request: members({
        input: check_recording_text,
        identity: that((value) => !(0,json/* isDeeper */.QZ)(value, DEEPEST_IDENTITY), 'nested too deeply'),
        trial: count,
    }),
    response: members({ text: check_recording_text, latency_ms: count }, { tokens: members({ input: count, output: count }), vector: numbers }),
    recorded_at: that(isDay, 'expected a day, as 2026-11-30'),
}, { scrubbed: that((value) => value === true, 'expected true') });
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
/** A day that there is: not the 30th of February. */
function isDay(value) {
    const [, year, month, day] = (typeof value === 'string' && DAY.exec(value)) || [];
    if (year === undefined || Number(month) < 1 || Number(month) > 12)
        return false;
    // The day before the first of the next month is the last of this one.
    return Number(day) >= 1 && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

;// CONCATENATED MODULE: ./lib/cassette/format.js


/** The version of a line. A reader refuses a line of another version, in words. */
const FORMAT_VERSION = 1;
/** How every line we write begins; what follows is 64 hex digits and then {@link REQUEST}. */
const LINE_START = Buffer.from(`{"v":${FORMAT_VERSION},"key":"`);
const REQUEST = Buffer.from('","request":');
const KEY_LENGTH = 64;
/** Where the request begins in a line that we wrote. Lines are sorted by what stands from here on. */
const REQUEST_AT = LINE_START.length + KEY_LENGTH + REQUEST.length;
/** Longer lines are neither written nor read. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
/** What stands in a line before its response. Two calls with equal requests give equal text. */
function lineHead(key, request) {
    const input = JSON.stringify(request.input);
    return `{"v":${FORMAT_VERSION},"key":"${key}","request":{"input":${input},"identity":${request.identity},"trial":${request.trial}}`;
}
/**
 * One line of a cassette, without its newline. The identity goes in as it is, so that the spelling of its numbers
 * survives.
 *
 * @throws EvalMatrixError when the identity is not JSON on one line: a fault of the program, not of the user.
 */
function formatRecording(made) {
    if (!isJsonLine(made.request.identity)) {
        throw new errors/* EvalMatrixError */.WA({
            code: 'cassette-identity',
            message: 'a request identity is not canonical JSON',
        });
    }
    const { text, latency_ms, tokens, vector } = made.response;
    // Named one by one: the order of a line's members must not depend on who built the response.
    const response = JSON.stringify({ text, latency_ms, tokens, vector });
    const scrubbed = made.scrubbed ? ',"scrubbed":true' : '';
    return `${lineHead(made.key, made.request)},"response":${response},"recorded_at":"${made.recordedAt}"${scrubbed}}`;
}
function isJsonLine(text) {
    try {
        JSON.parse(text);
        return !/[\n\r]/.test(text);
    }
    catch {
        return false;
    }
}
/** Reads one line. Whatever is wrong with it comes back as a reason, in words. */
function parseRecording(line) {
    if (line.length > MAX_LINE_BYTES)
        return { ok: false, reason: `longer than ${MAX_LINE_BYTES} bytes` };
    let value;
    try {
        value = JSON.parse(line.toString('utf8'));
    }
    catch {
        return { ok: false, reason: notJson(line) };
    }
    const version = versionOf(value);
    if (version !== FORMAT_VERSION)
        return { ok: false, reason: wrongVersion(version) };
    const fault = faultOfRecording(value);
    return fault === null ? { ok: true, value: value } : { ok: false, reason: fault };
}
/** A conflict that nobody resolved is the likeliest reason for a line that is not JSON. */
function notJson(line) {
    return /^(?:<{7}|={7}|>{7}|\|{7})/.test(line.subarray(0, 7).toString('latin1'))
        ? 'a merge conflict that was not resolved'
        : 'not JSON';
}
function versionOf(value) {
    return typeof value === 'object' && value !== null && 'v' in value ? value.v : undefined;
}
function wrongVersion(version) {
    return typeof version === 'number'
        ? `format version ${version}, and this program reads version ${FORMAT_VERSION}`
        : 'no format version ("v")';
}
/** The key of a line that begins as ours do, without parsing the rest; `null` for any other line. */
function quickKey(line) {
    const requestAt = LINE_START.length + KEY_LENGTH;
    if (line.length < REQUEST_AT + 2)
        return null;
    if (line.compare(LINE_START, 0, LINE_START.length, 0, LINE_START.length) !== 0)
        return null;
    if (line.compare(REQUEST, 0, REQUEST.length, requestAt, requestAt + REQUEST.length) !== 0)
        return null;
    return line.toString('latin1', LINE_START.length, requestAt);
}
/** Does a line that we wrote hold exactly this request? Saves comparing the parsed values. */
function startsAsRequest(line, key, request) {
    const head = lineHead(key, request);
    return line.toString('utf8', 0, Buffer.byteLength(head)) === head;
}


/***/ }),

/***/ 16044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole),
/* harmony export */   q: () => (/* binding */ LineBlock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Bytes put together for one write. */
const WRITE_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;
/**
 * Lines that are held to be sorted and written. They lie in one piece of memory: a buffer for each line would cost as
 * much again as the lines.
 */
class LineBlock {
    #bytes;
    #used = 0;
    #entries = [];
    /** @param bytes about as many as all lines together; more are made when they are needed. */
    constructor(bytes) {
        this.#bytes = Buffer.allocUnsafeSlow(Math.max(1, bytes));
    }
    /** How many lines. */
    get size() {
        return this.#entries.length;
    }
    /**
     * Adds a copy of a line.
     *
     * @param by what it is sorted by: its bytes from this place on, or bytes of its own.
     */
    add(line, by) {
        const start = this.#used;
        const end = start + line.length;
        if (end > this.#bytes.length) {
            const larger = Buffer.allocUnsafeSlow(2 * end);
            this.#bytes.copy(larger, 0, 0, start);
            this.#bytes = larger;
        }
        line.copy(this.#bytes, start);
        this.#used = end;
        this.#entries.push({ start, end, by: typeof by === 'number' ? start + by : by });
    }
    sort() {
        this.#entries.sort((a, b) => this.#compare(a, b));
    }
    /** Whether these are the lines, in this order. */
    equals(lines) {
        let at = 0;
        for (const { bytes, terminated } of lines) {
            const entry = this.#entries[at];
            if (entry === undefined || !terminated)
                return false;
            if (bytes.compare(this.#bytes, entry.start, entry.end) !== 0)
                return false;
            at += 1;
        }
        return at === this.#entries.length;
    }
    /**
     * Writes all lines, each with a newline behind it, to an open file.
     *
     * @returns bytes written.
     */
    write(fd) {
        const chunk = Buffer.allocUnsafeSlow(WRITE_BYTES);
        let filled = 0;
        let total = 0;
        const flush = () => {
            writeWhole(fd, chunk, filled);
            total += filled;
            filled = 0;
        };
        for (const { start, end } of this.#entries) {
            for (let at = start; at < end;) {
                if (filled === chunk.length)
                    flush();
                const copied = this.#bytes.copy(chunk, filled, at, end);
                at += copied;
                filled += copied;
            }
            if (filled === chunk.length)
                flush();
            chunk[filled] = NEWLINE;
            filled += 1;
        }
        flush();
        return total;
    }
    #compare(a, b) {
        if (typeof a.by === 'number' && typeof b.by === 'number') {
            return this.#bytes.compare(this.#bytes, b.by, b.end, a.by, a.end);
        }
        return Buffer.compare(this.#sortBytes(a), this.#sortBytes(b));
    }
    #sortBytes({ by, end }) {
        return typeof by === 'number' ? this.#bytes.subarray(by, end) : by;
    }
}
/** Writes the first bytes of a buffer, however many writes the kernel makes of it. */
function writeWhole(fd, bytes, length) {
    for (let written = 0; written < length;)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, written, length - written);
}


/***/ }),

/***/ 10166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ linesOfFile),
/* harmony export */   n: () => (/* binding */ readPiece)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const NEWLINE = 0x0a;
const CHUNK_BYTES = 1024 * 1024;
/**
 * The lines of an open file, read in pieces: a cassette may be larger than a string can be, and should not stay in
 * memory. A byte order mark is left out.
 */
function* linesOfFile(fd, size) {
    let buffer = Buffer.allocUnsafe(Math.max(1, Math.min(size, CHUNK_BYTES)));
    let filled = 0;
    /** Place in the file of the first byte in memory. */
    let base = 0;
    let line = 1;
    while (base + filled < size) {
        if (filled === buffer.length)
            buffer = grown(buffer);
        const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, filled, buffer.length - filled, base + filled);
        // The file became shorter under us: what is there is all there is.
        if (got === 0)
            break;
        filled += got;
        let start = base === 0 ? lengthOfMark(buffer, filled) : 0;
        for (let newline = buffer.indexOf(NEWLINE, start); newline !== -1 && newline < filled;) {
            yield {
                bytes: buffer.subarray(start, newline),
                start: base + start,
                end: base + newline,
                line,
                terminated: true,
            };
            line += 1;
            start = newline + 1;
            newline = buffer.indexOf(NEWLINE, start);
        }
        buffer.copyWithin(0, start, filled);
        base += start;
        filled -= start;
    }
    if (filled > 0) {
        yield { bytes: buffer.subarray(0, filled), start: base, end: base + filled, line, terminated: false };
    }
}
function grown(buffer) {
    const larger = Buffer.allocUnsafe(buffer.length * 2);
    buffer.copy(larger);
    return larger;
}
function lengthOfMark(buffer, filled) {
    return filled >= 3 && buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf ? 3 : 0;
}
/** A piece of an open file. Shorter than asked for when the file is. */
function readPiece(fd, start, length) {
    const bytes = Buffer.allocUnsafe(length);
    let read = 0;
    while (read < length) {
        const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, read, length - read, start + read);
        if (got === 0)
            break;
        read += got;
    }
    return bytes.subarray(0, read);
}


/***/ }),

/***/ 38358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   YY: () => (/* binding */ reasonIn),
/* harmony export */   ul: () => (/* binding */ loadCacheClient),
/* harmony export */   yC: () => (/* binding */ askCache)
/* harmony export */ });
/** Loaded when it is needed: it costs as much as the whole rest of a start. */
async function loadCacheClient() {
    return __webpack_require__.e(/* import() */ 691).then(__webpack_require__.bind(__webpack_require__, 61691));
}
/**
 * Asks the client, with a limit of our own: the client has none, and a service that accepts the connection and then
 * says nothing would hold the job for ever. What the client prints is kept back, because it prints warnings for things
 * that are no user's concern; its reasons stand nowhere else.
 *
 * A call that was given up goes on in the background: whoever waits for the process to end must end it.
 */
async function askCache(ask, limitMs, debug) {
    const output = holdBackOutput(debug);
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'slow' }), limitMs);
    });
    const asked = ask().then((value) => ({ kind: 'answered', value, said: output.lines }), (error) => ({
        kind: 'failed',
        reason: error instanceof Error ? error.message : String(error),
    }));
    const first = await Promise.race([asked, late]);
    clearTimeout(timer);
    output.release();
    if (first.kind === 'slow')
        dropLateOutput();
    return first;
}
/** What the client still prints when it was given up, after we have said so. */
const LATE = /^(?:::(?:warning|error)::Failed to (?:restore|save)|Attempt \d+ of |Cache |Received \d|Sent \d|\[command\])/;
function dropLateOutput() {
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (chunk, encoding, done) => LATE.test(textOf(chunk).slice(0, 200)) ||
        write(textOf(chunk), typeof encoding === 'function' ? encoding : done);
}
/** Masks must reach the runner: after them it hides the signed addresses of the cache. */
const PASSED_ON = /^::add-mask::/;
function holdBackOutput(passAll) {
    const lines = [];
    const write = process.stdout.write.bind(process.stdout);
    const original = process.stdout.write;
    const held = (chunk, encoding, done) => {
        for (const line of textOf(chunk).split(/\r?\n/)) {
            if (line === '')
                continue;
            lines.push(line);
            if (passAll || PASSED_ON.test(line))
                write(`${line}\n`);
        }
        const finished = typeof encoding === 'function' ? encoding : done;
        finished?.();
        return true;
    };
    process.stdout.write = held;
    return {
        lines,
        release: () => {
            process.stdout.write = original;
        },
    };
}
function textOf(chunk) {
    return typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
}
/**
 * Why the client did not do what it was asked, in one line, from what it printed. Its own sentence for a lost race
 * ("another job may be creating this cache") also stands for a service that is down: the debug line tells which.
 */
function reasonIn(said) {
    const text = said
        .map((line) => line.replace(/^::(?:warning|error|debug|notice)(?: [^:]*)?::/, ''))
        .reverse();
    const all = text.join('\n');
    if (all.includes('cache write denied'))
        return 'this run may read the cache and not write it';
    if (all.includes('cache read denied'))
        return 'this run may not read the cache';
    if (/\(409\)|already exists/.test(all))
        return 'the same recordings are stored already';
    if (/\(429\)|rate limit/i.test(all))
        return 'too many uploads at the moment (429)';
    const found = REASONS.map((reason) => text.find((line) => reason.test(line))).find((line) => line !== undefined);
    return oneLine(found ?? 'the cache service gave no reason');
}
/** Lines that tell a reason, the most exact first. */
const REASONS = [
    /^Cache reservation failed: /,
    /^Failed to reserve cache: /,
    /^uploadCacheArchiveSDK: /,
    /^Failed to /,
    /fail|error/i,
];
/** Clipped, because a proxy may answer with a page. */
function oneLine(text) {
    const flat = text.replaceAll(/\s+/g, ' ').trim();
    return flat.length > 200 ? `${flat.slice(0, 200)}…` : flat;
}


/***/ }),

/***/ 81058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ removeCachePath),
/* harmony export */   co: () => (/* binding */ hashCassettes),
/* harmony export */   hA: () => (/* binding */ copyCassettes),
/* harmony export */   id: () => (/* binding */ emptyFolder),
/* harmony export */   tQ: () => (/* binding */ CACHE_PATH)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _cassette_cassette_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54281);
/* harmony import */ var _cassette_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69549);





/**
 * Where the cache's files stand while they are packed and unpacked, relative to the workspace. The text of this path
 * is part of what identifies a cache: another spelling, and nothing stored before is found again.
 */
const CACHE_PATH = '.eval-matrix/cassette-cache';
/**
 * Removes {@link CACHE_PATH}, and the folder around it when nothing else is in it. Before packing, so that nothing but
 * our files is packed; afterwards, so that no later step of the job finds them.
 *
 * @returns why that cannot be done; `null` when it was. A link would lead out of the workspace, so none is followed.
 */
async function removeCachePath(workspace) {
    const [parent = ''] = CACHE_PATH.split('/');
    for (const path of [parent, CACHE_PATH]) {
        const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path)).catch(() => null);
        if (stat !== null && !stat.isDirectory())
            return `${path} is not a folder`;
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, CACHE_PATH), { recursive: true, force: true });
    // Refused when something is in it, which is right.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, parent)).catch(() => undefined);
    return null;
}
/** Makes a folder that is empty. */
async function emptyFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { recursive: true });
}
/**
 * Copies the cassettes of one folder into another, which is emptied first. Takes regular files of a sound size and
 * nothing else: an archive from a cache may hold anything.
 */
async function copyCassettes(from, to) {
    await emptyFolder(to);
    for (const name of (0,_cassette_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .cassettesIn */ .LD)(from)) {
        const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name));
        if (stat.isFile() && stat.size <= _cassette_cassette_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name));
    }
}
/** SHA-256 (hex) over the names and bytes of a folder's cassettes. */
async function hashCassettes(directory) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const name of (0,_cassette_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .cassettesIn */ .LD)(directory)) {
        const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
        hash.update(`${JSON.stringify(name)} ${bytes.length}\n`).update(bytes);
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ addHandover),
/* harmony export */   f: () => (/* binding */ readHandovers)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55491);

const STATE = 'cassette-cache';
const handover = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    directory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of the key to store under. */
    prefix: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of the recordings as they were restored. */
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    readOnly: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** Every suite of a step adds one, before its first arm runs. */
function addHandover(state, added) {
    state.set(STATE, JSON.stringify([...readHandovers(state), added]));
}
/** Empty when no suite came so far. */
function readHandovers(state) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(handover).safeParse(parseOrNothing(state.get(STATE))).data ?? [];
}
function parseOrNothing(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 68476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   DR: () => (/* binding */ restoreCassetteCache),
/* harmony export */   Mq: () => (/* binding */ cacheMode),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   o_: () => (/* binding */ NAME),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _cassette_compact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69549);
/* harmony import */ var _cassette_cache_client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38358);
/* harmony import */ var _cassette_cache_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81058);
/* harmony import */ var _cassette_cache_handover_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(586);







/** Milliseconds. Archives are small; a service that takes longer than this costs more than it saves. */
const LIMITS = { restoreMs: 120_000, saveMs: 120_000 };
/** The client's own limit for a stalled part of a download is ten minutes. */
const SEGMENT_MS = 60_000;
const NAME = 'cassette cache';
/**
 * Restores the recordings of earlier runs, before the first arm. Whatever goes wrong, the run goes on: one line says
 * what happened. The recordings are moved out of the workspace at once, where a late answer of the service can no
 * longer overwrite what the run records, and where later steps of the job do not find files they did not expect.
 */
async function restoreCassetteCache(context, scope) {
    try {
        const client = await (context.client ?? _cassette_cache_client_js__WEBPACK_IMPORTED_MODULE_6__/* .loadCacheClient */ .ul)();
        if (!client.isFeatureAvailable()) {
            context.say(`${NAME}: this runner has no cache service`);
            return { directory: null, restored: false };
        }
        const directory = workDirectory(context, scope);
        const restored = keptFromEarlierStep(directory, context) || (await restoreFresh(directory, client, context, scope));
        (0,_cassette_cache_handover_js__WEBPACK_IMPORTED_MODULE_5__/* .addHandover */ .F)(context.state, {
            directory,
            prefix: keyPrefix(scope),
            hash: await (0,_cassette_cache_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hashCassettes */ .co)(directory),
            readOnly: scope.readOnly,
        });
        return { directory, restored };
    }
    catch (error) {
        context.say(`${NAME}: not used (${reasonOf(error)})`);
        return { directory: null, restored: false };
    }
}
/** An earlier step of this job asked too, and its post step has not run yet: what it recorded is not thrown away. */
function keptFromEarlierStep(directory, { env, say }) {
    // The runner empties its folder for every job; another temporary folder may hold what an old run left.
    if (!env.RUNNER_TEMP || (0,_cassette_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .cassettesIn */ .LD)(directory).length === 0)
        return false;
    say(`${NAME}: kept ${countOf((0,_cassette_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .tidyCassettes */ .Kb)(directory).recordings)} of an earlier step`);
    return true;
}
async function restoreFresh(directory, client, context, scope) {
    await (0,_cassette_cache_files_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyFolder */ .id)(directory);
    const mode = cacheMode(context.env);
    if (mode === 'none' || mode === 'write-only') {
        context.say(`${NAME}: not restored (the workflow's cache-mode is ${mode})`);
        return false;
    }
    const blocked = await (0,_cassette_cache_files_js__WEBPACK_IMPORTED_MODULE_4__/* .removeCachePath */ .Ay)(context.workspace);
    if (blocked !== null) {
        context.say(`${NAME}: not restored (${blocked})`);
        return false;
    }
    const keys = [keyPrefix(scope), suitePrefix(scope)];
    const limit = (context.limits ?? LIMITS).restoreMs;
    const asked = await (0,_cassette_cache_client_js__WEBPACK_IMPORTED_MODULE_6__/* .askCache */ .yC)(() => client.restoreCache([_cassette_cache_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CACHE_PATH */ .tQ], keys[0] ?? '', keys, { segmentTimeoutInMs: SEGMENT_MS }, true), limit, context.env.RUNNER_DEBUG === '1');
    const found = asked.kind === 'answered' && asked.value !== undefined;
    if (found)
        await (0,_cassette_cache_files_js__WEBPACK_IMPORTED_MODULE_4__/* .copyCassettes */ .hA)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(context.workspace, _cassette_cache_files_js__WEBPACK_IMPORTED_MODULE_4__/* .CACHE_PATH */ .tQ), directory);
    await (0,_cassette_cache_files_js__WEBPACK_IMPORTED_MODULE_4__/* .removeCachePath */ .Ay)(context.workspace);
    const { recordings } = (0,_cassette_compact_js__WEBPACK_IMPORTED_MODULE_3__/* .tidyCassettes */ .Kb)(directory);
    context.say(`${NAME}: ${describeRestore(asked, recordings, limit)}`);
    return found;
}
function describeRestore(asked, recordings, limitMs) {
    if (asked.kind === 'slow')
        return `not restored (no answer within ${limitMs / 1000} s)`;
    if (asked.kind === 'failed')
        return `not restored (${(0,_cassette_cache_client_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(asked.reason)})`;
    if (asked.value !== undefined)
        return `restored ${countOf(recordings)}`;
    return asked.said.some((line) => /^::(?:warning|error)/.test(line))
        ? `not restored (${(0,_cassette_cache_client_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonIn */ .YY)(asked.said)})`
        : 'nothing is stored for this suite, or no longer';
}
function cacheMode(env) {
    return (env.ACTIONS_CACHE_MODE ?? '').trim().toLowerCase();
}
/** A new key for every content: a key that exists is never written again. */
function keyPrefix(scope) {
    return `${suitePrefix(scope)}${scope.part === '' ? 'all' : slug(scope.part)}-`;
}
function suitePrefix(scope) {
    return `eval-matrix-v1-${slug(scope.suite)}-`;
}
/** Readable, and never the beginning of another one: it ends in a hash of fixed length. */
function slug(text) {
    const readable = text.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(-60);
    return `${readable}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text).slice(0, 12)}`;
}
function workDirectory({ env }, scope) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'eval-matrix-cassettes', slug(`${scope.suite} ${scope.part}`));
}
function countOf(recordings) {
    return recordings === 1 ? '1 recording' : `${recordings} recordings`;
}
function reasonOf(error) {
    return (0,_cassette_cache_client_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(error instanceof Error ? error.message : String(error));
}


/***/ }),

/***/ 69989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ cacheContext)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30853);


/** What the cassette cache needs of this job, in both steps of the action. */
function cacheContext(job, env) {
    return {
        workspace: job.workspace,
        eventName: job.eventName,
        env,
        state: stepState(),
        say: _log_js__WEBPACK_IMPORTED_MODULE_1__/* .printLine */ .wi,
    };
}
/** The runner hands a state on to the post step; what this step has written itself it would not read back. */
function stepState() {
    const written = new Map();
    return {
        get: (name) => written.get(name) ?? _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(name),
        set: (name, value) => {
            written.set(name, value);
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value);
        },
    };
}


/***/ }),

/***/ 19607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   WV: () => (/* binding */ hasReadOnlyToken),
/* harmony export */   cd: () => (/* binding */ readJob)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55491);


const head = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullish(),
});
const pullRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    head,
    base: head,
});
const workflowRun = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().default(1),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    head_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ owner: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) }).nullish(),
});
/** What this program reads of an event's payload. Everything else is left alone. */
const payload = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    pull_request: pullRequest.optional(),
    /** Of `issue_comment`; a pull request is an issue with this part. */
    issue: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(), pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({}).nullish() })
        .optional(),
    /** The run that has ended, of `workflow_run`. */
    workflow_run: workflowRun.optional(),
});
/** Reads the `GITHUB_*` variables and the event's payload. The only place that does. */
async function readJob(env) {
    const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const api = env.GITHUB_API_URL ?? 'https://api.github.com';
    return {
        eventName: env.GITHUB_EVENT_NAME ?? '',
        event: await readPayload(env.GITHUB_EVENT_PATH),
        owner,
        repo,
        actor: env.GITHUB_ACTOR ?? '',
        workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
        sha: env.GITHUB_SHA ?? '',
        run: { id: env.GITHUB_RUN_ID ?? '0', attempt: env.GITHUB_RUN_ATTEMPT ?? '1' },
        urls: {
            api,
            graphql: env.GITHUB_GRAPHQL_URL ?? `${api}/graphql`,
            server: env.GITHUB_SERVER_URL ?? 'https://github.com',
        },
    };
}
/** A payload of another shape than GitHub's is as good as none: it only decides where the comment goes. */
async function readPayload(path) {
    if (path === undefined || path === '')
        return {};
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => '{}');
    return payload.safeParse(parseOrNothing(text)).data ?? {};
}
function parseOrNothing(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return {};
    }
}
/** The page of a run. */
function runUrl({ urls, owner, repo }, { id, attempt }) {
    return `${urls.server}/${owner}/${repo}/actions/runs/${id}/attempts/${attempt}`;
}
/** Events of a pull request that run with its own code, and so without secrets where it comes from a fork. */
const OWN_CODE = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];
/** Events on which GitHub takes Dependabot for a fork. */
const OF_DEPENDABOT = [...OWN_CODE, 'push', 'create', 'deployment', 'deployment_status'];
/**
 * `true` when GitHub gives the job a token that may only read, and none of the repository's secrets: a pull request
 * from a fork, or whatever Dependabot sets off, its pushes too.
 */
function hasReadOnlyToken({ eventName, event, actor }) {
    if (actor === 'dependabot[bot]')
        return OF_DEPENDABOT.includes(eventName);
    if (!OWN_CODE.includes(eventName) || !event.pull_request)
        return false;
    const { head, base } = event.pull_request;
    return head.repo?.full_name !== base.repo?.full_name;
}


/***/ }),

/***/ 30853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Os: () => (/* binding */ group),
/* harmony export */   Qi: () => (/* binding */ printUntrusted),
/* harmony export */   sN: () => (/* binding */ aloud),
/* harmony export */   wi: () => (/* binding */ printLine)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);


/** What makes the runner read commands again; nobody can guess it. */
let token;
function stopCommands() {
    token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(`::stop-commands::${token}`);
}
function resumeCommands() {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(`::${token}::`);
    token = undefined;
}
/**
 * Prints text that a model, a dataset or a suite may have written. The runner reads commands out of everything a step
 * prints, but not out of this.
 */
function printUntrusted(text) {
    const stopped = token !== undefined;
    if (!stopped)
        stopCommands();
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(text.trimEnd());
    if (!stopped)
        resumeCommands();
}
/**
 * Runs what may print by itself: a module of the user's runs in this process, and may write what a model said to the
 * console. Until it ends nothing in the log is a command, but what {@link aloud} says.
 */
async function withoutCommands(work) {
    // Two pipes have no order between them: a line on stderr could arrive when commands are read again.
    const write = process.stderr.write;
    process.stderr.write = process.stdout.write.bind(process.stdout);
    stopCommands();
    try {
        return await work();
    }
    finally {
        resumeCommands();
        process.stderr.write = write;
    }
}
/** Says what holds commands of our own, also while commands are stopped. */
function aloud(say) {
    const stopped = token !== undefined;
    if (stopped)
        resumeCommands();
    say();
    if (stopped)
        stopCommands();
}
/** Lines of the log that fold together. */
async function group(name, work) {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh(name);
    try {
        return await work();
    }
    finally {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
    }
}
/** One line of the log, whatever its text: nothing in it is a command to the runner. */
function printLine(text) {
    // U+0085 is a blank to the runner, though not to a pattern.
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(text
        .replaceAll(/[\s\u0085]+/g, ' ')
        .replace(/^ ?::/, ': :')
        .replaceAll('##[', '## ['));
}


/***/ })

};
