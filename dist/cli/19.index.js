export const id = 19;
export const ids = [19];
export const modules = {

/***/ 3814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ onePositional)
/* harmony export */ });
/** The only positional argument of a command; what is missing or too many becomes a fault. */
function onePositional(positionals, what, faults) {
    const [first, ...more] = positionals;
    if (first === undefined || first === '') {
        faults.push({ code: 'missing-argument', message: `${what} is missing: name its file` });
    }
    // After a flag that does not exist, its value looks like one more file.
    if (more.length > 0 && !faults.some((fault) => fault.code === 'unknown-flag')) {
        const names = more.map((one) => `"${one}"`).join(', ');
        faults.push({ code: 'extra-argument', message: `one file at a time, got also ${names}` });
    }
    return first ?? '';
}


/***/ }),

/***/ 8019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateCommand: () => (/* binding */ validateCommand)
});

// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
// EXTERNAL MODULE: ./lib/suite/load.js + 6 modules
var load = __webpack_require__(8805);
;// CONCATENATED MODULE: ./lib/evaluate/validate.js

/**
 * Checks a suite as `run` would, its datasets, patterns and schema files included. Needs no keys and runs nothing.
 *
 * @throws InvalidInputError with every fault.
 */
async function validate(suitePath, cwd) {
    const suite = await (0,load/* loadSuite */.b)(suitePath, { cwd });
    return {
        targets: suite.targets.size,
        datasets: new Set(suite.cases.map((one) => one.place.file)).size,
        scorers: suite.scorers.length,
        cases: suite.cases.length,
    };
}

// EXTERNAL MODULE: ./lib/cli/arguments.js
var cli_arguments = __webpack_require__(3814);
;// CONCATENATED MODULE: ./lib/cli/validate-command.js



/** `eval-matrix validate SUITE`: everything `run` would refuse, and nothing runs. */
async function validateCommand({ positionals, faults }, io) {
    const problems = [...faults];
    const suitePath = (0,cli_arguments/* onePositional */.P)(positionals, 'the suite to validate', problems);
    (0,errors/* throwIfAny */.MI)(problems);
    const counts = await validate(suitePath, io.cwd);
    const parts = [
        plural(counts.targets, 'target'),
        plural(counts.datasets, 'dataset'),
        plural(counts.scorers, 'scorer'),
        plural(counts.cases, 'case'),
    ];
    io.stdout.write(`OK: ${parts.join(', ')}\n`);
    return 0;
}
function plural(count, noun) {
    return `${count} ${noun}(s)`;
}


/***/ }),

/***/ 8805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ loadSuite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/suite/hash.js

/**
 * SHA-256 (hex) over everything that makes a suite what it is: its file, its datasets in order, its schema files by
 * name. Names are those written in the suite, so a checkout anywhere has the same hash. Each part is preceded by its
 * lengths, so that no two suites run together into the same bytes.
 */
