export const id = 596;
export const ids = [596];
export const modules = {

/***/ 6596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  moduleTarget: () => (/* binding */ moduleTarget)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./lib/transport/when-aborted.js
var when_aborted = __webpack_require__(3411);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/targets/load-module.js


/**
 * Loads a function of the user's own JavaScript or TypeScript, any module form, `tsconfig` paths included.
 * The code runs in this process; nothing is written to disk for it.
 *
 * @returns the function as `run`, or a fault: no such file, a file outside, code that does not load, no such function.
 */
async function loadUserFunction(module) {
    const { reference, who } = module;
    const hash = reference.lastIndexOf('#');
    const path = hash < 0 ? reference : reference.slice(0, hash);
    const name = hash < 0 ? 'default' : reference.slice(hash + 1);
    const file = await findFile(module, path);
    if (typeof file !== 'string')
        return file;
    const loaded = await importFile(file, path, who);
    if ('code' in loaded)
        return loaded;
    const found = exportOf(loaded.exports, name);
    if (typeof found === 'function')
        return { run: found };
    const functions = functionsOf(loaded.exports);
    return {
        code: 'module-export-missing',
        message: `${who}: ${path} exports no function "${name}"`,
        hint: functions.length === 0 ? 'export a function' : `it exports ${functions.join(', ')}`,
    };
}
async function findFile(module, path) {
    const { directory, within, who } = module;
    let file;
    try {
        file = await (0,promises_.realpath)((0,external_node_path_.resolve)(directory, path));
    }
    catch {
        return {
            code: 'module-not-found',
            message: `${who}: there is no file ${path}`,
            hint: 'the path is relative to the suite file, and names the file with its ending',
        };
    }
    for (const folder of within) {
        const inside = (0,external_node_path_.relative)(await (0,promises_.realpath)(folder), file);
        if (inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && (0,external_node_path_.resolve)(inside) !== inside)
            return file;
    }
    return {
        code: 'module-outside',
        message: `${who}: ${path} lies outside the working directory and the suite's folder`,
        hint: 'move the module into the repository, or run from a folder above it',
    };
}
async function importFile(file, path, who) {
    try {
        // The build with its compiler inside: the other one looks for it on disk, where a bundle has none.
        const { createJiti } = await Promise.all(/* import() */[__webpack_require__.e(365), __webpack_require__.e(439)]).then(__webpack_require__.bind(__webpack_require__, 8365));
        const jiti = createJiti(file, { fsCache: false, moduleCache: true, tsconfigPaths: true });
        return { exports: await jiti.import(file) };
    }
    catch (error) {
        return {
            code: 'module-broken',
            message: `${who}: ${path} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
            hint: 'run the file on its own to see the whole error',
        };
    }
}
function exportOf(exports, name) {
    if (name === 'default' && typeof exports === 'function')
        return exports;
    if (!isHolder(exports))
        return undefined;
    if (Object.hasOwn(exports, name))
        return exports[name];
    // CommonJS: `module.exports = {…}` is the default export.
    const fallback = exports.default;
    return isHolder(fallback) && Object.hasOwn(fallback, name) ? fallback[name] : undefined;
}
function functionsOf(exports) {
    if (!isHolder(exports))
        return [];
    return Object.keys(exports).filter((name) => typeof exports[name] === 'function');
}
function isHolder(value) {
    return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

// EXTERNAL MODULE: ./lib/targets/model-call.js
var model_call = __webpack_require__(1476);
// EXTERNAL MODULE: ./lib/targets/steps.js
var steps = __webpack_require__(1081);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(6698);
;// CONCATENATED MODULE: ./lib/targets/user-output.js

/** Set while a user's code runs, and in all that it has started: its timers, its promises. */
const printing = new external_node_async_hooks_.AsyncLocalStorage();
/** The `write` functions that know of it. Somebody else may have replaced a stream's meanwhile. */
const diverted = new WeakSet();
/**
 * Runs code of the user in this process. What it writes to stdout or stderr, by `console` or itself, goes to `print`:
 * stdout belongs to the report, and in a workflow the runner reads commands out of both. What its child processes
 * inherit, and what is written straight to the file descriptor, is out of reach.
 */
function asUserCode(print, work) {
    for (const stream of [process.stdout, process.stderr])
        if (!diverted.has(stream.write))
            divert(stream);
    return printing.run(print, work);
}
/** A function that runs in the place where this is called: what a listener prints is the user's, whoever fires it. */
const inThisPlace = external_node_async_hooks_.AsyncLocalStorage.bind;
/** For code that nobody wants to hear of in another way. */
const printToStderr = (text) => {
    process.stderr.write(text);
};
/** Replaces a stream's `write`, through which the console goes as well. Whoever is not the user's code gets the old one. */
function divert(stream) {
    const write = stream.write.bind(stream);
    function divertedWrite(chunk, encodingOrDone, done) {
        const [encoding, whenDone] = typeof encodingOrDone === 'function' ? [undefined, encodingOrDone] : [encodingOrDone, done];
        const print = printing.getStore();
        if (print === undefined)
            return write(chunk, encoding, whenDone);
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
        // What `print` itself writes is not the user's.
        printing.run(undefined, () => print(bytes.toString('utf8')));
        if (whenDone !== undefined)
            process.nextTick(whenDone);
        return true;
    }
    diverted.add(divertedWrite);
    stream.write = divertedWrite;
}

;// CONCATENATED MODULE: ./lib/targets/module.js






const LONGEST_TIMER_MS = 2 ** 31 - 1;
const count = schemas/* int */.Whr().nonnegative();
/** What a user's function may return, beside a plain text. */
const returned = schemas/* object */.Ikc({
    text: schemas/* string */.YjP(),
    tokens: schemas/* object */.Ikc({ input: count, output: count }).optional(),
    steps: steps/* stepList */.z.optional(),
});
/**
 * Answers with a function of the user's own code: `(input, {arm, caseId, trial, signal}) => text`, or
 * `{text, tokens?, steps?}`, or a promise of either. Like a shell command it runs in every cache mode: it is the code
 * under test, and a recording would hide what changed in it.
 */
async function moduleTarget(spec, context) {
    const { print = printToStderr } = context;
    const reference = {
        reference: spec.module,
        directory: context.directory,
        within: [context.cwd, context.directory],
        who: `target "${context.arm}"`,
    };
    const loaded = await asUserCode(print, () => loadUserFunction(reference));
    if ('code' in loaded)
        return loaded;
    return {
        async answer(call) {
            if (call.input === undefined)
                return (0,model_call/* noInput */.Mo)(call, spec.type);
            const started = performance.now();
            const ended = await asUserCode(print, () => runInTime(loaded.run, call, spec.timeout_seconds));
            const latency_ms = Math.round(performance.now() - started);
            return read(ended, `module ${spec.module}`, latency_ms);
        },
    };
}
/** Calls the function; when it takes too long or the run is stopped, its signal fires and its result is not waited for. */
async function runInTime(run, call, seconds) {
    const stop = new AbortController();
    let timer;
    let release = () => { };
    const ending = new Promise((resolve) => {
        const end = inThisPlace((why) => {
            resolve({ kind: 'failed', why });
            stop.abort();
        });
        release = (0,when_aborted/* whenAborted */.e)(call.signal, () => end('was cancelled'));
        if (seconds !== null) {
            timer = setTimeout(() => end(`timed out after ${seconds}s`), Math.min(seconds * 1000, LONGEST_TIMER_MS));
        }
    });
    const { arm, caseId, trial, input } = call;
    const running = (async () => {
        try {
            return { kind: 'returned', value: await run(input, { arm, caseId, trial, signal: stop.signal }) };
        }
        catch (error) {
            return { kind: 'failed', why: `threw: ${error instanceof Error ? error.message : String(error)}` };
        }
    })();
    try {
        return await Promise.race([ending, running]);
    }
    finally {
        clearTimeout(timer);
        release();
    }
}
function read(ended, who, latency_ms) {
    if (ended.kind === 'failed')
        return { kind: 'errored', error: `${who} ${ended.why}`, latency_ms };
    if (typeof ended.value === 'string')
        return { kind: 'answered', text: ended.value, latency_ms };
    const parsed = returned.safeParse(ended.value);
    if (!parsed.success) {
        const error = `${who} returned neither a text nor {text, tokens?, steps?}: ${errors/* prettifyError */.S1(parsed.error)}`;
        return { kind: 'errored', error: error.replace(/\s*\n\s*/g, ' '), latency_ms };
    }
    const { text, tokens, steps } = parsed.data;
    return {
        kind: 'answered',
        text,
        latency_ms,
        ...(tokens === undefined ? {} : { tokens }),
        ...(steps === undefined ? {} : { trajectory: steps }),
    };
}


/***/ }),

/***/ 1081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ stepList)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);

/** The calls of tools as users and agents write them: `[{"tool", "input"?, "output"?}]`. Other keys are let pass. */
const stepList = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(), output: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional() }))
    .transform((steps) => steps.map(({ tool, input, output }) => ({
    tool,
    input: input ?? null,
    ...(output === undefined ? {} : { output }),
})));


/***/ })

};
