export const id = 651;
export const ids = [651];
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

/***/ 2208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ reportFileFaults),
/* harmony export */   al: () => (/* binding */ isStdout),
/* harmony export */   uJ: () => (/* binding */ REPORT_OPTIONS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2650);




/** The options that name a file to write a report to. */
const REPORT_OPTIONS = ['json', 'markdown', 'html', 'junit'];
/** Does a path of a report mean stdout? */
function isStdout(path) {
    return path === '-' || path === '/dev/stdout';
}
/**
 * What is wrong with the paths that reports are to go to. Asked before a run, so that nothing is paid for that cannot
 * be kept.
 *
 * @param input what the command reads, from the working directory: no report may go there
 */
async function reportFileFaults(given, io, input) {
    const faults = [];
    const taken = new Map([[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(io.cwd, input), '']]);
    for (const option of REPORT_OPTIONS) {
        const path = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(given, option);
        if (path === undefined || path === '')
            continue;
        const absolute = isStdout(path) ? '-' : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(io.cwd, path);
        const owner = taken.get(absolute);
        taken.set(absolute, option);
        if (owner !== undefined)
            faults.push(owner === '' ? overwrites(option, path) : sharesFile(option, owner, path));
        else if (absolute !== '-')
            faults.push(...(await unwritable(option, path, absolute)));
    }
    return faults;
}
function overwrites(option, path) {
    const message = `--${option} would overwrite ${path}, which is read`;
    return { code: 'report-over-input', message, hint: 'name another file' };
}
function sharesFile(option, other, path) {
    const where = isStdout(path) ? 'stdout' : path;
    const message = `--${other} and --${option} both go to ${where}`;
    return { code: 'report-twice', message, hint: 'give each report a file of its own' };
}
async function unwritable(option, path, absolute) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(absolute).catch(() => undefined);
    const fault = (reason) => {
        const message = `could not write ${path}: ${reason}`;
        return [{ code: 'write-failed', message, hint: `name a path that may be written: --${option} FILE` }];
    };
    if (found?.isDirectory())
        return fault('it is a folder');
    // A file is written beside and then moved into place; a pipe or a device is written to.
    const place = found === undefined || found.isFile() ? await existingFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute)) : absolute;
    if (place === undefined)
        return fault('a part of the path is not a folder');
    const refused = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(place, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK).then(() => false, () => true);
    return refused ? fault('permission denied') : [];
}
/** The folder itself or the nearest one above that is there; nothing when that is no folder. */
async function existingFolder(folder) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(folder).catch(() => undefined);
    if (found !== undefined)
        return found.isDirectory() ? folder : undefined;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return parent === folder ? undefined : existingFolder(parent);
}


/***/ }),

/***/ 1608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ printReports)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
;// CONCATENATED MODULE: ./lib/evaluate/write-file.js




/** A file that could not be written. */
class WriteError extends errors/* EvalMatrixError */.WA {
}
/** As many links in a row as Linux follows. */
const MOST_LINKS = 40;
/**
 * Writes a file whole or not at all: a reader never sees half a report. Makes the folders that are missing. A file
 * behind a link is written where it lies, and the link stays. Into a pipe or a device goes what comes: a file in its
 * place would take it away from everybody.
 *
 * @throws WriteError when the disk refuses.
 */
async function writeFileWhole(path, chunks) {
    try {
        const found = await (0,promises_.stat)(path).catch(() => undefined);
        if (found === undefined || found.isFile())
            await replace(await destinationOf(path), chunks);
        else
            await writeInto(path, chunks);
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new WriteError({
            code: 'write-failed',
            message: `could not write ${path}: ${reason}`,
            place: { file: path },
            hint: 'name a path that may be written',
        });
    }
}
/**
 * Where a path leads when all links are followed, also one whose file does not exist yet.
 *
 * @throws NodeJS.ErrnoException when the links go round in a circle.
 */
