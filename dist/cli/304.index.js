export const id = 304;
export const ids = [304];
export const modules = {

/***/ 9304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
;// CONCATENATED MODULE: ./lib/base/present.js
/** Leaves out what is `undefined`: for options, where absent means that somebody else decides. */
function present(values) {
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./lib/base/sanitise.js
var sanitise = __webpack_require__(9507);
// EXTERNAL MODULE: ./lib/cassette/cassette.js
var cassette = __webpack_require__(1070);
// EXTERNAL MODULE: ./lib/cassette/miss.js
var miss = __webpack_require__(9854);
// EXTERNAL MODULE: ./lib/comparison/input.js
var input = __webpack_require__(7137);
// EXTERNAL MODULE: ./lib/evaluate/evaluate.js + 24 modules
var evaluate = __webpack_require__(7619);
// EXTERNAL MODULE: ./lib/evaluate/stop.js
var stop = __webpack_require__(3115);
// EXTERNAL MODULE: ./lib/cli/arguments.js
var cli_arguments = __webpack_require__(3814);
// EXTERNAL MODULE: ./lib/cli/options.js + 1 modules
var options = __webpack_require__(2650);
;// CONCATENATED MODULE: ./lib/report/progress-line.js

/** `v2 (2 of 3): 120 of 500 cases, 4 not passed, 41 % of all, about 12 s left` */
function progressLine(progress, elapsedMs) {
    const { arm, armIndex, armCount, done, notPassed, total } = progress;
    const allDone = armIndex * total + done;
    const share = allDone / (armCount * total);
    const left = Math.ceil((elapsedMs * (1 - share)) / share / 1000);
    const which = armCount > 1 ? ` (${armIndex + 1} of ${armCount})` : '';
    const percent = Math.floor(share * 100);
    return `${(0,sanitise/* sanitise */.t)(arm)}${which}: ${done} of ${total} cases, ${notPassed} not passed, ${percent} % of all, about ${duration(left)} left`;
}
function duration(seconds) {
    return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

;// CONCATENATED MODULE: ./lib/cli/progress.js

/** Milliseconds between two redraws of the live line, and between two lines in a log. */
const REDRAW_MS = 100;
const LOG_EVERY_MS = 5_000;
/** Nothing may spill over onto a second line, however wide the letters are: that one would not be cleared. */
const WRAP_OFF = '\x1b[?7l';
const WRAP_ON = '\x1b[?7h';
/**
 * A live line on a terminal; in a log a line every few seconds, so that a long run is not silent and a short one
 * prints nothing.
 */
function showProgress(out, now = Date.now) {
    const started = now();
    let shown = out.isTTY ? Number.NEGATIVE_INFINITY : started;
    let lineIsLive = false;
    return {
        update(progress) {
            const time = now();
            if (time - shown < (out.isTTY ? REDRAW_MS : LOG_EVERY_MS))
                return;
            shown = time;
            const line = progressLine(progress, time - started);
            lineIsLive = out.isTTY;
            const live = line.slice(0, Math.max(0, (out.columns ?? 80) - 1));
            out.write(out.isTTY ? `\r\x1b[K${WRAP_OFF}${live}${WRAP_ON}` : `${line}\n`);
        },
        done() {
            if (lineIsLive)
                out.write('\r\x1b[K');
            lineIsLive = false;
        },
    };
}

// EXTERNAL MODULE: ./lib/cli/report-files.js
var report_files = __webpack_require__(2208);
// EXTERNAL MODULE: ./lib/cli/reports.js + 8 modules
var reports = __webpack_require__(1608);
;// CONCATENATED MODULE: ./lib/cli/run-command.js














/** `eval-matrix run SUITE`: runs, reports, and gives the exit status the arms have earned. */
async function runCommand(parsed, io) {
    const signals = (0,stop/* stopOnSignals */.Z)();
    const progress = parsed.given.has('no-progress') ? undefined : showProgress(io.stderr);
    const notes = [];
    try {
        const results = await (0,evaluate/* evaluate */._3)({
            ...(await requestOf(parsed, io)),
            stop: signals.stop,
            kill: signals.kill,
            ...(progress === undefined ? {} : { onProgress: progress.update }),
            onNotes: (found) => printNotes(found, io),
            onOutput: (text) => {
                progress?.done();
                io.stderr.write(text);
            },
            onCassettes: (report) => notes.push(...report.notes, ...(0,miss/* describeMisses */.k)(report.misses)),
        });
        progress?.done();
        await (0,reports/* printReports */.p)(results, parsed.given, io);
        return results.exit_code;
    }
    finally {
        progress?.done();
        signals.release();
        for (const note of notes)
            io.stderr.write(`${(0,sanitise/* sanitise */.t)(note)}\n`);
    }
}
/** Notes come before the run, while there is time to stop it. */
function printNotes(notes, io) {
    for (const { place, message, hint } of notes) {
        const where = place === undefined ? '' : `${(0,errors/* formatPlace */.dE)(place)}: `;
        io.stderr.write(`Note: ${(0,sanitise/* sanitise */.t)(`${where}${message}${hint === undefined ? '' : ` (${hint})`}`)}\n`);
    }
}
async function requestOf({ positionals, given, faults }, io) {
    const problems = [...faults];
    const suitePath = (0,cli_arguments/* onePositional */.P)(positionals, 'the suite to run', problems);
    const trials = (0,options/* wholeNumber */.rD)(given, 'trials', problems);
    const concurrency = (0,options/* wholeNumber */.rD)(given, 'concurrency', problems);
    const budgetUsd = (0,options/* positiveNumber */.Ly)(given, 'budget-usd', problems);
    problems.push(...(await (0,report_files/* reportFileFaults */.Gk)(given, io, suitePath)));
    (0,errors/* throwIfAny */.MI)(problems);
    const optional = {
        matrix: (0,options/* text */.Qq)(given, 'matrix'),
        target: (0,options/* text */.Qq)(given, 'target'),
        baseline: (0,options/* text */.Qq)(given, 'baseline'),
        saveBaseline: (0,options/* text */.Qq)(given, 'save-baseline'),
        only: (0,options/* text */.Qq)(given, 'only'),
        reference: (0,options/* text */.Qq)(given, 'reference'),
        failOn: input/* FAIL_ON */.d$.find((what) => what === given.get('fail-on')),
        onInconclusive: input/* ON_INCONCLUSIVE */.Xv.find((what) => what === given.get('on-inconclusive')),
        cache: cassette/* CACHE_MODES */._.find((mode) => mode === given.get('cache')),
        cassettes: (0,options/* text */.Qq)(given, 'cassettes'),
        trials,
        concurrency,
        budgetUsd,
    };
    return { suitePath, cwd: (0,external_node_path_.resolve)(io.cwd), env: io.env, ...present(optional) };
}


/***/ })

};