function suiteHash(suite, datasets, schemas) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const part = (kind, name, bytes) => {
        hash.update(`${kind} ${Buffer.byteLength(name)} ${bytes.byteLength}\n${name}\n`).update(bytes);
    };
    part('suite', '', suite);
    for (const [name, bytes] of datasets)
        part('dataset', name, bytes);
    for (const [name, bytes] of [...schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
        part('schema', name, bytes);
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./lib/suite/source/fault-list.js

/** Same key, same mistake. */
function findingKey(finding) {
    return finding.place && `${finding.code} ${(0,errors/* formatPlace */.dE)(finding.place)} ${finding.about ?? ''}`;
}
/** Collects faults. The same mistake at the same place counts once: an alias shows it in many parts. */
class FaultList {
    #faults = [];
    #seen = new Set();
    /** @param scope tells apart mistakes that are one place's and yet several, as a key that two targets inherit */
    add({ about, inherited: _, ...fault }, scope = '') {
        const key = findingKey(about === undefined ? fault : { ...fault, about });
        if (key !== undefined) {
            if (this.#seen.has(key + scope))
                return;
            this.#seen.add(key + scope);
        }
        this.#faults.push(fault);
    }
    get size() {
        return this.#faults.length;
    }
    /** In reading order: those of the file `first` by line and column, then the others as they came. */
    inOrder(first) {
        const isFirst = (fault) => fault.place === undefined || fault.place.file === first;
        const line = (fault) => fault.place?.line ?? 0;
        const column = (fault) => fault.place?.column ?? 0;
        const own = this.#faults.filter(isFirst).sort((a, b) => line(a) - line(b) || column(a) - column(b));
        return [...own, ...this.#faults.filter((fault) => !isFirst(fault))];
    }
}

// EXTERNAL MODULE: ./lib/suite/formats/evalcore/datasets.js + 2 modules
var datasets = __webpack_require__(5290);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/gates.js + 1 modules
var evalcore_gates = __webpack_require__(1636);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/run.js
var evalcore_run = __webpack_require__(3312);
// EXTERNAL MODULE: ./lib/suite/source/json.js
var json = __webpack_require__(4628);
// EXTERNAL MODULE: ./lib/suite/source/read-bytes.js
var read_bytes = __webpack_require__(8020);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/scorer-kinds/schema-files.js


const MOST_BYTES = 16 * 1024 * 1024;
/** Reads and compiles each schema file once, however many scorers name it. */
class SchemaFiles {
    #files = new Map();
    /** What was read, by the path as written: part of the suite's hash. */
    bytes = new Map();
    #readFile;
    constructor(readFile) {
        this.#readFile = readFile;
    }
    /**
     * @param path absolute
     * @param written as in the suite, for messages
     * @param shown as a reader of messages would find it
     */
    load(path, written, shown) {
        let file = this.#files.get(path);
        if (file === undefined) {
            file = this.#read(path, written, shown);
            this.#files.set(path, file);
        }
        return file;
    }
    async #read(path, written, shown) {
        const file = await this.#readFile(path, MOST_BYTES);
        if (file.kind === 'unreadable') {
            const hint = 'paths start from the folder of the suite';
            return { kind: 'faulty', message: `failed to read json-schema file ${written}: ${file.reason}`, hint };
        }
        this.bytes.set(written, file.bytes);
        return compile(file.bytes, written, shown);
    }
}
async function compile(bytes, written, shown) {
    const notJson = `json-schema file ${written} is not valid JSON`;
    const decoded = (0,read_bytes/* decodeUtf8 */._6)(bytes);
    if (decoded.kind === 'not-utf8') {
        const place = { file: shown, line: decoded.line };
        return { kind: 'faulty', message: `${notJson}: not UTF-8`, hint: 'save it as UTF-8', place };
    }
    const source = (0,json/* parseJsonSource */.X)(decoded.text, { file: shown, line: 1 });
    if (source.kind === 'unreadable') {
        const { message, place } = source;
        return { kind: 'faulty', message: `${notJson}: ${message}`, hint: 'mend the JSON', place };
    }
    const document = JSON.parse(decoded.text);
    // Imported here because only suites with a schema should pay for it.
    const { compileJsonSchema, JsonSchemaError } = await Promise.all(/* import() */[__webpack_require__.e(856), __webpack_require__.e(97), __webpack_require__.e(29)]).then(__webpack_require__.bind(__webpack_require__, 4029));
    try {
        await compileJsonSchema(document);
        return { kind: 'schema', document };
    }
    catch (error) {
        if (!(error instanceof JsonSchemaError || error instanceof RangeError))
            throw error;
        const message = `invalid JSON Schema in ${written}: ${error.message}`;
        return {
            kind: 'faulty',
            message,
            hint: 'it must be a schema of draft 2020-12 that is complete in itself',
        };
    }
}

// EXTERNAL MODULE: ./lib/suite/formats/evalcore/scorers.js
var evalcore_scorers = __webpack_require__(8748);
// EXTERNAL MODULE: ./lib/suite/source/node.js
var source_node = __webpack_require__(7754);
// EXTERNAL MODULE: ./lib/suite/source/read-fields.js
var read_fields = __webpack_require__(2274);
// EXTERNAL MODULE: ./lib/suite/target-names.js
var target_names = __webpack_require__(4234);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/extends.js



/**
 * Resolves `extends`: the raw map of the other target under the target's own, merged deeply, so that what is checked
 * afterwards is what the target really says. Values keep their places. Reports names that are not defined, and cycles.
 *
 * @returns every target, each after the one it extends
 */
function resolveTargets(nodes, report) {
    const resolved = new Map();
    for (const name of nodes.keys()) {
        const { chain, end } = climb(name, nodes, resolved, report);
        let parent = typeof end === 'object' ? end : undefined;
        for (const member of chain.toReversed()) {
            parent = inherit(member, nodes.get(member), parent, end === 'broken');
            resolved.set(member, parent);
        }
    }
    return [...resolved.values()];
}
/** The targets from one upwards that are still to resolve, and what they end at. */
function climb(name, nodes, resolved, report) {
    const chain = new Set();
    for (let at = name;;) {
        const known = resolved.get(at);
        if (known !== undefined)
            return { chain: [...chain], end: known };
        if (chain.has(at)) {
            reportCycle([...chain], at, nodes, report);
            return { chain: [...chain], end: 'broken' };
        }
        chain.add(at);
        const next = parentOf(at, nodes, report);
        if (next === 'root' || next === 'broken')
            return { chain: [...chain], end: next };
        at = next.name;
    }
}
function parentOf(name, nodes, report) {
    const value = extendsOf(nodes.get(name));
    if (value === undefined || (value.kind === 'scalar' && value.value === null))
        return 'root';
    const path = (0,source_node/* joinPath */.uJ)('targets', name, 'extends');
    if (value.kind !== 'scalar' || typeof value.value !== 'string') {
        (0,read_fields/* reportType */.NB)(value, 'a string', value.place, { report, path }, []);
        return 'broken';
    }
    if (nodes.has(value.value))
        return { name: value.value };
    const message = `target ${JSON.stringify(name)}: extends "${value.value}" is not defined; available: ${(0,target_names/* listNames */.Zv)(nodes.keys())}`;
    report({
        code: 'extends-unknown',
        message,
        place: value.place,
        hint: (0,target_names/* targetHint */.nj)(value.value, nodes.keys()),
    });
    return 'broken';
}
function reportCycle(chain, back, nodes, report) {
    const circle = [...chain.slice(chain.indexOf(back)), back];
    const place = extendsOf(nodes.get(back))?.place;
    const message = `target ${JSON.stringify(back)}: extends goes round in a circle: ${circle.join(' -> ')}`;
    report({
        code: 'extends-cycle',
        message,
        ...(place && { place }),
        hint: 'one of them must stand on its own',
    });
}
function extendsOf(node) {
    return node?.kind === 'map' ? node.entries.get('extends')?.value : undefined;
}
function inherit(name, node, parent, broken) {
    if (node?.kind !== 'map') {
        const place = { file: '' };
        return { name, node: node ?? { kind: 'list', items: [], place }, parent: undefined, incomplete: false };
    }
    const incomplete = broken || parent?.incomplete === true;
    const base = parent?.node.kind === 'map' ? parent.node : undefined;
    return { name, node: merge(base, withoutExtends(node)), parent, incomplete };
}
function withoutExtends(node) {
    return { ...node, entries: new Map([...node.entries].filter(([key]) => key !== 'extends')) };
}
/** `over` with what only `base` has. Maps are merged; lists and scalars are taken whole. */
function merge(base, over) {
    if (base === undefined)
        return over;
    const entries = new Map();
    for (const [key, entry] of base.entries)
        entries.set(key, { ...entry, inherited: true });
    for (const [key, entry] of over.entries) {
        const below = base.entries.get(key)?.value;
        const both = below?.kind === 'map' && entry.value.kind === 'map';
        entries.set(key, both ? { ...entry, value: merge(below, entry.value) } : entry);
    }
    return { ...over, entries };
}

// EXTERNAL MODULE: ./lib/suite/formats/evalcore/kind.js
var kind = __webpack_require__(9531);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/target-kinds/table.js + 7 modules
var table = __webpack_require__(850);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/targets.js







/** Reads `targets`: a map from a name to what answers under that name. */
async function readTargets(entry, faults) {
    const { value: node, keyPlace } = entry;
    const report = (finding) => faults.add(finding);
    if (node.kind === 'map')
        reportBadNames(node, report);
    else if (node.kind === 'list' || node.value !== null) {
        (0,read_fields/* reportType */.NB)(node, 'a map from names to targets', node.place, { report, path: 'targets' }, []);
        return { specs: new Map(), names: [], bars: new Map() };
    }
    const maps = node.kind === 'map' ? [...node.entries].filter(([name]) => !isBadName(name)) : [];
    if (maps.length === 0 && (node.kind !== 'map' || node.entries.size === 0)) {
        const message = 'targets: at least one target is required';
        report({
            code: 'no-targets',
            message,
            place: keyPlace,
            hint: 'add one, such as  alpha: { type: shell, cmd: cat }',
        });
    }
    const nodes = new Map(maps.map(([name, { value }]) => [name, value]));
    return { ...(await readEach(nodes, faults)), names: maps.map(([name]) => name) };
}
async function readEach(nodes, faults) {
    const bars = new Map();
    const specs = new Map();
    /** What was found in each target, so that its heirs do not repeat it. */
    const mistakes = new Map();
    for (const { name, node, parent, incomplete } of resolveTargets(nodes, (finding) => faults.add(finding))) {
        const path = (0,source_node/* joinPath */.uJ)('targets', name);
        const own = new Set();
        const report = (finding) => {
            const key = mistakeKey(finding, path);
            own.add(key);
            const heir = finding.inherited === true || finding.about !== undefined;
            if (heir && hasMistake(parent, key, mistakes))
                return;
            faults.add(finding, finding.inherited ? name : '');
        };
        const reading = { report, path, incomplete };
        const spec = await (0,kind/* readTagged */.hq)(table/* TARGET_KINDS */.a, 'target', node, reading, `target ${JSON.stringify(name)}`, undefined);
        mistakes.set(name, own);
        if (spec !== undefined)
            specs.set(name, spec);
        const bar = await readBar(node, path, parent && bars.get(parent.name), report);
        if (bar !== undefined)
            bars.set(name, bar);
    }
    return { specs: inOrder(specs, nodes.keys()), bars };
}
/** What a target says about its bar; gates that came by `extends` have been read with the other target. */
async function readBar(node, path, inherited, report) {
    if (node.kind !== 'map')
        return undefined;
    const gate = node.entries.get('gate')?.value;
    const informational = gate?.kind === 'scalar' && gate.value === 'informational';
    const entry = node.entries.get('gates');
    const absent = entry === undefined || (entry.value.kind === 'scalar' && entry.value.value === null);
    if (absent)
        return informational ? { informational } : undefined;
    const gates = entry.inherited
        ? inherited?.gates
        : await (0,evalcore_gates/* readGates */.D6)(entry.value, (0,source_node/* joinPath */.uJ)(path, 'gates'), report);
    return { informational, ...(gates !== undefined && { gates }) };
}
function inOrder(specs, names) {
    const ordered = new Map();
    for (const name of names) {
        const spec = specs.get(name);
        if (spec !== undefined)
            ordered.set(name, spec);
    }
    return ordered;
}
function hasMistake(target, key, mistakes) {
    for (let at = target; at !== undefined; at = at.parent) {
        if (mistakes.get(at.name)?.has(key))
            return true;
    }
    return false;
}
/** A missing field is at home in no line, so it is told by its words; everything else by its place. */
function mistakeKey(finding, path) {
    if (finding.about !== undefined)
        return finding.message.slice(path.length);
    return findingKey(finding) ?? finding.message;
}
function isBadName(name) {
    return name === '' || name === '<<' || name.includes('\0');
}
function reportBadNames(node, report) {
    for (const [name, { keyPlace }] of node.entries) {
        if (name === '<<')
            (0,read_fields/* reportUnknownKey */.AY)('<<', ['NAME'], node, { report, path: 'targets' });
        else if (isBadName(name)) {
            const message = `targets: ${JSON.stringify(name)} cannot be the name of a target`;
            report({
                code: 'target-name',
                message,
                place: keyPlace,
                hint: 'a name is not empty and holds no NUL character',
            });
        }
    }
}

// EXTERNAL MODULE: ./lib/suite/formats/evalcore/top.js + 2 modules
var evalcore_top = __webpack_require__(56);
;// CONCATENATED MODULE: ./lib/suite/formats/evalcore/load.js











const NO_SCORERS = { specs: [], names: [] };
const NO_CASES = { cases: [], scorerNames: [], files: [] };
/**
 * Loads a suite of EvalCore's format, with its datasets, patterns and schema files.
 *
 * @throws InvalidInputError with every fault of all these files
 */
async function loadEvalcoreSuite(file) {
    const faults = new FaultList();
    const report = (finding) => faults.add(finding);
    const parts = (0,evalcore_top/* readTop */.I)(file.bytes, file.path, report);
    const schemaFiles = new SchemaFiles(file.read);
    const directory = (0,external_node_path_.dirname)(file.absolute);
    const context = {
        directory,
        shownDirectory: (0,external_node_path_.dirname)(file.path),
        schemaFiles,
        read: file.read,
        report,
    };
    const targets = parts.targets && (await readTargets(parts.targets, faults));
    const scorers = parts.scorers ? await (0,evalcore_scorers/* readScorers */.K)(parts.scorers, context, report) : NO_SCORERS;
    const run = await (0,evalcore_run/* readRun */.cI)(parts.run, targets?.names, report);
    const cases = await readCases(parts, context, faults);
    const names = {
        ...(parts.scorers !== undefined && { scorers: [...scorers.names, ...cases.scorerNames] }),
        ...(targets !== undefined && { targets: targets.names }),
        ...(cases.complete && { tags: new Set(cases.cases.flatMap(({ tags }) => tags)) }),
    };
    const settle = (gates) => gates.map((gate) => (0,evalcore_gates/* settleGate */.B2)(gate, names, report));
    const gates = settle(run.gates);
    const bars = barsOf(targets?.bars, settle);
    (0,errors/* throwIfAny */.MI)(faults.inOrder(file.path));
    return {
        format: 'evalcore',
        name: parts.name ?? file.path,
        ...(parts.description !== undefined && { description: parts.description }),
        path: file.path,
        directory,
        hash: suiteHash(file.bytes, cases.files, schemaFiles.bytes),
        targets: targets?.specs ?? new Map(),
        ...(bars.size > 0 && { bars }),
        scorers: scorers.specs,
        cases: cases.cases,
        run: { ...run.spec, gates },
        notes: [...run.notes, ...unusedTags(scorers.specs, cases.cases)],
    };
}
function barsOf(read, settle) {
    const settled = new Map();
    const once = (gates) => {
        const known = settled.get(gates) ?? settle(gates);
        settled.set(gates, known);
        return known;
    };
    return new Map([...(read ?? [])].map(([name, { informational, gates }]) => [
        name,
        { informational, ...(gates !== undefined && { gates: once(gates) }) },
    ]));
}
/** `complete`: no case is missing through a mistake. */
async function readCases(parts, context, faults) {
    if (parts.datasets === undefined)
        return { ...NO_CASES, complete: false };
    const before = faults.size;
    const entries = (0,datasets/* readDatasetEntries */.RC)(parts.datasets, context.report);
    const read = await (0,datasets/* loadCases */.EG)(entries, context);
    if (read.cases.length === 0 && faults.size === before) {
        const { keyPlace } = parts.datasets;
        const hint = 'a case is one JSON object on one line, such as {"id": "a", "input": "text"}';
        context.report({ code: 'no-cases', message: 'datasets contain no test cases', place: keyPlace, hint });
    }
    return { ...read, complete: faults.size === before };
}
/** A scorer for a tag that no case carries never runs. */
function unusedTags(scorers, cases) {
    const carried = new Set(cases.flatMap((one) => one.tags));
    return scorers.flatMap(({ name, when_tag: tag }) => tag === undefined || carried.has(tag)
        ? []
        : [{ code: 'unused-tag', message: `scorer "${name}" never runs: no case carries the tag "${tag}"` }]);
}

;// CONCATENATED MODULE: ./lib/suite/load.js




/** Cases belong in datasets, so a suite file is small. */
const load_MOST_BYTES = 8 * 1024 * 1024;
const LOADERS = {
    evalcore: loadEvalcoreSuite,
};
/**
 * Loads and checks a suite, with everything it names: datasets, patterns, schema files. Reads no environment, runs
 * nothing, and needs no network.
 *
 * @param path from `cwd`; shown in messages as it is given
 * @param where `within`: datasets and schemas outside of this folder are not read
 * @throws InvalidInputError with every fault found, in reading order
 */
async function loadSuite(path, { cwd, within }) {
    const absolute = (0,external_node_path_.resolve)(cwd, path);
    const read = within === undefined ? read_bytes/* readBytes */.io : (0,read_bytes/* readInside */.xO)(within);
    const own = await read(absolute, load_MOST_BYTES);
    if (own.kind === 'unreadable') {
        const message = `failed to read config file ${path}: ${own.reason}`;
        throw new errors/* InvalidInputError */.oC([
            { code: 'suite-unreadable', message, place: { file: path }, hint: 'give the path of a suite file' },
        ]);
    }
    const file = { path, absolute, bytes: own.bytes, read };
    const load = LOADERS[formatOf(file)] ?? loadEvalcoreSuite;
    return load(file);
}
/** Which dialect a file is written in. The native one until a second is read. */
function formatOf(_file) {
    return 'evalcore';
}


/***/ })

};