async function destinationOf(path) {
    let place = path;
    for (let followed = 0; followed <= MOST_LINKS; followed += 1) {
        // A link is read from its own folder, which is not where the path says when that leads through links too.
        const folder = await (0,promises_.realpath)((0,external_node_path_.dirname)(place)).catch(() => (0,external_node_path_.dirname)(place));
        place = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(place));
        const next = await (0,promises_.readlink)(place).catch(() => undefined);
        if (next === undefined)
            return place;
        place = (0,external_node_path_.resolve)(folder, next);
    }
    throw Object.assign(new Error('too many links in a row'), { code: 'ELOOP' });
}
async function replace(path, chunks) {
    const temporary = `${path}.${(0,external_node_crypto_.randomUUID)().slice(0, 8)}.tmp`;
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await writeInto(temporary, chunks);
        await (0,promises_.rename)(temporary, path);
    }
    catch (error) {
        // The reason to tell is the first one; a leftover that cannot be removed was never made.
        await (0,promises_.rm)(temporary, { force: true }).catch(() => undefined);
        throw error;
    }
}
async function writeInto(path, chunks) {
    const file = await (0,promises_.open)(path, 'w');
    try {
        await file.writeFile(chunks);
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: ./lib/base/sanitise.js
var sanitise = __webpack_require__(9507);
// EXTERNAL MODULE: ./lib/report/arm-reasons.js
var arm_reasons = __webpack_require__(9736);
;// CONCATENATED MODULE: ./lib/report/paint.js
const same = (text) => text;
/** For pipes and logs: no escape sequence at all. */
const PLAIN = { good: same, bad: same, warn: same, dim: same };
const sgr = (on, off) => (text) => `\x1b[${on}m${text}\x1b[${off}m`;
/** Green, bold red, yellow, dim: the sixteen-colour codes that every terminal maps to its own theme. */
const COLOURS = {
    good: sgr('32', '39'),
    bad: sgr('1;31', '22;39'),
    warn: sgr('33', '39'),
    dim: sgr('2', '22'),
};

// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
;// CONCATENATED MODULE: ./lib/report/terminal-arm.js



/** Characters of one reason; results.json has all of it. */
const REASON_LIMIT = 4_000;
/** How a case's verdict reads, in its line and in its cell. */
const VERDICT_WORDS = {
    passed: 'PASS',
    failed: 'FAIL',
    errored: 'ERR',
    skipped: 'SKIP',
};
/** PASS, FAIL, ERR or SKIP in its colour. */
function verdictWord(verdict, paint) {
    const word = VERDICT_WORDS[verdict];
    if (verdict === 'passed')
        return paint.good(word);
    return verdict === 'failed' ? paint.bad(word) : paint.warn(word);
}
/** The lines of one arm: its cases, its sums, its gates. */
function armBlock(arm, paint, quiet) {
    const shown = quiet ? arm.results.filter((result) => result.verdict !== 'passed') : arm.results;
    return [
        paint.dim(`== target: ${(0,sanitise/* sanitise */.t)(arm.name)}`),
        ...shown.flatMap((result) => caseLines(result, paint)),
        '',
        summaryLine(arm, paint),
        ...callsLine(arm),
        ...arm.gates.flatMap((gate) => gateLines(gate, paint)),
        ...classificationLine(arm),
    ];
}
function caseLines(result, paint) {
    const latency = result.verdict === 'passed' ? ` ${paint.dim(`(${result.latency_ms}ms)`)}` : '';
    const line = `${verdictWord(result.verdict, paint)} ${(0,sanitise/* sanitise */.t)(result.case)}${latency}${trialCount(result, paint)}`;
    return [line, ...indent(5, failureReasons(result)), ...indent(7, trialErrors(result))];
}
function trialCount({ trials }, paint) {
    if (trials === undefined)
        return '';
    return ` ${paint.warn(`[${trials.filter((trial) => trial.passed).length}/${trials.length} trials]`)}`;
}
/** Why a case did not pass: the target's error, or what each scorer that did not pass says. */
function failureReasons(result) {
    if (result.passed)
        return [];
    if (result.error !== undefined)
        return [`target error: ${result.error}`];
    return result.scores.filter((score) => !score.passed).map(scoreReason);
}
function scoreReason({ scorer, reason, error }) {
    return `${scorer}: ${error === undefined ? (reason ?? 'failed') : `scorer error: ${error}`}`;
}
/** Errors of single trials that the lines above do not tell. Trials count from 0. */
function trialErrors(result) {
    const told = [result.error, ...result.scores.flatMap(({ reason, error }) => [reason, error])];
    const isTold = (error) => told.some((text) => text?.includes(error));
    return (result.trials ?? []).flatMap((trial, index) => {
        if (trial.error !== undefined) {
            return trial.error === result.error ? [] : [`trial ${index}: target error: ${trial.error}`];
        }
        return trial.scores
            .filter(({ error }) => error !== undefined && !isTold(error))
            .map((score) => `trial ${index}: ${scoreReason(score)}`);
    });
}
/** Each text on one safe line. */
function indent(columns, texts) {
    return texts.map((text) => ' '.repeat(columns) + (0,sanitise/* sanitise */.t)((0,base_text/* clip */.$Q)(text, REASON_LIMIT)));
}
function summaryLine({ cases, tokens, cost_usd, flaky }, paint) {
    const counts = [
        `${cases.passed} passed`,
        `${cases.failed} failed`,
        ...(cases.errored > 0 ? [`${cases.errored} errored`] : []),
        ...(cases.skipped > 0 ? [`${cases.skipped} skipped`] : []),
        `${cases.total} total`,
    ];
    const flakyText = `${flaky} flaky`;
    return [
        counts.join(', '),
        ...(tokens === null ? [] : [`${tokens.input + tokens.output} tokens`]),
        ...(cost_usd === null ? [] : [`$${(0,format/* decimals */.rr)(cost_usd, 4)}`]),
        ...(flaky === null ? [] : [flaky > 0 ? paint.warn(flakyText) : flakyText]),
    ].join(' · ');
}
/** Where the answers came from, and what this run paid; no line for an arm that calls no model. */
function callsLine({ cassette, cost_usd, spent_usd }) {
    const { replayed, recorded, live, missed } = cassette;
    if (replayed + recorded + live + missed === 0)
        return [];
    const counts = [
        `${replayed} replayed`,
        `${recorded} recorded`,
        ...(live > 0 ? [`${live} live`] : []),
        ...(missed > 0 ? [`${missed} missed`] : []),
    ];
    const paid = `paid $${(0,format/* decimals */.rr)(spent_usd, 4)}`;
    const cost = cost_usd === null ? 'cost unknown' : `${paid} of $${(0,format/* decimals */.rr)(cost_usd, 4)}`;
    return [`calls: ${counts.join(', ')} · ${spent_usd > 0 && cost_usd === null ? `${paid}, ` : ''}${cost}`];
}
function gateLines({ gate, actual, passed, undecided, reason }, paint) {
    const open = undecided === true ? paint.warn('UNDECIDED') : paint.bad('FAIL');
    const word = passed ? paint.good('PASS') : open;
    const line = `GATE ${word} ${(0,sanitise/* sanitise */.t)(gate)} (actual ${actualText(gate, actual)})`;
    return [line, ...indent(5, reason === undefined ? [] : [reason])];
}
/** EvalCore's own gates have its two decimals, which would make $0.004 over a ceiling of $0.001 read 0.00. */
function actualText(gate, actual) {
    const ofEvalCore = /^(pass_rate|mean_score|accuracy|macro_f1)\b/.test(gate);
    return ofEvalCore ? (0,format/* decimals */.rr)(actual, 2) : (0,format/* atMost */.Tu)(actual, 6);
}
function classificationLine({ classification }) {
    if (classification === undefined)
        return [];
    const { accuracy, macro_f1, labeled_cases, unlabeled_cases } = classification;
    const scores = `accuracy ${(0,format/* decimals */.rr)(accuracy, 2)} · macro-F1 ${(0,format/* decimals */.rr)(macro_f1, 2)}`;
    return [`classification: ${scores} (${labeled_cases} labeled, ${unlabeled_cases} unlabeled)`];
}

;// CONCATENATED MODULE: ./lib/report/terminal-comparison.js


const GAP = '    ';
/** Between the columns of arms that have a letter for a name. */
const NARROW_GAP = '  ';
const MIN_ID_WIDTH = 8;
const MIN_ARM_WIDTH = 4;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * The arms side by side: one row a case, one column an arm, then who won. `width` as in the terminal's options: arms
 * whose names do not fit beside each other are lettered, and ids are clipped.
 */
function comparisonBlock(results, paint, ruler, width) {
    const { rows, wins, ties } = results.comparison;
    const { gap, columns, room, legend } = layoutOf(results, paint, ruler, width);
    const ids = rows.map((row) => (0,sanitise/* sanitise */.t)(row.case));
    const longest = ids.reduce((most, id) => Math.max(most, ruler.width(id)), MIN_ID_WIDTH);
    const idWidth = room === undefined ? longest : Math.min(longest, Math.max(MIN_ID_WIDTH, room));
    const header = [
        ruler.padEnd('case', idWidth),
        ...columns.map(({ name, width }) => ruler.padEnd(name, width)),
    ];
    const lines = rows.map((row, index) => {
        const id = ruler.padEnd(ruler.clipMiddle(ids[index] ?? '', idWidth), idWidth);
        const cells = columns.map((column) => column.cellOf(index));
        const winner = columns[results.arms.findIndex(({ name }) => name === row.winner)]?.name ?? 'tie';
        return [id, ...cells, winner].join(gap);
    });
    const tally = results.arms.map(({ name }) => `${(0,sanitise/* sanitise */.t)(name)} ${wins[name] ?? 0}`);
    return [
        paint.dim('== comparison'),
        ...legend,
        paint.dim(header.join(gap).trimEnd()),
        ...lines,
        `wins: ${[...tally, `ties ${ties}`].join(' · ')}`,
    ];
}
function layoutOf({ arms }, paint, ruler, width) {
    const byName = layout(arms, arms.map(({ name }) => (0,sanitise/* sanitise */.t)(name)), GAP, paint, ruler, width);
    if (fits(byName) || arms.length > LETTERS.length)
        return byName;
    const letters = LETTERS.slice(0, arms.length).split('');
    const lettered = layout(arms, letters, NARROW_GAP, paint, ruler, width);
    if (!fits(lettered))
        return byName;
    return { ...lettered, legend: arms.map(({ name }, index) => `${letters[index]} ${(0,sanitise/* sanitise */.t)(name)}`) };
}
function fits({ room }) {
    return room === undefined || room >= MIN_ID_WIDTH;
}
function layout(arms, names, gap, paint, ruler, width) {
    const columns = arms.map((arm, index) => columnOf(arm, names[index] ?? '', paint, ruler));
    return { gap, columns, room: roomFor(columns, gap, ruler, width), legend: [] };
}
/** Rows stand in the order of the arms' results. */
function columnOf(arm, name, paint, ruler) {
    const width = Math.max(MIN_ARM_WIDTH, ruler.width(name));
    return {
        name,
        width,
        cellOf(row) {
            const verdict = arm.results[row]?.verdict ?? 'skipped';
            // Colour codes take no columns, so the fill is counted from the bare word.
            return verdictWord(verdict, paint) + ' '.repeat(width - VERDICT_WORDS[verdict].length);
        },
    };
}
/** What the arms and the winner leave of the terminal. */
function roomFor(columns, gap, ruler, width) {
    if (width === undefined)
        return undefined;
    const winner = columns.reduce((most, column) => Math.max(most, ruler.width(column.name)), 'tie'.length);
    return width - columns.reduce((sum, column) => sum + gap.length + column.width, gap.length + winner);
}

// EXTERNAL MODULE: ./lib/comparison/statistics/compare-arms.js + 2 modules
var compare_arms = __webpack_require__(9982);
// EXTERNAL MODULE: ./lib/report/difference-words.js
var difference_words = __webpack_require__(5903);
;// CONCATENATED MODULE: ./lib/report/terminal-chart.js

/** Columns of a chart where nobody says how wide the terminal is. */
const WIDTH = 80;
/** Fewer columns cannot show an interval. */
const FEWEST_COLUMNS = 20;
const MOST_NAME = 24;
/**
 * The arms' pass rates as dots on their 95 % intervals, on one scale from 0 to 100 %. No lines where the terminal is
 * too narrow for it.
 */
function intervalChart(arms, ruler, width = WIDTH) {
    const names = arms.map(({ name }) => ruler.clipMiddle((0,sanitise/* sanitise */.t)(name), MOST_NAME));
    const nameWidth = Math.max(...names.map(ruler.width));
    const columns = Math.min(width, WIDTH) - nameWidth - 2;
    if (columns < FEWEST_COLUMNS)
        return [];
    const label = (text) => `${ruler.padEnd(text, nameWidth)}  `;
    return [
        label('') + scale(columns),
        ...arms.map(({ pass_rate }, index) => (label(names[index] ?? '') + bar(pass_rate, columns)).trimEnd()),
    ];
}
/** `0%`, `50%` and `100%` over their places. */
function scale(columns) {
    const middle = '50%';
    const left = '0%'.padEnd(Math.round((columns - 1) / 2) - 1);
    return `${(left + middle).padEnd(columns - '100%'.length)}100%`;
}
function bar({ value, low, high }, columns) {
    const at = (share) => Math.round(Math.min(1, Math.max(0, share)) * (columns - 1));
    const signs = Array.from({ length: columns }, () => ' ');
    for (let column = at(low); column <= at(high); column += 1)
        signs[column] = '─';
    signs[at(low)] = '├';
    signs[at(high)] = '┤';
    signs[at(value)] = '●';
    return signs.join('');
}

;// CONCATENATED MODULE: ./lib/report/terminal-differences.js





const terminal_differences_GAP = '    ';
/** With fewer comparable cases no difference can be told from luck, so nothing is printed about it. */
const FEWEST_CASES = 5;
/**
 * Pass rates with their 95 % intervals, and each arm's difference to the reference in points; below 30 cases the counts
 * come first. Then the intervals as a chart. No lines where the cases are too few to tell anything.
 */
function differencesBlock(results, paint, ruler, width) {
    const compared = results.arms.flatMap(({ versus_reference: found }) => found ?? []);
    const cases = Math.max(0, ...compared.map((found) => found.cases ?? results.cases.length));
    if (cases < FEWEST_CASES)
        return [];
    const columns = columnsOf(results, cases < compare_arms/* ENOUGH_CASES */.fO);
    const table = tableRows(results, columns, paint, ruler);
    const fits = width === undefined || table.every(({ columns: taken }) => taken <= width);
    const rows = fits ? table.map(({ line }) => line) : stackedRows(results, columns, paint);
    const title = `== pass rates, and differences to ${(0,sanitise/* sanitise */.t)(results.reference)} in points, 95 % intervals`;
    const chart = intervalChart(results.arms, ruler, width);
    const legend = legendLines(compared).map(paint.dim);
    return [paint.dim(title), ...rows, ...scoreLines(results.arms), ...legend, ...spaced(chart)];
}
/** What the heads mean that are no words of every day. Each line fits 80 columns. */
function legendLines(compared) {
    const many = compared.length > 1;
    const raised = many ? `, raised for ${(0,format/* plural */.LS)(compared.length, 'comparison')} (Holm)` : '';
    const scores = compared.some(({ mean_score }) => mean_score !== undefined);
    return [
        `p: exact sign-flip test${raised}; the verdict goes by it`,
        ...(scores ? [`p of a mean score: paired t${many ? ', raised as well' : ''}`] : []),
        'finds: the smallest difference that this suite sees in 80 of 100 runs',
    ];
}
function tableRows(results, columns, paint, ruler) {
    const texts = columns.map(({ head, of }) => [head, ...results.arms.map(of)]);
    const widths = texts.map((column) => Math.max(...column.map(ruler.width)));
    return [undefined, ...results.arms].map((arm, row) => {
        const cells = texts.map((column, index) => ruler.padEnd(column[row] ?? '', widths[index] ?? 0));
        const line = cells.join(terminal_differences_GAP).trimEnd();
        return {
            line: painted(line, arm?.versus_reference, arm === undefined, paint),
            columns: ruler.width(line),
        };
    });
}
/** For a terminal that is too narrow for the table: each arm's name, and under it what the table would say. */
function stackedRows(results, [name, ...others], paint) {
    return results.arms.flatMap((arm) => {
        const facts = others.flatMap(({ head, of }) => (of(arm) === '' ? [] : `  ${head} ${of(arm)}`));
        return [name?.of(arm) ?? '', ...facts].map((line) => painted(line, arm.versus_reference, false, paint));
    });
}
function spaced(lines) {
    return lines.length === 0 ? [] : ['', ...lines];
}
function columnsOf({ arms, trials, reference }, countsFirst) {
    const versus = (of) => (arm) => arm.versus_reference === undefined ? '' : of(arm.versus_reference).replaceAll(format/* NBSP */.MK, ' ');
    const several = trials.count > 1;
    const counts = [
        { head: several ? 'cases passed' : 'passed', of: ({ cases }) => `${cases.passed}/${cases.total}` },
        { head: 'fixed / broken', of: versus(({ fixed, broken }) => `${fixed} / ${broken}`) },
    ];
    const ifFailed = {
        head: 'errored as failed',
        of: ({ pass_rate: { errored_as_failed: share } }) => (share === undefined ? '' : hundredths(share)),
    };
    const rates = [
        {
            head: several ? 'pass rate of trials' : 'pass rate',
            of: ({ pass_rate: rate }) => shareWithInterval(rate.value, rate.low, rate.high),
        },
        ...(arms.some(({ pass_rate }) => pass_rate.errored_as_failed !== undefined) ? [ifFailed] : []),
        {
            head: 'difference',
            of: (arm) => (arm.name === reference ? 'reference' : versus(differenceText)(arm)),
        },
    ];
    const pooled = {
        head: 'attempts (pooled)',
        of: ({ attempts: { passed, total, low, high } }) => {
            const interval = low === undefined || high === undefined ? '' : ` (${hundredths(low)} … ${hundredths(high)})`;
            return `${passed}/${total}${interval}`;
        },
    };
    return [
        { head: 'arm', of: ({ name }) => (0,sanitise/* sanitise */.t)(name) },
        ...(countsFirst ? [...counts, ...rates] : [...rates, ...counts]),
        { head: 'verdict', of: versus(({ verdict }) => difference_words/* DIFFERENCE_WORDS */.a[verdict]) },
        { head: 'p', of: versus(({ p_adjusted, approximate }) => (0,format/* pValue */.sp)(p_adjusted, approximate)) },
        { head: 'finds', of: versus(({ mde80 }) => (mde80 >= 1 ? format/* NOT_MEASURED */.pJ : hundredths(mde80))) },
        ...(several ? [pooled] : []),
    ];
}
function painted(line, found, isHead, { dim, good, bad }) {
    if (isHead)
        return dim(line);
    if (found?.verdict === 'better')
        return good(line);
    return found?.verdict === 'worse' ? bad(line) : line;
}
function differenceText({ difference, low, high }) {
    return `${(0,format/* points */.WR)(difference)} ${(0,format/* interval */.YP)(low, high)}`;
}
function shareWithInterval(share, low, high) {
    return `${hundredths(share)} (${hundredths(low)} … ${hundredths(high)})`;
}
/** A share in percent, without the sign. */
function hundredths(share) {
    return (0,format/* decimals */.rr)(share * 100, 1);
}
/** Differences of the mean scores, in the scorers' own unit. */
function scoreLines(arms) {
    return arms.flatMap(({ name, versus_reference }) => {
        const found = versus_reference?.mean_score;
        if (found === undefined)
            return [];
        const range = `${(0,format/* signedScore */.DB)(found.low, 3)} … ${(0,format/* signedScore */.DB)(found.high, 3)}`;
        return [
            `mean score of ${(0,sanitise/* sanitise */.t)(name)}: ${(0,format/* signedScore */.DB)(found.difference, 3)} (${range}), ${difference_words/* DIFFERENCE_WORDS */.a[found.verdict]}, p ${(0,format/* pValue */.sp)(found.p_adjusted)}`,
        ];
    });
}

;// CONCATENATED MODULE: ./lib/report/width.js
/** Western letters and our own signs, by far the most common text: one column each, whatever stands beside them. */
const width_PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2212]*$/;
/** A ruler for these texts. The tables of Unicode take 20 ms to load, so only texts that need them load them. */
async function rulerFor(texts) {
    if (texts.every((text) => width_PLAIN.test(text)))
        return rulerOf((text) => text.length, (text) => [...text]);
    const { default: stringWidth } = await __webpack_require__.e(/* import() */ 668).then(__webpack_require__.bind(__webpack_require__, 4668));
    const segmenter = new Intl.Segmenter();
    return rulerOf((text) => (width_PLAIN.test(text) ? text.length : stringWidth(text)), (text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
}
function rulerOf(width, graphemesOf) {
    /** The first graphemes that fit into a width. */
    const take = (graphemes, most) => {
        let used = 0;
        const beyond = graphemes.findIndex((grapheme) => {
            used += width(grapheme);
            return used > most;
        });
        return beyond === -1 ? [...graphemes] : graphemes.slice(0, beyond);
    };
    return {
        width,
        padEnd: (text, most) => text + ' '.repeat(Math.max(0, most - width(text))),
        clipMiddle: (text, most) => {
            if (width(text) <= most)
                return text;
            const graphemes = graphemesOf(text);
            const tail = take(graphemes.toReversed(), Math.floor((most - 1) / 2)).toReversed();
            const head = take(graphemes, most - 1 - width(tail.join('')));
            return `${head.join('')}…${tail.join('')}`;
        },
    };
}

;// CONCATENATED MODULE: ./lib/report/terminal.js







/**
 * The report people read in a terminal or a log: EvalCore's layout, one block an arm, then the comparison of several
 * arms and their differences, then the verdict. Ends with a newline.
 */
async function renderTerminal(results, options) {
    let text = '';
    for await (const chunk of terminalChunks(results, options))
        text += chunk;
    return text;
}
/** The same text in pieces, because that of a large run takes as much memory as its results. */
async function* terminalChunks(results, options) {
    const paint = options.color ? COLOURS : PLAIN;
    const ruler = await rulerFor([
        ...results.arms.map(({ name }) => name),
        ...results.cases.map((one) => one.case),
    ]);
    for (const arm of results.arms)
        yield blockText(armBlock(arm, paint, options.quiet));
    if (results.arms.length > 1)
        yield blockText(comparisonBlock(results, paint, ruler, options.width));
    const differences = differencesBlock(results, paint, ruler, options.width);
    if (differences.length > 0)
        yield blockText(differences);
    const why = explain(results, paint);
    if (why.length > 0)
        yield blockText(why);
    yield `${finalLine(results, options.color, paint)}\n`;
}
/** Its lines, and an empty one before the next block. */
function blockText(lines) {
    return `${lines.join('\n')}\n\n`;
}
/** Follows the exit status, so that the two never disagree. */
function finalLine(results, color, paint) {
    if (results.exit_code === 0)
        return paint.good(`${color ? '✔ ' : ''}PASSED`);
    return paint.bad(`${color ? '✗ ' : ''}FAILED`);
}
/**
 * What PASSED or FAILED alone would hide: that the run was stopped, what the numbers cannot say, why an arm is
 * inconclusive, that a case must pass, and that an arm missed its bar although the check does not fail.
 */
function explain(results, paint) {
    const passing = results.exit_code === 0;
    const told = (arm) => arm.verdict === 'missed' && !results.partial && !passing && !(0,arm_reasons/* armReasons */.WF)(arm).others.some(isMustPass);
    const arms = results.arms.filter((arm) => arm.verdict !== 'met' && !told(arm));
    return [
        ...(results.partial ? ['the run was stopped early; this is what ran'] : []),
        ...(results.warnings ?? []).map(sanitise/* sanitise */.t),
        ...arms.map(explainArm),
        ...(passing && results.verdict !== 'met' ? ['reported only: this does not fail the check'] : []),
    ].map(paint.warn);
}
/** A failed case is told in its own line; that it must not fail is told nowhere else. */
function isMustPass(reason) {
    return reason.startsWith('must-pass ');
}
function explainArm({ name, verdict, required, reasons }) {
    const what = verdict === 'missed' ? 'missed its bar' : 'is inconclusive';
    const weight = required ? '' : ' (informational)';
    return (0,sanitise/* sanitise */.t)(`${name} ${what}${weight}: ${reasons.join('; ')}`);
}

// EXTERNAL MODULE: ./lib/cli/options.js + 1 modules
var options = __webpack_require__(2650);
// EXTERNAL MODULE: ./lib/cli/report-files.js
var report_files = __webpack_require__(2208);
;// CONCATENATED MODULE: ./lib/cli/reports.js





/** Every file form of a report, by the option that asks for it. Most runs ask for none, so none is loaded before. */
const FORMS = {
    json: async () => (await __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 7406))).renderJson,
    markdown: async () => whole((await Promise.all(/* import() */[__webpack_require__.e(602), __webpack_require__.e(211)]).then(__webpack_require__.bind(__webpack_require__, 7211))).renderMarkdown),
    html: async () => whole((await Promise.all(/* import() */[__webpack_require__.e(602), __webpack_require__.e(11)]).then(__webpack_require__.bind(__webpack_require__, 3011))).renderHtml),
    junit: async () => whole((await __webpack_require__.e(/* import() */ 470).then(__webpack_require__.bind(__webpack_require__, 5470))).renderJunit),
};
function whole(render) {
    return (results) => [render(results)];
}
/**
 * Writes the files asked for, then the terminal report, unless another form was asked for on stdout (`-`). A file that
 * cannot be written takes none of the others away.
 *
 * @throws WriteError for the first of those, when all else is written
 */
async function printReports(results, given, io) {
    let onStdout;
    let failure;
    for (const option of report_files/* REPORT_OPTIONS */.uJ) {
        const path = (0,options/* text */.Qq)(given, option);
        if (path === undefined)
            continue;
        const render = await FORMS[option]();
        if ((0,report_files/* isStdout */.al)(path))
            onStdout = render;
        else {
            const failed = await tryToWrite((0,external_node_path_.resolve)(io.cwd, path), render(results));
            failure ??= failed;
        }
    }
    const chunks = onStdout?.(results) ?? terminalChunks(results, terminalOptions(given, io));
    for await (const chunk of chunks)
        io.stdout.write(chunk);
    if (failure !== undefined)
        throw failure;
}
async function tryToWrite(path, chunks) {
    try {
        await writeFileWhole(path, chunks);
        return undefined;
    }
    catch (error) {
        if (error instanceof WriteError)
            return error;
        throw error;
    }
}
function terminalOptions(given, io) {
    const { isTTY, columns } = io.stdout;
    return {
        color: wantsColor((0,options/* text */.Qq)(given, 'color') ?? 'auto', io),
        quiet: given.has('quiet'),
        ...(isTTY && columns !== undefined ? { width: columns } : {}),
    };
}
/** `--color`, then NO_COLOR and a dumb terminal, then FORCE_COLOR, then whether it is a terminal at all. */
function wantsColor(when, { env, stdout }) {
    if (when !== 'auto')
        return when === 'always';
    if ((env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb')
        return false;
    const forced = env.FORCE_COLOR ?? env.CLICOLOR_FORCE ?? '';
    if (forced !== '')
        return forced !== '0' && forced !== 'false';
    return stdout.isTTY;
}


/***/ }),

/***/ 9736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WF: () => (/* binding */ armReasons),
/* harmony export */   aw: () => (/* binding */ notMet),
/* harmony export */   zA: () => (/* binding */ failingFirst)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);

