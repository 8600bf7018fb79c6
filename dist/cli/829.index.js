export const id = 829;
export const ids = [829];
export const modules = {

/***/ 5829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cassetteCommand: () => (/* binding */ cassetteCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
// EXTERNAL MODULE: ./lib/base/sanitise.js
var sanitise = __webpack_require__(9507);
// EXTERNAL MODULE: ./lib/base/json.js
var base_json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/cassette/cassette-file.js
var cassette_file = __webpack_require__(4281);
// EXTERNAL MODULE: ./lib/cassette/compact.js
var compact = __webpack_require__(9549);
// EXTERNAL MODULE: ./lib/cassette/format.js
var format = __webpack_require__(913);
// EXTERNAL MODULE: ./lib/base/secrets.js
var secrets = __webpack_require__(3516);
// EXTERNAL MODULE: ./lib/cassette/file-name.js
var file_name = __webpack_require__(806);
;// CONCATENATED MODULE: ./lib/cassette/list.js






/** Reads every cassette of a folder whole, and checks every line. */
function listCassettes(directory) {
    return (0,compact/* cassettesIn */.LD)(directory).map((name) => (0,cassette_file/* withCassetteFile */.t9)((0,external_node_path_.join)(directory, name), name, listOne));
}
function listOne(file) {
    const faults = [...file.faults];
    const suspicious = [];
    const models = new Map();
    const dates = [];
    for (const range of file.index.values()) {
        const bytes = file.readLine(range);
        const parsed = (0,format/* parseRecording */.f)(bytes);
        if (!parsed.ok) {
            faults.push((0,cassette_file/* badLine */.mV)(file.shown, range.line, parsed.reason));
            continue;
        }
        const model = modelOf(parsed.value);
        models.set(model, (models.get(model) ?? 0) + 1);
        dates.push(parsed.value.recorded_at);
        if ((0,secrets/* looksLikeCredential */.Pv)(bytes.toString('utf8')))
            suspicious.push(range.line);
    }
    const torn = (0,cassette_file/* tornFault */.C_)(file);
    if (torn !== undefined)
        faults.push(torn);
    dates.sort();
    const [first] = dates;
    return {
        file: file.shown,
        name: (0,file_name/* nameOfFile */.Ri)(file.shown) ?? { kind: 'arm', arm: file.shown },
        recordings: dates.length,
        models: byCount(models),
        dates: first === undefined ? null : { first, last: dates.at(-1) ?? first },
        bytes: file.size,
        suspicious,
        faults,
    };
}
function byCount(models) {
    return [...models]
        .map(([model, recordings]) => ({ model, recordings }))
        .sort((a, b) => b.recordings - a.recordings || (a.model < b.model ? -1 : 1));
}
/** What was asked: a model, or else an endpoint. */
function modelOf(recording) {
    const { identity } = recording.request;
    const found = memberText(identity, 'model') ?? memberText(identity, 'url');
    return found ?? memberText(member(identity, 'http'), 'url') ?? 'unknown';
}
function member(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
function memberText(value, key) {
    const text = member(value, key);
    return typeof text === 'string' ? text : null;
}
/**
 * The list as a table, then what is wrong. Cells hold text of recordings: make each line safe for where it is shown.
 */
function describeList(listed) {
    if (listed.length === 0)
        return ['No cassettes here.'];
    const rows = listed.map((cassette) => [
        cassette.file,
        String(cassette.recordings),
        cassette.models.map(({ model, recordings }) => `${model} (${recordings})`).join(', ') || '–',
        dateRange(cassette.dates),
        formatBytes(cassette.bytes),
    ]);
    const table = alignColumns([['file', 'recordings', 'models', 'recorded', 'size'], ...rows]);
    return [...table, ...listed.flatMap(warnings)];
}
function dateRange(dates) {
    if (dates === null)
        return '–';
    return dates.first === dates.last ? dates.first : `${dates.first} … ${dates.last}`;
}
function warnings({ file, suspicious, faults }) {
    const lines = faults.map(cassette_file/* faultLine */.z9);
    for (const line of suspicious) {
        lines.push(`${file}:${line}: holds something shaped like a key; look at it before you commit it`);
    }
    return lines;
}
function alignColumns(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}
function formatBytes(bytes) {
    if (bytes < 1024)
        return `${bytes} B`;
    if (bytes < 1024 * 1024)
        return `${(bytes / 1024).toFixed(1)} KB`;
    return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

;// CONCATENATED MODULE: ./lib/cassette/diff.js








/**
 * Compares two cassettes, or two folders of them file by file. Recordings are matched by key; what is left over then
 * by input and trial, so that a changed model or prompt shows as changed answers. Dates and latencies do not count.
 *
 * @throws InvalidInputError when a path is not there, or holds lines that cannot be read.
 */
function diffCassettes(before, after) {
    const [left, right] = [filesOf(before), filesOf(after)];
    if (left.kind === 'file' && right.kind === 'file') {
        return [diffFiles((0,external_node_path_.basename)(after), readAll(before), readAll(after))];
    }
    // One file against a folder is compared with the folder's file of that name.
    const alone = left.kind === 'file' ? left : right.kind === 'file' ? right : null;
    const names = alone?.names ?? [...new Set([...left.names, ...right.names])].sort();
    return names.map((name) => diffFiles(name, readAll(left.path(name)), readAll(right.path(name))));
}
function filesOf(path) {
    const stat = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined) {
        const hint = 'name a cassette file, or a folder of cassettes';
        throw new errors/* InvalidInputError */.oC([{ code: 'cassette-missing', message: `there is no ${path}`, hint }]);
    }
    if (stat.isDirectory()) {
        return { kind: 'folder', names: (0,compact/* cassettesIn */.LD)(path), path: (name) => (0,external_node_path_.join)(path, name) };
    }
    return { kind: 'file', names: [(0,external_node_path_.basename)(path)], path: () => path };
}
function readAll(path) {
    return (0,cassette_file/* withCassetteFile */.t9)(path, path, (file) => ({ recordings: recordingsOf(file), torn: (0,cassette_file/* tornFault */.C_)(file) }));
}
/** @throws InvalidInputError with every line that cannot be read. */
function recordingsOf(file) {
    const faults = [...file.faults];
    const recordings = new Map();
    for (const [key, range] of file.index) {
        const parsed = (0,format/* parseRecording */.f)(file.readLine(range));
        if (parsed.ok)
            recordings.set(key, parsed.value);
        else
            faults.push((0,cassette_file/* badLine */.mV)(file.shown, range.line, parsed.reason));
    }
    const [first, ...rest] = faults;
    if (first !== undefined)
        throw new errors/* InvalidInputError */.oC([first, ...rest]);
    return recordings;
}
function diffFiles(file, left, right) {
    const { recordings: before } = left;
    const { recordings: after } = right;
    const changed = [];
    let unchanged = 0;
    for (const [key, old] of before) {
        const now = after.get(key);
        if (now === undefined)
            continue;
        if (answerOf(old) === answerOf(now))
            unchanged += 1;
        else
            changed.push(changedAnswer(old, now, true));
    }
    const gone = onlyIn(before, after);
    const fresh = onlyIn(after, before);
    const removed = [];
    for (const [question, old] of gone) {
        const now = fresh.get(question);
        if (now === undefined) {
            removed.push(old.request.input);
            continue;
        }
        fresh.delete(question);
        if (answerOf(old) === answerOf(now))
            unchanged += 1;
        else
            changed.push(changedAnswer(old, now, false));
    }
    const added = [...fresh.values()].map((recording) => recording.request.input);
    const faults = [left.torn, right.torn].filter((torn) => torn !== undefined);
    return { file, changed, removed, added, unchanged, faults };
}
/** Recordings without a counterpart of the same key, by what they were asked. */
function onlyIn(own, other) {
    const found = new Map();
    const counts = new Map();
    for (const [key, recording] of own) {
        if (other.has(key))
            continue;
        const question = JSON.stringify([recording.request.input, recording.request.trial]);
        const nth = counts.get(question) ?? 0;
        counts.set(question, nth + 1);
        // The same input asked of several models: paired in order.
        found.set(`${question}#${nth}`, recording);
    }
    return found;
}
function answerOf({ response }) {
    return response.vector === undefined ? response.text : (0,base_json/* canonicalJson */.dj)([response.text, ...response.vector]);
}
function changedAnswer(old, now, sameRequest) {
    return {
        input: now.request.input,
        trial: now.request.trial,
        sameRequest,
        before: { model: modelOf(old), text: shownAnswer(old) },
        after: { model: modelOf(now), text: shownAnswer(now) },
    };
}
function shownAnswer({ response }) {
    return response.vector === undefined ? response.text : `a vector of ${response.vector.length} numbers`;
}
/**
 * The differences as lines for people: the input, then the old answer behind `-` and the new one behind `+`, line by
 * line. Lines hold text of models: make each safe for where it is shown.
 */
function describeDifferences(differences) {
    const lines = [];
    const notes = [];
    for (const { file, changed, removed, added, unchanged, faults } of differences) {
        notes.push(...faults.map(cassette_file/* faultLine */.z9));
        if (changed.length + removed.length + added.length === 0)
            continue;
        const counts = [
            `${changed.length} changed`,
            `${added.length} added`,
            `${removed.length} removed`,
            `${unchanged} unchanged`,
        ];
        lines.push(`== ${file}: ${counts.join(', ')}`);
        for (const answer of changed)
            lines.push(...describeChange(answer));
        for (const input of added)
            lines.push(`added: ${oneLine(input)}`);
        for (const input of removed)
            lines.push(`removed: ${oneLine(input)}`);
    }
    return [...notes, ...(lines.length === 0 ? ['No answer changed.'] : lines)];
}
function describeChange({ input, trial, sameRequest, before, after }) {
    const models = before.model === after.model
        ? sameRequest
            ? ''
            : ' (asked otherwise)'
        : ` (${before.model} → ${after.model})`;
    const nth = trial > 0 ? ` [trial ${trial + 1}]` : '';
    return [
        `${oneLine(input)}${nth}${models}`,
        ...before.text.split('\n').map((line) => `  - ${line}`),
        ...after.text.split('\n').map((line) => `  + ${line}`),
    ];
}
function oneLine(text) {
    const flat = text.replaceAll(/\s+/g, ' ').trim();
    return flat.length > 120 ? `${flat.slice(0, 120)}…` : flat;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/cassette/check-recording.js
var check_recording = __webpack_require__(8154);
// EXTERNAL MODULE: ./lib/cassette/request-key.js
var request_key = __webpack_require__(6119);
// EXTERNAL MODULE: ./lib/cassette/scrub.js
var scrub = __webpack_require__(5435);
;// CONCATENATED MODULE: ./lib/cassette/import-evalcore.js










/**
 * Copies the recordings of EvalCore 0.7.5 into cassettes. The keys stay, because they are computed from the same text.
 * Recordings already in a cassette under the same key are replaced.
 *
 * @throws InvalidInputError when the file is not EvalCore's cache, or a cassette holds a line that cannot be read.
 * @throws NodeJS.ErrnoException when a cassette cannot be written.
 */
async function importEvalCore(options) {
    const unreadable = [];
    const recordings = [];
    for (const row of await readRows(options.database)) {
        const read = readRow(row);
        if (read.ok)
            recordings.push(read.value);
        else
            unreadable.push(read.reason);
    }
    const { lines, unplaced } = place(recordings, options);
    writeAll(options.directory, lines);
    const written = new Map([...lines].map(([file, byKey]) => [file, byKey.size]));
    return { written, unplaced, unreadable };
}
function place(recordings, options) {
    const askers = Map.groupBy(options.askers, ({ identity }) => comparable(identity));
    const scrubber = (0,scrub/* createScrubber */.H)(options.secrets);
    const lines = new Map();
    const unplaced = new Map();
    // Trial 0 first: of several verdicts on one output, the first is the one that stays.
    const inOrder = recordings.toSorted((a, b) => a.request.trial - b.request.trial);
    for (const { request, response, recordedAt } of inOrder) {
        // The asker's own spelling, so that the key is the one it will look for.
        const found = (askers.get(comparable(request.identity)) ?? []).flatMap(({ name, identity, reword }) => {
            const input = reword === undefined ? request.input : reword(request.input);
            // EvalCore asks a judge again for each trial of a case; we ask once for each output, whichever trial it is of.
            const trial = name.kind === 'scorers' ? 0 : request.trial;
            return input === null ? [] : { name, asked: { identity, input, trial } };
        });
        if (found.length === 0) {
            const whom = describeIdentity(request.identity);
            unplaced.set(whom, (unplaced.get(whom) ?? 0) + 1);
        }
        for (const { name, asked } of found) {
            const key = (0,request_key/* keyOf */.T)(asked);
            const line = (0,scrub/* scrubbedLine */.t)({ key, request: asked, response, recordedAt }, scrubber);
            const file = (0,file_name/* fileNameOf */.bV)(name);
            const there = lines.get(file) ?? new Map();
            if (!there.has(key))
                lines.set(file, there.set(key, Buffer.from(line)));
        }
    }
    return { lines, unplaced };
}
function writeAll(directory, lines) {
    const faults = [...lines.keys()].flatMap((file) => (0,cassette_file/* withCassetteFile */.t9)((0,external_node_path_.join)(directory, file), file, ({ faults }) => faults));
    const [first, ...rest] = faults;
    if (first !== undefined)
        throw new errors/* InvalidInputError */.oC([first, ...rest]);
    for (const [file, byKey] of lines)
        (0,compact/* compactFile */.Ks)((0,external_node_path_.join)(directory, file), { extra: [...byKey.values()] });
}
/** An import as lines for people. Lines hold text of the database: make each safe for where it is shown. */
function describeImport(report) {
    const total = [...report.written.values()].reduce((sum, count) => sum + count, 0);
    const lines = [...report.written].map(([file, count]) => `${file}: ${count} recordings`);
    for (const [whom, count] of report.unplaced) {
        lines.push(`left out: ${count} recordings of ${whom}, which nothing in the suite asks`);
    }
    for (const reason of report.unreadable)
        lines.push(`cannot be read: ${reason}`);
    return [...lines, `${total} recordings imported.`];
}
/** Equal for identities of equal value, whatever the spelling of their numbers. */
function comparable(identity) {
    return (0,base_json/* canonicalJson */.dj)(JSON.parse(identity));
}
/** `model at url`, or the url, or the identity itself. */
function describeIdentity(text) {
    const shape = schemas/* looseObject */._H3({
        model: schemas/* string */.YjP().optional(),
        url: schemas/* string */.YjP().optional(),
        http: schemas/* looseObject */._H3({ url: schemas/* string */.YjP() }).optional(),
    });
    const identity = shape.safeParse(JSON.parse(text));
    if (!identity.success)
        return text;
    const { model, url = identity.data.http?.url, type } = identity.data;
    const what = model === undefined ? url : `model ${model} at ${url}`;
    return `${what ?? text}${type === 'embeddings' ? ' (embeddings)' : ''}`;
}
async function readRows(path) {
    // Imported here: no other command needs a database.
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 99, 19));
    let database = null;
    try {
        database = new DatabaseSync(path, { readOnly: true });
        const rows = database
            .prepare('SELECT key, request, response, created_at FROM llm_cache ORDER BY rowid')
            .all();
        return rows.map(({ key, request, response, created_at }) => ({ key, request, response, created_at }));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new errors/* InvalidInputError */.oC([
            {
                code: 'not-an-evalcore-cache',
                message: `this is not a cache of EvalCore: ${reason}`,
                place: { file: path },
                hint: 'name the file that EvalCore wrote: .evalcore/cache.db beside its suite',
            },
        ]);
    }
    finally {
        database?.close();
    }
}
const count = schemas/* number */.aig().int().nonnegative();
const oldRequest = schemas/* strictObject */.rej({
    identity: schemas/* looseObject */._H3({}),
    input: schemas/* string */.YjP(),
    trial: count.optional(),
});
const oldResponse = schemas/* object */.Ikc({
    text: schemas/* string */.YjP(),
    latency_ms: count,
    tokens: schemas/* object */.Ikc({ input: count, output: count }).nullish(),
});
function readRow({ key, request, response, created_at }) {
    const no = (reason) => ({ ok: false, reason: `${shortKey(key)}: ${reason}` });
    if (typeof key !== 'string' || typeof request !== 'string' || typeof response !== 'string') {
        return no('not text');
    }
    const asked = parseWith(oldRequest, request);
    if (asked === null)
        return no('its request is not one of EvalCore 0.7');
    const answered = parseWith(oldResponse, response);
    if (answered === null)
        return no('its response is not one of EvalCore 0.7');
    const { input, trial = 0 } = asked;
    const identity = identityText(request, key, input, trial);
    if (identity === null)
        return no('its key does not belong to its request');
    const day = typeof created_at === 'string' ? created_at.slice(0, '2026-11-30'.length) : undefined;
    const recorded = toResponse(answered, asked.identity.type === 'embeddings');
    return {
        ok: true,
        value: {
            request: { identity, input, trial },
            response: recorded,
            recordedAt: (0,check_recording/* isDay */.N)(day) ? day : '1970-01-01',
        },
    };
}
/**
 * The identity as it was hashed. The stored text is taken as it is where it is in EvalCore's own form; else it is put
 * into that form again. The key decides which is right.
 */
function identityText(request, key, input, trial) {
    const head = '{"identity":';
    const tail = `,"input":${JSON.stringify(input)}${trial > 0 ? `,"trial":${trial}` : ''}}`;
    const candidates = [
        request.startsWith(head) && request.endsWith(tail) ? request.slice(head.length, -tail.length) : null,
        import_evalcore_memberText(request, 'identity'),
    ];
    return (candidates.find((identity) => identity !== null && (0,request_key/* keyOf */.T)({ identity, input, trial }) === key) ?? null);
}
function import_evalcore_memberText(json, name) {
    const value = (0,base_json/* parseJson */.qF)(json);
    const member = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    return member === undefined ? null : (0,base_json/* canonicalJson */.dj)(member);
}
/** EvalCore keeps a vector as the text of a JSON list. */
function toResponse(old, embedding) {
    const vector = embedding ? parseWith(schemas/* array */.YOg(schemas/* number */.aig()), old.text) : null;
    return {
        text: vector === null ? old.text : '',
        latency_ms: old.latency_ms,
        ...(old.tokens ? { tokens: old.tokens } : {}),
        ...(vector === null ? {} : { vector }),
    };
}
function parseWith(schema, text) {
    try {
        return schema.parse(JSON.parse(text));
    }
    catch {
        return null;
    }
}
function shortKey(key) {
    return `row ${typeof key === 'string' ? `${key.slice(0, 12)}…` : 'without a key'}`;
}

// EXTERNAL MODULE: ./lib/cassette/prune.js
var prune = __webpack_require__(7616);
// EXTERNAL MODULE: ./lib/suite/load.js + 6 modules
var load = __webpack_require__(8805);
// EXTERNAL MODULE: ./lib/scorers/identity.js
var scorers_identity = __webpack_require__(6591);
// EXTERNAL MODULE: ./lib/scorers/judge-prompt.js
var judge_prompt = __webpack_require__(9054);
// EXTERNAL MODULE: ./lib/targets/identity.js
var targets_identity = __webpack_require__(7958);
// EXTERNAL MODULE: ./lib/evaluate/scorers.js + 3 modules
var evaluate_scorers = __webpack_require__(8092);
;// CONCATENATED MODULE: ./lib/evaluate/askers.js




/** Everybody in a suite whose calls are recorded: what an import of old recordings looks for. */
function askersOf(suite) {
    const arms = [...suite.targets].flatMap(([arm, spec]) => {
        const identity = (0,targets_identity/* targetIdentity */.C)(spec);
        return identity === null ? [] : [{ name: { kind: 'arm', arm }, identity }];
    });
    const scorers = (0,evaluate_scorers/* scorersIn */.V)(suite, suite.cases).flatMap((spec) => {
        const identity = (0,scorers_identity/* scorerIdentity */.B)(spec);
        if (identity === null)
            return [];
        const asker = { name: { kind: 'scorers' }, identity };
        return spec.type === 'judge' ? [{ ...asker, reword: judge_prompt/* rewordEvalCorePrompt */.D8 }] : [asker];
    });
    return [...arms, ...scorers];
}

// EXTERNAL MODULE: ./lib/evaluate/evaluate.js + 24 modules
var evaluate = __webpack_require__(7619);
// EXTERNAL MODULE: ./lib/evaluate/models.js + 13 modules
var models = __webpack_require__(7281);
// EXTERNAL MODULE: ./lib/evaluate/secrets.js
var evaluate_secrets = __webpack_require__(7346);
;// CONCATENATED MODULE: ./lib/evaluate/cassettes.js








/**
 * Drops the recordings a suite no longer needs. What it needs is found by replaying all its arms: nothing is called,
 * though shell arms run.
 *
 * @returns lines for people; they hold untrusted text.
 * @throws InvalidInputError when some call has no recording: what hangs on its answer cannot be known then.
 */
async function pruneSuite(request) {
    const suite = await (0,load/* loadSuite */.b)(request.suitePath, { cwd: request.cwd });
    let used = new Map();
    let missed = 0;
    const results = await (0,evaluate/* runSuite */.og)(suite, [...suite.targets.keys()], suite.cases, {
        ...request,
        cache: 'replay',
        onCassettes: (report, keys) => {
            used = keys;
            missed = report.missed;
        },
    });
    if (missed > 0 || results.partial)
        throw new errors/* InvalidInputError */.oC([notWhole(missed)]);
    const directory = (0,models/* cassetteFolder */.N2)(suite, request.cassettes);
    return (0,prune/* describePrune */.aC)((0,prune/* pruneCassettes */.io)({ directory, used, dryRun: request.dryRun }), request.dryRun);
}
function notWhole(missed) {
    const what = missed > 0 ? `${missed} calls have no recording` : 'the replay was stopped';
    return {
        code: 'prune-incomplete',
        message: `cannot tell what the suite needs: ${what}`,
        hint: 'record the suite first: eval-matrix run SUITE --cache auto, once for every arm',
    };
}
/**
 * Copies the recordings of an EvalCore `cache.db` that the suite asks for into its cassettes.
 *
 * @returns lines for people; they hold untrusted text.
 * @throws InvalidInputError when the file is not such a database.
 */
async function importIntoSuite(request) {
    const suite = await (0,load/* loadSuite */.b)(request.suitePath, { cwd: request.cwd });
    const report = await importEvalCore({
        database: request.database,
        directory: (0,models/* cassetteFolder */.N2)(suite, request.cassettes),
        askers: askersOf(suite),
        secrets: (0,evaluate_secrets/* secretsOf */.F)(suite, request.env),
    });
    return describeImport(report);
}

// EXTERNAL MODULE: ./lib/evaluate/stop.js
var stop = __webpack_require__(3115);
// EXTERNAL MODULE: ./lib/cli/commands.js
var commands = __webpack_require__(4710);
// EXTERNAL MODULE: ./lib/cli/options.js + 1 modules
var options = __webpack_require__(2650);
;// CONCATENATED MODULE: ./lib/cli/cassette-command.js










/** Each gives the lines to print. */
const RUNNERS = {
    ls: ([folder = ''], _, io) => describeList(listCassettes(existingFolder(folder, io))),
    prune: ([suite = ''], given, io) => cassette_command_prune(suite, given, io),
    diff: ([before = '', after = ''], _, io) => describeDifferences(diffCassettes((0,external_node_path_.resolve)(io.cwd, before), (0,external_node_path_.resolve)(io.cwd, after))),
    import: ([suite = '', database = ''], given, io) => importIntoSuite({ ...requestOf(suite, given, io), database: (0,external_node_path_.resolve)(io.cwd, database) }),
};
/** `eval-matrix cassette ls|prune|diff|import`. */
async function cassetteCommand({ positionals, given, faults }, io) {
    const [name, ...args] = positionals;
    const subcommand = commands/* CASSETTE_SUBCOMMANDS */.qN.find((candidate) => candidate.name === name);
    if (subcommand === undefined)
        throw new errors/* InvalidInputError */.oC([unknownSubcommand(name), ...faults]);
    (0,errors/* throwIfAny */.MI)([...faults, ...countFault(subcommand, args), ...idleFlags(subcommand, given)]);
    const lines = await RUNNERS[subcommand.name](args, given, io);
    io.stdout.write(lines.map((line) => `${(0,sanitise/* sanitise */.t)(line)}\n`).join(''));
    return 0;
}
async function cassette_command_prune(suite, given, io) {
    const signals = (0,stop/* stopOnSignals */.Z)();
    try {
        return await pruneSuite({ ...requestOf(suite, given, io), ...signals, dryRun: given.has('dry-run') });
    }
    finally {
        signals.release();
    }
}
function requestOf(suitePath, given, io) {
    const cassettes = (0,options/* text */.Qq)(given, 'cassettes');
    return { suitePath, cwd: io.cwd, env: io.env, ...(cassettes === undefined ? {} : { cassettes }) };
}
/** @throws InvalidInputError when there is no folder whose files can be listed */
function existingFolder(shown, io) {
    const folder = (0,external_node_path_.resolve)(io.cwd, shown);
    const hint = 'name a folder of cassettes, such as .eval-matrix/cassettes';
    const fault = (message) => new errors/* InvalidInputError */.oC([{ code: 'cassette-folder', message, hint }]);
    const found = (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false });
    if (found === undefined)
        throw fault(`there is no ${shown}`);
    if (!found.isDirectory())
        throw fault(`${shown} is not a folder`);
    try {
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    }
    catch {
        throw fault(`${shown} may not be read`);
    }
    return folder;
}
function countFault({ name, takes }, args) {
    if (args.length === takes.length && !args.includes(''))
        return [];
    const count = args.filter((one) => one !== '').length;
    const message = `cassette ${name} takes ${takes.join(' ')}, got ${count} of ${takes.length}`;
    return [{ code: 'argument-count', message, hint: `eval-matrix cassette ${name} ${takes.join(' ')}` }];
}
function idleFlags({ name, heeds }, given) {
    return [...given.keys()]
        .filter((flag) => !heeds.includes(flag))
        .map((flag) => {
        const message = `--${flag} means nothing to cassette ${name}`;
        return { code: 'idle-flag', message, hint: 'leave it out' };
    });
}
function unknownSubcommand(name) {
    const known = commands/* CASSETTE_SUBCOMMANDS */.qN.map((one) => `cassette ${one.name} ${one.takes.join(' ')}`).join('; ');
    const message = name === undefined ? 'cassette needs to know what to do' : `unknown command "cassette ${name}"`;
    return { code: 'unknown-command', message, hint: known };
}


/***/ })

};