/** Takes the gates out of an arm's reasons: they are told better by their own numbers. */
function armReasons({ gates, reasons }) {
    const open = gates.filter(({ passed }) => !passed);
    const told = open.flatMap(({ gate }) => [`missed gate ${gate} (`, `undecided gate ${gate} (`]);
    return {
        missed: open.filter(_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissed */ .OS),
        undecided: open.filter((gate) => !(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissed */ .OS)(gate)),
        others: reasons.filter((reason) => !told.some((beginning) => reason.startsWith(beginning))),
    };
}
/** What failed the check first, then what did not meet its bar besides, then the rest, each in matrix order. */
function failingFirst(arms) {
    const order = (arm) => arm.verdict === 'met' ? 4 : (arm.verdict === 'missed' ? 0 : 1) + (arm.required ? 0 : 2);
    return [...arms].sort((a, b) => order(a) - order(b));
}
/** The arms that did not meet their bar, in that order. */
function notMet(arms) {
    return failingFirst(arms).filter(({ verdict }) => verdict !== 'met');
}


/***/ }),

/***/ 5903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ SIGNED_WORDS),
/* harmony export */   a: () => (/* binding */ DIFFERENCE_WORDS)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);

/** What is said of a difference. */
const DIFFERENCE_WORDS = {
    better: 'better',
    worse: 'worse',
    no_clear_difference: 'no clear difference',
    too_few_cases: 'too few cases',
};
/** The same with a sign that is seen before it is read. */
const SIGNED_WORDS = {
    ...DIFFERENCE_WORDS,
    better: `▲${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .NBSP */ .MK}${DIFFERENCE_WORDS.better}`,
    worse: `▼${_format_js__WEBPACK_IMPORTED_MODULE_0__/* .NBSP */ .MK}${DIFFERENCE_WORDS.worse}`,
    no_clear_difference: `≈ ${DIFFERENCE_WORDS.no_clear_difference}`,
};


/***/ }),

/***/ 7703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ signedScore),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   Tu: () => (/* binding */ atMost),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   bp: () => (/* binding */ gateText),
/* harmony export */   dR: () => (/* binding */ usd),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rr: () => (/* binding */ decimals),
/* harmony export */   sp: () => (/* binding */ pValue)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8566);

/** What stands for a value that was not measured. Never 0. */
const NOT_MEASURED = '–';
const MINUS = '\u2212';
/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';
/** From here on a number is told by its size: no run that was measured comes near. */
const HUGE = 1e15;
function isHuge(value) {
    return Math.abs(value) >= HUGE;
}
/** A number with a fixed count of decimals; a huge one as `1.67e295`, one past all numbers as `∞`. */
function decimals(value, digits) {
    if (!isHuge(value))
        return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatFixed */ .gn)(value, digits);
    return Number.isFinite(value) ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .scientific */ .eg)(value) : `${value < 0 ? '-' : ''}∞`;
}
/** A number with at most so many decimals. */
function atMost(value, digits) {
    return trimZeros(decimals(value, digits));
}
/** `10,000`. */
function count(value) {
    if (isHuge(value))
        return decimals(value, 0);
    return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 case`, `10,000 cases`. */
function plural(value, noun) {
    return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}
/** `a`, `a and b`, `a, b and c`. */
function list(parts) {
    if (parts.length < 2)
        return parts.join('');
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
/** A share as `91.6%`. Only all is `100%`, only none is `0%`. */
function percent(share) {
    const rounded = decimals(share * 100, 1);
    if (share >= 1 || share <= 0)
        return `${decimals(share * 100, 0)}%`;
    if (rounded === '100.0')
        return '>99.9%';
    return rounded === '0.0' ? '<0.1%' : `${rounded}%`;
}
/** A difference of shares in percentage points: `+1.8`, `−20.8`, `±0.0`. */
function points(difference) {
    const size = decimals(Math.abs(difference) * 100, 1);
    if (size === '0.0')
        return '±0.0';
    return `${difference > 0 ? '+' : MINUS}${size}`;
}
/** The ends of an interval of a difference: `(−25.4 … −16.2)`. */
function interval(low, high) {
    return `(${points(low)}${NBSP}…${NBSP}${points(high)})`;
}
/** A score with two decimals. */
function score(value) {
    if (value === null)
        return NOT_MEASURED;
    return decimals(value, 2).replace('-', MINUS);
}
/** A difference of scores: `+0.10`, `−0.05`, `±0.00`. */
function signedScore(difference, digits = 2) {
    const size = decimals(Math.abs(difference), digits);
    if (Number(size) === 0)
        return `±${size}`;
    return `${difference > 0 ? '+' : MINUS}${size}`;
}
/** A p-value: `0.0412`, `0.31`, `<0.0001`; `about 0.31` where it is estimated from draws. */
function pValue(p, approximate = false) {
    const text = p < 0.0001 ? '<0.0001' : decimals(p, p < 0.1 ? 4 : 2);
    return approximate ? `about ${text}` : text;
}
/** Milliseconds as `85 ms`, `1.2 s`, `3 min 5 s`. */
function duration(ms) {
    if (isHuge(ms))
        return `${decimals(ms / 60_000, 0)}${NBSP}min`;
    if (ms < 999.5)
        return `${decimals(ms, 0)}${NBSP}ms`;
    if (ms < 99_950)
        return `${decimals(ms / 1000, 1)}${NBSP}s`;
    const seconds = Math.round(ms / 1000);
    return `${count(Math.floor(seconds / 60))}${NBSP}min${NBSP}${seconds % 60}${NBSP}s`;
}
/** US dollars: cents from one cent up, four decimals below. */
function usd(value) {
    if (value === null)
        return NOT_MEASURED;
    if (value === 0)
        return '$0';
    if (value < 0.00005)
        return '<$0.0001';
    if (value < 0.00995)
        return `$${decimals(value, 4)}`;
    if (isHuge(value))
        return `$${decimals(value, 2)}`;
    const [whole = '', cents = ''] = decimals(value, 2).split('.');
    return `$${count(Number(whole))}.${cents}`;
}
/** A measured number beside its threshold, with as many decimals as tell the two apart. */
function telling(value, threshold) {
    for (let digits = 3; digits < 9; digits++) {
        const text = decimals(value, digits);
        if (Number(text) !== threshold)
            return trimZeros(text);
    }
    return atMost(value, 9);
}
function trimZeros(text) {
    return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}
/** Whether a gate is missed: not held, and the numbers do not leave it open. */
function isMissed({ passed, undecided }) {
    return !passed && undecided !== true;
}
const THRESHOLD = /^(.*\S) (>=|<=) (-?\d+(?:\.\d+)?(?:e-?\d+)?)$/;
/** A gate with its number and its threshold: `pass_rate 0.71 < 0.8` when missed, `pass_rate 0.92 ≥ 0.8` when held. */
function gateText(gate) {
    if (gate.reason !== undefined)
        return `${gate.gate}: ${gate.reason}`;
    const [, what, operator, threshold] = THRESHOLD.exec(gate.gate) ?? [];
    if (what === undefined || threshold === undefined) {
        return `${gate.gate}: ${atMost(gate.actual, 4)}`;
    }
    const floor = operator === '>=';
    const sign = gate.passed ? (floor ? '≥' : '≤') : floor ? '<' : '>';
    return `${what} ${telling(gate.actual, gate.passed ? Number.NaN : Number(threshold))} ${sign} ${threshold}`;
}


/***/ })

};
