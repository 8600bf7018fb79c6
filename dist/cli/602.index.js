export const id = 602;
export const ids = [602];
export const modules = {

/***/ 2651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hR: () => (/* binding */ isLargest),
/* harmony export */   p3: () => (/* binding */ nearestRank)
/* harmony export */ });
/* unused harmony exports percentileInterval, latencyRatio */



/**
 * Nearest-rank percentile of values already sorted upwards: sorted[ceil(share·n) − 1], in the values' unit. `null` of
 * none. What EvalCore and BehavTest report.
 */
function nearestRank(sorted, share) {
    const rank = Math.max(1, Math.ceil(share * sorted.length));
    return sorted[rank - 1] ?? null;
}
/** Whether the nearest-rank percentile of `n` values is just their largest: for p95, below 20. Say "max" then. */
function isLargest(n, share) {
    return Math.ceil(share * n) >= n;
}
/**
 * 95 % interval of a percentile of values already sorted upwards, whatever their distribution: two of the values, such
 * that each side misses the true percentile with probability at most 2.5 %. An end that no value bounds is −Infinity or
 * Infinity: 20 latencies cannot bound a p95 from above.
 *
 * Source: H. A. David, H. N. Nagaraja, "Order Statistics" (3rd ed. 2003) §7.1.
 */
function percentileInterval(sorted, share) {
    const n = sorted.length;
    // P(at least `rank` of the n values lie at or below the true percentile): falls as the rank rises.
    const atLeast = (rank) => incompleteBeta(share, rank, n - rank + 1, 1 - share);
    const lowRank = firstRank(n, (rank) => 1 - atLeast(rank) > 0.025) - 1;
    const highRank = firstRank(n, (rank) => atLeast(rank) <= 0.025);
    return {
        low: sorted[lowRank - 1] ?? Number.NEGATIVE_INFINITY,
        high: sorted[highRank - 1] ?? Number.POSITIVE_INFINITY,
    };
}
/** The first rank from 1 to `n` that passes a test which, once passed, stays passed; n + 1 when none does. */
function firstRank(n, test) {
    let low = 1;
    let high = n + 1;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (test(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}
/**
 * Paired comparison of latencies: t interval on the logarithms of the ratios of case medians, so that a case that is
 * slow in both arms does not decide. Cases without a positive time on both sides are left out; `null` below two.
 */
function latencyRatio(medians) {
    const logarithms = medians
        .filter(({ arm, reference }) => arm > 0 && reference > 0)
        .map(({ arm, reference }) => Math.log(arm / reference));
    if (logarithms.length < 2)
        return null;
    const { n, mean, low, high, p } = pairedT(sampleMoments(logarithms));
    return { cases: n, ratio: Math.exp(mean), low: Math.exp(low), high: Math.exp(high), p };
}


/***/ }),

/***/ 6739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cJ: () => (/* binding */ sampleMoments),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean)
/* harmony export */ });
/** Adds up from the least, so that the order of the numbers cannot change a digit. */
function sum(values) {
    return values.toSorted((a, b) => a - b).reduce((total, value) => total + value, 0);
}
/** `null` of none. */
function mean(values) {
    return values.length === 0 ? null : sum(values) / values.length;
}
/**
 * Moments of plain numbers. They are sorted before they are added up, so that their order cannot change a digit; a
 * spread that is only rounding noise counts as none.
 */
function sampleMoments(values) {
    const n = values.length;
    if (n === 0)
        return { n, mean: 0, variance: 0, standardError: 0 };
    const sorted = [...values].sort((a, b) => a - b);
    const mean = sorted.reduce((sum, value) => sum + value, 0) / n + 0;
    const least = sorted[0] ?? 0;
    const most = sorted.at(-1) ?? 0;
    const noise = 1e-12 * Math.max(1, Math.abs(least), Math.abs(most));
    if (n === 1 || most - least <= noise)
        return { n, mean, variance: 0, standardError: 0 };
    const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
    return { n, mean, variance, standardError: Math.sqrt(variance / n) };
}


/***/ }),

/***/ 1945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wg: () => (/* binding */ latencyOf),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   s8: () => (/* binding */ isFlaky),
/* harmony export */   xM: () => (/* binding */ slowestOf)
/* harmony export */ });
/* harmony import */ var _statistics_latency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2651);
/* harmony import */ var _statistics_sample_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6739);


/** Adds up an arm's results. `trialCount` is what the run asked for; with one trial nothing can be called flaky. */
function summarise(results, trialCount, statistics) {
    return {
        cases: countCases(results),
        flaky: trialCount > 1 ? results.filter(isFlaky).length : null,
        pass_rate: passRate(statistics),
        attempts: { ...statistics.attempts },
        mean_score: (0,_statistics_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(results.flatMap((result) => result.mean_score ?? [])),
        latency_ms: latencyOf(results),
        tokens: tokensOf(results),
        cost_usd: costOf(results),
    };
}
function countCases(results) {
    const of = (verdict) => results.filter((result) => result.verdict === verdict).length;
    return {
        total: results.length,
        passed: of('passed'),
        failed: of('failed'),
        errored: of('errored'),
        skipped: of('skipped'),
    };
}
/** Some trials passed and some did not. */
function isFlaky({ trials = [] }) {
    return trials.some((trial) => trial.passed) && trials.some((trial) => !trial.passed);
}
/** With fewer than two measured cases the interval says nothing; without any, the rate is 0. */
function passRate(statistics) {
    const { rate, attempts, rateErroredAsFailed } = statistics;
    const errored = rateErroredAsFailed === null ? {} : { errored_as_failed: rateErroredAsFailed };
    if (rate !== null)
        return { value: rate.mean, low: rate.low, high: rate.high, ...errored };
    const only = attempts.total === 0 ? 0 : attempts.passed / attempts.total;
    return { value: only, low: 0, high: 1, ...errored };
}
/** Over the cases whose target answered; a skipped case and a target that gave no answer have no latency. */
function latencyOf(results) {
    const times = timesOf(results);
    const average = (0,_statistics_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(times);
    const p50 = (0,_statistics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestRank */ .p3)(times, 0.5);
    const p95 = (0,_statistics_latency_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestRank */ .p3)(times, 0.95);
    return average === null || p50 === null || p95 === null ? null : { mean: average, p50, p95 };
}
/** The slowest of those cases; `null` when none answered. */
function slowestOf(results) {
    return timesOf(results).at(-1) ?? null;
}
/** Milliseconds, upwards. */
function timesOf(results) {
    return results
        .filter((result) => result.verdict !== 'skipped' && result.error === undefined)
        .map((result) => result.latency_ms)
        .sort((a, b) => a - b);
}
function tokensOf(results) {
    const tokens = results.flatMap((result) => result.tokens ?? []);
    if (tokens.length === 0)
        return null;
    return {
        input: tokens.reduce((total, { input }) => total + input, 0),
        output: tokens.reduce((total, { output }) => total + output, 0),
    };
}
/** `null` when nothing was priced: an unknown cost is not a cost of 0. */
function costOf(results) {
    const costs = results.flatMap((result) => result.cost_usd ?? []);
    return costs.length === 0 ? null : (0,_statistics_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(costs);
}


/***/ }),

/***/ 1822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ boldArm),
/* harmony export */   K: () => (/* binding */ armName)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);

/** Graphemes of an arm's name. */
const NAME_LENGTH = 40;
/** An arm's name as words, safe in markdown and in HTML. */
function armName(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(name, NAME_LENGTH);
}
/** The same, standing out. */
function boldArm(name) {
    // Not `**`: whether asterisks make text bold depends on the characters beside them, and those are not ours.
    return `<b>${armName(name)}</b>`;
}


/***/ }),

/***/ 7834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QX: () => (/* binding */ callCount),
/* harmony export */   XX: () => (/* binding */ callsText),
/* harmony export */   qA: () => (/* binding */ usageTexts)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7703);

/** Model calls of an arm and of its scorers. */
function callCount({ cassette }) {
    return cassette.replayed + cassette.recorded + cassette.live + cassette.missed;
}
/** `485 replayed, 15 recorded`: how the calls of some arms and of their scorers were answered. */
function callsText(arms) {
    const parts = ['replayed', 'recorded', 'live', 'missed'].flatMap((kind) => {
        const sum = arms.reduce((total, arm) => total + arm.cassette[kind], 0);
        return sum === 0 ? [] : [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(sum)} ${kind}`];
    });
    return parts.join(', ');
}
/** Where the answers of all arms came from, and what this run paid; nothing for a suite that calls no model. */
function usageTexts(arms) {
    const calls = callsText(arms);
    if (calls === '')
        return [];
    const spent = arms.reduce((sum, arm) => sum + arm.spent_usd, 0);
    // A call without a price is not a call for nothing.
    const unpriced = arms.some(({ cost_usd, cassette }) => cost_usd === null && cassette.recorded + cassette.live > 0);
    if (!unpriced)
        return [`calls: ${calls}`, `spent ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .usd */ .dR)(spent)}`];
    return [`calls: ${calls}`, spent > 0 ? `spent ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .usd */ .dR)(spent)} and more without a price` : 'spent: unknown'];
}


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ differs),
/* harmony export */   XU: () => (/* binding */ VERDICT_WORD),
/* harmony export */   YY: () => (/* binding */ VERDICT_ICON),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   yE: () => (/* binding */ caseRows)
/* harmony export */ });
const KINDS = ['broken', 'mixed', 'scored', 'none-passed', 'not-run', 'all-passed'];
/** The cases in dataset order with their results side by side. */
function caseRows(results) {
    const names = new Map(results.arms.map((arm, index) => [arm.name, index]));
    const reference = Math.max(0, names.get(results.reference) ?? 0);
    const lookups = results.arms.map((arm) => aligned(results, arm.results));
    return results.cases.map((info, index) => {
        const row = results.comparison.rows[index];
        const cells = lookups.map((lookup) => lookup(index, info.case));
        const winner = row?.winner == null ? -1 : (names.get(row.winner) ?? -1);
        return {
            index,
            info,
            cells,
            winner,
            comparable: row?.comparable ?? true,
            kind: kindOf(cells, winner, reference),
        };
    });
}
/** Results stand in case order; only a damaged file needs the slower way by id. */
function aligned({ cases }, list) {
    if (cases.every((info, index) => list[index]?.case === info.case))
        return (index) => list[index];
    const byId = new Map(list.map((result) => [result.case, result]));
    return (_, id) => byId.get(id);
}
function kindOf(cells, winner, reference) {
    const ran = cells.filter((cell) => cell !== undefined && cell.verdict !== 'skipped');
    const first = ran[0]?.verdict;
    if (!ran.every((cell) => cell?.verdict === first)) {
        return cells[reference]?.passed === true ? 'broken' : 'mixed';
    }
    if (first === 'failed' || first === 'errored')
        return winner >= 0 ? 'scored' : 'none-passed';
    if (ran.length < cells.length)
        return 'not-run';
    return winner >= 0 ? 'scored' : 'all-passed';
}
/** `true` when the arms do not agree on the case. */
function differs(row) {
    return row.kind === 'broken' || row.kind === 'mixed' || row.kind === 'scored';
}
/** The most telling cases first; among equals those with more arms that do not pass, then dataset order. */
function worstFirst(rows) {
    const rank = (row) => KINDS.indexOf(row.kind) * 1e6 - notPassed(row);
    return rows
        .map((row) => ({ row, rank: rank(row) }))
        .sort((a, b) => a.rank - b.rank || a.row.index - b.row.index)
        .map(({ row }) => row);
}
function notPassed(row) {
    return row.cells.filter((cell) => cell?.passed !== true).length;
}
/** State as an icon and a word, never by colour alone. */
const VERDICT_ICON = {
    passed: '✅',
    failed: '❌',
    errored: '⚠️',
    skipped: '⏭️',
};
/** For table cells. */
const VERDICT_WORD = {
    passed: 'pass',
    failed: 'fail',
    errored: 'error',
    skipped: 'skip',
};


/***/ }),

/***/ 2527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   gv: () => (/* binding */ cellLines),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   js: () => (/* binding */ htmlText),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* unused harmony exports CELL_LENGTH, INLINE_LENGTH, BLOCK_LENGTH, ID_LENGTH */
/**
 * The one place that makes untrusted text safe for markdown, HTML and XML. Untrusted is all that a model, a dataset or a
 * suite wrote: outputs, inputs, ids, tags, reasons, arm names, gate labels, the suite's name.
 *
 * Each function first takes out what hides or reorders text, then clips, then escapes. Nothing that leaves here is
 * markup, a link, an image, a mention or a reference on GitHub, nor in an e-mail that quotes the comment.
 */
/** Breaks `@name` and `#12` for GitHub's filters, which run on the decoded text. */
const ZWSP = '\u200b';
/** As {@link ZWSP}, and allows no line break. */
const WORD_JOINER = '\u2060';
const ANSI = new RegExp([
    '\\u001b\\][^\\u0007\\u001b]*(?:\\u0007|\\u001b\\\\)?', // OSC: titles, links
    '\\u001b[PX^_][^\\u001b]*(?:\\u001b\\\\)?', // DCS, SOS, PM, APC
    '(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]?', // CSI: colours, cursor
    '\\u001b[ -/]*[0-~]?', // the other escapes
].join('|'), 'g');
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const CONTROL = /[\p{Cc}]/gu;
/** Zero width, bidi controls, tag characters: text that no reader sees. An emoji's own selector stays. */
const HIDDEN = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200d\ufe0f]]/gv;
/** Joiners stay inside an emoji such as a family; elsewhere they are hidden text. */
const LOOSE_JOINER = /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARKDOWN = /[&<>|`\\*_~[\]!:.$"'@#]/g;
/** What GitHub links in plain text though it has no special character: a commit, and `GH-12`. */
const COMMIT = /(?<![0-9a-z])[0-9a-f]{7,}/gi;
const GH_ISSUE = /\bgh-(?=\d)/gi;
const HTML = /[&<>"'`]/g;
/** What XML 1.0 cannot hold, not even as an entity. */
const ILLEGAL_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** No honest character is longer; what is, piles accents up. UTF-16 units. */
const MAX_GRAPHEME = 24;
/** Graphemes that are shown unless told otherwise. */
const CELL_LENGTH = 80;
const INLINE_LENGTH = 60;
const BLOCK_LENGTH = 4000;
const ID_LENGTH = 48;
/** How much of each end of a huge id is looked at. UTF-16 units. */
const ID_READ = 1000;
/**
 * Text with nothing hidden in it: no ANSI sequence, control, bidi control or zero-width character, no lone surrogate.
 * Line ends become `\n`, tabs stay.
 */
function visible(text) {
    return text
        .toWellFormed()
        .replace(ANSI, '')
        .replace(LINE_END, '\n')
        .replace(CONTROL, (character) => (character === '\n' || character === '\t' ? character : ''))
        .replace(HIDDEN, '')
        .replace(LOOSE_JOINER, '');
}
/** Here a character is one UTF-16 unit, so nothing needs to be segmented. */
const ASCII = /^[\n\t\u0020-\u007e]*$/;
function take(text, max) {
    if (text.length <= max)
        return { text, cut: false };
    if (ASCII.test(text))
        return { text: `${text.slice(0, max)}…`, cut: true };
    let kept = '';
    let count = 0;
    for (const { segment } of graphemes.segment(text)) {
        if (count === max)
            return { text: `${kept}…`, cut: true };
        kept += segment.length > MAX_GRAPHEME ? segment.slice(0, MAX_GRAPHEME).toWellFormed() : segment;
        count++;
    }
    return { text: kept, cut: false };
}
/** The first `max` graphemes, with `…` in place of the rest. Never cuts an emoji or an accent off. */
function clip(text, max) {
    return take(text, max).text;
}
/** Cleans and clips without reading more of a huge text than `max` graphemes can need. */
function prepare(text, max) {
    const enough = max * MAX_GRAPHEME + 1024;
    if (text.length <= enough)
        return take(visible(text), max);
    const shown = take(visible(text.slice(0, enough)), max);
    return shown.cut ? shown : { text: `${shown.text}…`, cut: true };
}
function markdownEntities(text) {
    return text.replace(GH_ISSUE, `$&${WORD_JOINER}`).replace(MARKDOWN, (character) => {
        const entity = `&#${character.charCodeAt(0)};`;
        return character === '@' || character === '#' ? entity + ZWSP : entity;
    });
}
/** Right-to-left text gets a box of its own, so that it cannot reorder what stands beside it. */
function isolate(html, text) {
    return RIGHT_TO_LEFT.test(text) ? `<span dir="auto">${html}</span>` : html;
}
function code(line) {
    const shown = line.replaceAll('\t', '  ');
    return shown.trim() === '' ? '<i>empty</i>' : isolate(`<code>${markdownEntities(shown)}</code>`, shown);
}
/** Text as one line of code in a table cell or a sentence. Line ends show as `⏎`. `max` counts graphemes. */
function cell(text, max = CELL_LENGTH) {
    return code(prepare(text, max).text.replaceAll('\n', ' ⏎ '));
}
/** As {@link cell}, with its lines below each other. */
function cellLines(text, max = CELL_LENGTH) {
    const shown = prepare(text.trimEnd(), max).text;
    if (shown.trim() === '')
        return '<i>empty</i>';
    // One `code` a line: GitHub shows no line ends inside of one.
    const lines = shown.split('\n').map((line) => (line.trim() === '' ? '' : code(line)));
    return lines.join('<br>');
}
/** As {@link cell}, clipped in the middle: ids that share a beginning mostly differ at the end. */
function id(text, max = ID_LENGTH) {
    // Of a huge id only the ends are looked at.
    const near = text.length > 2 * ID_READ ? text.slice(0, ID_READ) + text.slice(-ID_READ) : text;
    const parts = Array.from(graphemes.segment(visible(near)), ({ segment }) => segment.slice(0, MAX_GRAPHEME));
    const tail = Math.floor((max - 1) / 2);
    const shown = parts.length <= max
        ? parts
        : [...parts.slice(0, max - 1 - tail), '…', ...parts.slice(parts.length - tail)];
    return code(shown.join('').toWellFormed().replaceAll('\n', ' ⏎ '));
}
/**
 * Text as plain words in a heading, a table head or a sentence: names of suites and arms. Never at the start of a line
 * of its own. `max` counts graphemes.
 */
function inline(text, max = INLINE_LENGTH) {
    const line = prepare(text, max).text.replace(/\s+/g, ' ').trim();
    if (line === '')
        return '<i>empty</i>';
    const broken = line
        .replace(COMMIT, (run) => run.replace(/.{6}(?=.)/g, `$&${WORD_JOINER}`))
        // An emoji's short name: `:tada:`.
        .replaceAll(':', `:${WORD_JOINER}`);
    return isolate(markdownEntities(broken), line);
}
/**
 * Text as a fenced block: complete lines, without a line end behind the closing fence. Whoever places it puts an empty
 * line before it. `max` counts graphemes; a last line says how much is left out.
 */
function block(text, language = 'text', max = BLOCK_LENGTH) {
    const shown = prepare(text, max);
    const safe = shown.text
        .replaceAll('@', `@${ZWSP}`)
        .replace(/#(?=\w)/g, `#${ZWSP}`)
        .replace(GH_ISSUE, `$&${WORD_JOINER}`);
    const longest = Math.max(2, ...(safe.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longest + 1);
    const left = text.length - shown.text.length + 1;
    const note = shown.cut ? `\n[about ${left} more characters]` : '';
    return `${fence}${language.replace(/[^a-z0-9-]/g, '')}\n${safe}${note}\n${fence}`;
}
/** Text for an HTML element's content or a quoted attribute. Hidden characters are out, line ends stay. */
function htmlText(text) {
    return visible(text).replace(HTML, (character) => `&#${character.charCodeAt(0)};`);
}
/** Text for XML 1.0 content or a quoted attribute. What XML cannot hold is out; line ends survive in attributes. */
function xmlText(text) {
    return text
        .toWellFormed()
        .replace(ANSI, '')
        .replace(ILLEGAL_XML, '')
        .replace(/[&<>"'\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZS: () => (/* binding */ MAX_COLUMNS),
  IG: () => (/* binding */ armsTable),
  Ym: () => (/* binding */ differenceNote)
});

// EXTERNAL MODULE: ./lib/comparison/statistics/compare-arms.js + 2 modules
var compare_arms = __webpack_require__(9982);
// EXTERNAL MODULE: ./lib/comparison/statistics/latency.js
var latency = __webpack_require__(2651);
// EXTERNAL MODULE: ./lib/report/arm-usage.js
var arm_usage = __webpack_require__(7834);
// EXTERNAL MODULE: ./lib/report/difference-words.js
var difference_words = __webpack_require__(5903);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/markdown-headline.js + 1 modules
var markdown_headline = __webpack_require__(8586);
;// CONCATENATED MODULE: ./lib/report/arm-cells.js






/** A verdict as icon and word, below it what was missed, with number and threshold. */
function barCell(arm) {
    const informational = arm.required ? '' : ' (informational)';
    if (arm.verdict === 'met')
        return `✅ met${informational}`;
    const head = arm.verdict === 'missed' ? '❌ <b>missed</b>' : '⚠️ <b>inconclusive</b>';
    const { missed, rest } = (0,markdown_headline/* whyNotMet */.El)(arm);
    return [`${head}${informational}`, ...missed, ...rest].join('<br>');
}
function rateCell({ pass_rate: rate }) {
    const text = `${(0,format/* percent */.KN)(rate.value)} (${(0,format/* percent */.KN)(rate.low)}${format/* NBSP */.MK}…${format/* NBSP */.MK}${(0,format/* percent */.KN)(rate.high)})`;
    if (rate.errored_as_failed === undefined)
        return text;
    return `${text}<br>${(0,format/* percent */.KN)(rate.errored_as_failed)} if the errored had failed`;
}
function winsCell(arm, best, total) {
    const text = total === undefined ? (0,format/* count */.U9)(arm.wins) : `${(0,format/* count */.U9)(arm.wins)} of ${(0,format/* count */.U9)(total)}`;
    return arm.wins === best && best > 0 ? `<b>${text}</b>` : text;
}
/** Counts of cases; `withGaps` where no other column tells what is missing from them. */
function passedCell({ cases, flaky }, short, withGaps) {
    if (cases.total === 0)
        return format/* NOT_MEASURED */.pJ;
    const counts = `${(0,format/* count */.U9)(cases.passed)}/${(0,format/* count */.U9)(cases.total)}`;
    // Of all cases; the pass rate with its interval leaves out what could not be measured.
    const share = (0,format/* percent */.KN)(cases.passed / cases.total);
    const few = cases.total < compare_arms/* ENOUGH_CASES */.fO;
    const parts = few ? [`${counts} · ${share}`] : short ? [share] : [`${share} · ${counts}`];
    if (withGaps && cases.errored > 0)
        parts.push(`${(0,format/* count */.U9)(cases.errored)}${format/* NBSP */.MK}errored`);
    if (withGaps && flaky !== null && flaky > 0)
        parts.push(`${(0,format/* count */.U9)(flaky)}${format/* NBSP */.MK}flaky`);
    if (withGaps && cases.skipped > 0)
        parts.push(`${(0,format/* count */.U9)(cases.skipped)}${format/* NBSP */.MK}skipped`);
    return parts.join('<br>');
}
function differenceCell(found) {
    if (found === undefined)
        return format/* NOT_MEASURED */.pJ;
    const words = difference_words/* SIGNED_WORDS */.X[found.verdict];
    if (found.verdict === 'too_few_cases')
        return words;
    return `${(0,format/* points */.WR)(found.difference)} ${(0,format/* interval */.YP)(found.low, found.high)}<br>${words}, ${pText(found.p_adjusted, found.approximate)}`;
}
function pText(p, approximate) {
    return `p${format/* NBSP */.MK}${(0,report_escape/* htmlText */.js)((0,format/* pValue */.sp)(p, approximate))}`;
}
function isClear(found) {
    return found !== undefined && found.verdict !== 'too_few_cases';
}
function scoreDifferenceCell(versus) {
    const found = versus?.mean_score;
    if (found === undefined || !isClear(found))
        return format/* NOT_MEASURED */.pJ;
    const range = `(${(0,format/* signedScore */.DB)(found.low)}${format/* NBSP */.MK}…${format/* NBSP */.MK}${(0,format/* signedScore */.DB)(found.high)})`;
    return `${(0,format/* signedScore */.DB)(found.difference)} ${range}<br>${difference_words/* SIGNED_WORDS */.X[found.verdict]}, ${pText(found.p_adjusted)}`;
}
function flakyCell(arm) {
    if (arm.flaky === null)
        return format/* NOT_MEASURED */.pJ;
    return `${(0,format/* count */.U9)(arm.flaky)} (${(0,format/* count */.U9)(arm.attempts.passed)}/${(0,format/* count */.U9)(arm.attempts.total)} trials passed)`;
}
function latencyCell({ latency_ms: latency }, short) {
    if (latency === null)
        return format/* NOT_MEASURED */.pJ;
    return short ? (0,format/* duration */.p0)(latency.p95) : `${(0,format/* duration */.p0)(latency.p50)} / ${(0,format/* duration */.p0)(latency.p95)}`;
}
function costCell(arm) {
    if (arm.cost_usd === null && arm.spent_usd === 0)
        return format/* NOT_MEASURED */.pJ;
    return `${(0,format/* usd */.dR)(arm.cost_usd)}, spent${format/* NBSP */.MK}${(0,format/* usd */.dR)(arm.spent_usd)}`;
}
function callsCell(arm) {
    return (0,arm_usage/* callCount */.QX)(arm) === 0 ? format/* NOT_MEASURED */.pJ : (0,arm_usage/* callsText */.XX)([arm]);
}

// EXTERNAL MODULE: ./lib/report/arm-name.js
var arm_name = __webpack_require__(1822);
// EXTERNAL MODULE: ./lib/report/arm-reasons.js
var arm_reasons = __webpack_require__(9736);
;// CONCATENATED MODULE: ./lib/report/markdown-arms.js







/** Up to this many arms stand as columns, more as rows. */
const MAX_COLUMNS = 3;
/**
 * The arms side by side: verdict with the missed gates, wins, pass rate, difference, errors, latency, cost. Few arms
 * are columns; many are rows, what failed the check first, and with all that can be told only where there is room.
 */
function armsTable(results, shown, roomy = false) {
    const asRows = shown.length > MAX_COLUMNS;
    const wide = roomy || !asRows;
    const lines = armLines(results, { asRows, wide }).filter((line) => line.shown && (wide || line.wide !== true));
    const marked = (arm) => `${(0,arm_name/* armName */.K)(arm.name)}${arm.name === results.reference && results.arms.length > 1 ? ' (reference)' : ''}`;
    if (asRows) {
        return {
            head: ['Arm', ...lines.map((line) => line.head)],
            align: ['left', 'left', ...lines.slice(1).map(() => 'right')],
            rows: (0,arm_reasons/* failingFirst */.zA)(shown).map((arm) => [marked(arm), ...lines.map((line) => line.of(arm))]),
        };
    }
    return {
        head: ['', ...shown.map(marked)],
        align: ['left', ...shown.map(() => 'left')],
        rows: lines.map((line) => [line.label, ...shown.map((arm) => line.of(arm))]),
    };
}
function armLines(results, { asRows, wide }) {
    const { arms } = results;
    const matrix = arms.length > 1;
    const compared = arms.some((arm) => arm.versus_reference !== undefined);
    const some = (test) => arms.some(test);
    const best = Math.max(...arms.map((arm) => arm.wins));
    // A case passes by its trials, so with several of them the share of cases and the rate of trials are two numbers.
    const trials = results.trials.count > 1;
    const rate = `Pass rate${trials ? ' of trials' : ''}, 95% interval`;
    const slow = (0,latency/* isLargest */.hR)(results.cases.length, 0.95) ? 'slowest' : 'p95';
    return [
        { label: '<b>Bar</b>', head: 'Bar', of: barCell, shown: true },
        {
            label: '<b>Wins</b>',
            head: `Wins of ${(0,format/* count */.U9)(results.comparison.rows.length)}`,
            of: (arm) => winsCell(arm, best, asRows ? undefined : results.comparison.rows.length),
            shown: matrix,
        },
        {
            label: trials ? 'Cases passed' : 'Passed',
            head: 'Passed',
            of: (arm) => passedCell(arm, asRows, !wide),
            shown: true,
        },
        {
            label: rate,
            head: rate,
            of: rateCell,
            shown: results.cases.length >= compare_arms/* ENOUGH_CASES */.fO,
            wide: true,
        },
        {
            label: 'Δ points, 95% interval',
            head: 'Δ points, 95% interval',
            of: (arm) => differenceCell(arm.versus_reference),
            shown: some(({ versus_reference: found }) => found !== undefined && found.verdict !== 'too_few_cases'),
        },
        {
            label: 'Δ mean score, 95% interval',
            head: 'Δ mean score, 95% interval',
            of: (arm) => scoreDifferenceCell(arm.versus_reference),
            shown: some(({ versus_reference: found }) => isClear(found?.mean_score)),
            wide: true,
        },
        {
            label: 'Fixed / broken',
            head: 'Fixed / broken',
            of: ({ versus_reference: found }) => found === undefined ? format/* NOT_MEASURED */.pJ : `${(0,format/* count */.U9)(found.fixed)} / ${(0,format/* count */.U9)(found.broken)}`,
            shown: compared,
        },
        {
            label: 'Mean score',
            head: 'Mean score',
            of: (arm) => (0,format/* score */.fN)(arm.mean_score),
            shown: some((arm) => arm.mean_score !== null),
        },
        {
            label: 'Errored / skipped',
            head: 'Errored / skipped',
            of: ({ cases }) => `${(0,format/* count */.U9)(cases.errored)} / ${(0,format/* count */.U9)(cases.skipped)}`,
            shown: some(({ cases }) => cases.errored + cases.skipped > 0),
            wide: true,
        },
        {
            label: 'Flaky cases',
            head: 'Flaky',
            of: flakyCell,
            shown: some((arm) => arm.flaky !== null),
            wide: true,
        },
        {
            label: `p50${format/* NBSP */.MK}/${format/* NBSP */.MK}${slow}`,
            head: wide ? `p50 / ${slow}` : slow,
            of: (arm) => latencyCell(arm, !wide),
            shown: some((arm) => arm.latency_ms !== null),
        },
        {
            label: 'Cost',
            head: 'Cost',
            of: costCell,
            shown: some((arm) => arm.cost_usd !== null || arm.spent_usd > 0),
        },
        { label: 'Calls', head: 'Calls', of: callsCell, shown: some((arm) => (0,arm_usage/* callCount */.QX)(arm) > 0), wide: true },
    ];
}
/** What the difference, its words and its p mean; nothing where no difference is shown. */
function differenceNote({ arms, reference }) {
    const compared = arms.flatMap(({ versus_reference: found }) => found ?? []);
    if (!compared.some(({ verdict }) => verdict !== 'too_few_cases'))
        return undefined;
    const many = compared.length > 1;
    const raised = many ? `, raised for ${(0,format/* plural */.LS)(compared.length, 'comparison')} (Holm)` : '';
    const alone = many ? '; the intervals are not raised' : '';
    const scores = compared.some(({ mean_score: found }) => isClear(found)) ? ' (mean scores: paired t)' : '';
    return `Δ: points of pass rate more or less than ${(0,arm_name/* armName */.K)(reference)}. p: exact sign-flip test${scores}${raised}. The words go by p${alone}.`;
}


/***/ }),

/***/ 8129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ caseColumns),
/* harmony export */   PZ: () => (/* binding */ caseSections),
/* harmony export */   xt: () => (/* binding */ pickArms)
/* harmony export */ });
/* unused harmony export resultCell */
/* harmony import */ var _comparison_summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1945);
/* harmony import */ var _arm_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);
/* harmony import */ var _arm_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9736);
/* harmony import */ var _case_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2527);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7703);
/* harmony import */ var _markdown_arms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(999);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1628);








/** More arms than this do not fit beside each other in a table of cases. */
const MAX_CASE_COLUMNS = 8;
/** All arms, or of more than eight those that failed, the reference, and the best. */
function caseColumns(results) {
    const picked = pickArms(results, MAX_CASE_COLUMNS);
    const lettered = picked.length > _markdown_arms_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_COLUMNS */ .ZS;
    const arms = picked.map((arm, place) => ({
        arm,
        index: results.arms.indexOf(arm),
        letter: String.fromCharCode(65 + place),
    }));
    const missing = results.arms.length - arms.length;
    const legend = [
        ...(lettered ? arms.map(({ arm, letter }) => `<b>${letter}</b> ${(0,_arm_name_js__WEBPACK_IMPORTED_MODULE_0__/* .armName */ .K)(arm.name)}`) : []),
        ...(missing > 0 ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(missing, 'more arm')} not shown`] : []),
    ].join(' · ');
    return { arms, lettered, legend };
}
/** At most `max` arms in matrix order: first those that are not met, then the reference, then the best. */
function pickArms(results, max) {
    const byMerit = [...results.arms].sort((a, b) => b.pass_rate.value - a.pass_rate.value || b.wins - a.wins);
    const failing = (0,_arm_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notMet */ .aw)(results.arms);
    const reference = results.arms.filter((arm) => arm.name === results.reference);
    // The reference keeps its place even when more than `max` arms failed.
    const wanted = [...failing.slice(0, max - reference.length), ...reference, ...failing, ...byMerit];
    const chosen = new Set([...new Set(wanted)].slice(0, max));
    return results.arms.filter((arm) => chosen.has(arm));
}
/**
 * The case tables: all cases of a small suite; of a larger one the cases where the arms differ, worst first, then the
 * others, folded. `elsewhere` says where the rest stands.
 */
function caseSections(results, rows, limits, elsewhere) {
    const columns = caseColumns(results);
    const draw = (shown, left, what) => [
        ...(columns.legend === '' ? [] : [(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .small */ .EX)(columns.legend)]),
        caseTable(results, shown, columns),
        ...(left > 0 ? [(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .small */ .EX)(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(left)} more ${what} in ${elsewhere}.`)] : []),
    ].join('\n\n');
    if (rows.length === 0)
        return [];
    if (rows.length <= limits.all) {
        return [
            {
                text: (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(`<b>All ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(rows.length, 'case')}</b>`, draw(rows, 0, ''), true),
                rank: 1,
                what: 'the table of cases',
            },
        ];
    }
    const telling = (0,_case_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)(rows);
    const single = results.arms.length === 1;
    const first = telling.filter((row) => (single ? row.kind === 'none-passed' : (0,_case_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .differs */ .Ag)(row)));
    const chosen = new Set(first);
    const rest = telling.filter((row) => !chosen.has(row));
    return [firstSection(first, rows.length, single, limits, draw), restSection(rest, single, limits, draw)];
}
function firstSection(first, total, single, limits, draw) {
    const what = single ? 'the cases that did not pass' : 'the cases where the arms differ';
    if (first.length === 0) {
        const text = single
            ? `All ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(total, 'case')} passed.`
            : `The arms agree on all ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(total, 'case')}.`;
        return { text, rank: 1, what };
    }
    const shown = first.slice(0, limits.differing);
    const left = first.length - shown.length;
    const title = single ? 'Cases that did not pass' : 'Cases where the arms differ';
    const head = `<b>${title}</b>: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(first.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(total)}${left > 0 ? `, the worst ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(shown.length)}` : ''}`;
    return {
        text: (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(head, draw(shown, left, single ? 'did not pass' : 'where the arms differ'), true),
        rank: 1,
        what,
    };
}
function restSection(rest, single, limits, draw) {
    const what = 'the other cases';
    if (rest.length === 0)
        return { text: '', rank: 4, what };
    const shown = rest.slice(0, limits.rest);
    const of = (kind) => rest.filter((row) => row.kind === kind).length;
    const split = [
        [of('all-passed'), single ? 'passed' : 'passed in every arm'],
        [of('none-passed'), 'in none'],
        [of('not-run'), single ? 'not run' : 'not run in every arm'],
    ];
    const parts = split.flatMap(([size, words]) => (size > 0 ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(size)} ${words}`] : []));
    return {
        text: (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(`The other ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(rest.length, 'case')}: ${parts.join(', ')}`, draw(shown, rest.length - shown.length, 'cases')),
        rank: 4,
        what,
    };
}
/** One row a case: every arm's verdict as icon and word, and who wins. */
function caseTable(results, rows, columns) {
    const scores = scoresTell(results);
    const heads = columns.arms.map(({ arm, letter }) => (columns.lettered ? letter : (0,_arm_name_js__WEBPACK_IMPORTED_MODULE_0__/* .armName */ .K)(arm.name)));
    // The winner stands before the arms: on a phone the last columns are out of sight.
    const winner = results.arms.length > 1;
    const head = ['Case', ...(winner ? ['Winner'] : []), ...heads];
    return (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .pipeTable */ .$w)({
        head,
        align: head.map(() => 'left'),
        rows: rows.map((row) => [
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__.id)(row.info.case),
            ...(winner ? [winnerCell(row, results)] : []),
            ...columns.arms.map(({ index }) => resultCell(row.cells[index], scores)),
        ]),
    });
}
/** `true` when some score is neither 0 nor 1, so that pass and fail do not say it all. */
function scoresTell({ arms }) {
    return arms.some((arm) => arm.results.some(({ mean_score: mean }) => mean !== null && mean !== 0 && mean !== 1));
}
/** `❌ fail`, with scores `✅ pass 0.90`, with trials that disagree `❌ fail 0.33, flaky 1/3`. */
function resultCell(result, withScore) {
    if (result === undefined)
        return _format_js__WEBPACK_IMPORTED_MODULE_4__/* .NOT_MEASURED */ .pJ;
    const trials = result.trials ?? [];
    const passed = trials.filter((trial) => trial.passed).length;
    const split = (0,_comparison_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .isFlaky */ .s8)(result) ? `, flaky${_format_js__WEBPACK_IMPORTED_MODULE_4__/* .NBSP */ .MK}${passed}/${trials.length}` : '';
    const value = withScore && result.mean_score !== null ? ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .score */ .fN)(result.mean_score)}` : '';
    return `${_case_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .VERDICT_ICON */ .YY[result.verdict]}${_format_js__WEBPACK_IMPORTED_MODULE_4__/* .NBSP */ .MK}${_case_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .VERDICT_WORD */ .XU[result.verdict]}${value}${split}`;
}
function winnerCell(row, results) {
    const winner = results.arms[row.winner];
    if (winner !== undefined)
        return `<b>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(winner.name, 24)}</b>`;
    return row.comparable ? 'tie' : 'tie (not measured)';
}


/***/ }),

/***/ 4184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ classificationTables),
/* harmony export */   v: () => (/* binding */ gatesTable)
/* harmony export */ });
/* harmony import */ var _arm_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7703);



/** Every gate of every arm, held ones too; `undefined` when there is none. */
function gatesTable(arms) {
    const rows = arms.flatMap((arm) => arm.gates.map((gate) => [
        (0,_arm_name_js__WEBPACK_IMPORTED_MODULE_0__/* .armName */ .K)(arm.name),
        gate.passed ? '✅ held' : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissed */ .OS)(gate) ? '❌ missed' : '⚠️ undecided',
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cell */ .Hn)((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .gateText */ .bp)(gate)),
    ]));
    return rows.length === 0
        ? undefined
        : { head: ['Arm', 'Gate', 'Measured'], align: ['left', 'left', 'left'], rows };
}
/** Precision, recall and F1 of each label, one table an arm. */
function classificationTables(arms) {
    return arms.flatMap(({ name, classification: found }) => {
        if (found === undefined)
            return [];
        return [
            {
                title: `${(0,_arm_name_js__WEBPACK_IMPORTED_MODULE_0__/* .armName */ .K)(name)}: accuracy ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(found.accuracy)}, macro F1 ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .score */ .fN)(found.macro_f1)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(found.labeled_cases)} labeled and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(found.unlabeled_cases)} unlabeled cases`,
                table: {
                    head: ['Label', 'Precision', 'Recall', 'F1', 'Support'],
                    align: ['left', 'right', 'right', 'right', 'right'],
                    rows: found.per_class.map((one) => [
                        (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cell */ .Hn)(one.label, 40),
                        (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .score */ .fN)(one.precision),
                        (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .score */ .fN)(one.recall),
                        (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .score */ .fN)(one.f1),
                        (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(one.support),
                    ]),
                },
            },
        ];
    });
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pl: () => (/* binding */ headline),
  Lf: () => (/* binding */ renderHeadline),
  El: () => (/* binding */ whyNotMet)
});

// EXTERNAL MODULE: ./lib/results/words.js
var words = __webpack_require__(7467);
// EXTERNAL MODULE: ./lib/report/arm-name.js
var arm_name = __webpack_require__(1822);
// EXTERNAL MODULE: ./lib/report/arm-reasons.js
var arm_reasons = __webpack_require__(9736);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/case-rows.js
var case_rows = __webpack_require__(20);
;// CONCATENATED MODULE: ./lib/report/headline-comparison.js



/** Arms that a line names. */
const MAX_ARMS = 4;
/** Who wins, in one line: the winner, or that nothing separates the arms. Nothing for an arm alone. */
function winLines({ arms, comparison }, rows) {
    const total = (0,format/* plural */.LS)(comparison.rows.length, 'case');
    if (arms.length < 2 || comparison.rows.length === 0)
        return [];
    if (comparison.rows.every((row) => !row.comparable && row.winner === null)) {
        return ['Nothing to compare: no case was measured in every arm.'];
    }
    const ties = comparison.ties === 0 ? 'no ties' : (0,format/* plural */.LS)(comparison.ties, 'tie');
    const rest = `${ties}${unmeasuredText(comparison)}`;
    const ranked = [...arms].sort((a, b) => b.wins - a.wins);
    const best = ranked[0]?.wins ?? 0;
    if (best === 0 && !rows.some(case_rows/* differs */.Ag))
        return [`<b>Nothing separates the arms</b>: they agree on all ${total}.`];
    if (best === 0)
        return [`No arm wins a case alone: ${rest}.`];
    const leaders = ranked.filter((arm) => arm.wins === best).map((arm) => (0,arm_name/* boldArm */.G)(arm.name));
    if (leaders.length > 1) {
        const names = leaders.length <= MAX_ARMS ? (0,format/* list */.p_)(leaders) : (0,format/* plural */.LS)(leaders.length, 'arm');
        return [`${names} win ${(0,format/* count */.U9)(best)} of ${total} each; ${rest}.`];
    }
    const few = arms.length <= 3;
    const others = ranked.slice(1, few ? undefined : 2).map((arm) => `${(0,arm_name/* boldArm */.G)(arm.name)} ${(0,format/* count */.U9)(arm.wins)}`);
    return [
        `${leaders[0]} wins ${few ? '' : 'most: '}${(0,format/* count */.U9)(best)} of ${total}, ${few ? '' : 'then '}${others.join(', ')}; ${rest}.`,
    ];
}
/** A case is also won when the other arms gave no answer to it, and that is no merit of the winner. */
function unmeasuredText({ rows }) {
    const unmeasured = rows.filter((row) => !row.comparable);
    if (unmeasured.length === 0)
        return '';
    const won = unmeasured.filter((row) => row.winner !== null).length;
    const aside = won > 0 ? `, ${won === unmeasured.length ? 'all' : (0,format/* count */.U9)(won)} of them won` : '';
    return `. Not measured in every arm: ${(0,format/* plural */.LS)(unmeasured.length, 'case')}${aside}`;
}
/** What the interval of each arm's difference to the reference says: who is clearly better or worse, and who is not. */
function differenceLines({ arms, reference }) {
    const compared = arms.flatMap((arm) => arm.versus_reference === undefined || arm.name === reference
        ? []
        : [{ name: arm.name, found: arm.versus_reference }]);
    if (compared.length === 0)
        return [];
    const than = `${(0,arm_name/* boldArm */.G)(reference)} (the reference)`;
    const of = (verdict) => compared.filter(({ found }) => found.verdict === verdict);
    const clear = ['better', 'worse'].flatMap((verdict) => {
        const those = of(verdict);
        if (those.length === 0)
            return [];
        return [`Clearly ${verdict} than ${than}: ${named(those, clearText)} (points of pass rate).`];
    });
    const unclear = of('no_clear_difference');
    const few = of('too_few_cases');
    const who = (some) => clear.length === 0 ? '' : ` of ${named(some, ({ name }) => (0,arm_name/* boldArm */.G)(name))}`;
    return [
        ...clear,
        ...(unclear.length > 0
            ? [`No clear difference in pass rate${who(unclear)} from ${than}${detectable(unclear)}.`]
            : []),
        ...(few.length > 0
            ? [
                `Too few cases to tell whether the pass rate${clear.length === 0 ? 's differ' : `${who(few)} differs`}${detectable(few)}.`,
            ]
            : []),
    ];
}
function named(some, text) {
    const more = some.length - MAX_ARMS;
    return [...some.slice(0, MAX_ARMS).map(text), ...(more > 0 ? [(0,format/* plural */.LS)(more, 'more arm')] : [])].join(', ');
}
/** How large a difference must be for this suite to find it, in 80 % of runs; and how many cases would find this one. */
function detectable(some) {
    const sizes = some.map(({ found }) => found.mde80).filter((size) => size > 0 && size < 1);
    if (sizes.length === 0)
        return '';
    const needed = some.length === 1 ? some[0]?.found.cases_needed : undefined;
    const more = needed == null ? '' : `; one of the size seen takes about ${(0,format/* count */.U9)(twoDigits(needed))} cases`;
    return `: in 80 of 100 runs these cases find a difference of ${(0,format/* points */.WR)(Math.max(...sizes)).slice(1)} points${more}`;
}
/** An estimate has no more than two digits to trust. */
function twoDigits(value) {
    return Number(value.toPrecision(2));
}
function clearText({ name, found }) {
    return `${(0,arm_name/* boldArm */.G)(name)} by ${(0,format/* points */.WR)(Math.abs(found.difference)).slice(1)}`;
}

;// CONCATENATED MODULE: ./lib/report/markdown-headline.js






/** Arms that get a line of their own, and faults that an arm's line names. */
const markdown_headline_MAX_ARMS = 4;
const MAX_REASONS = 3;
/** Graphemes of a reason, and where many texts of that length do not fit. */
const REASON_LENGTH = 200;
const SHORT_REASON = 16;
/** What the reasons of one kind may take. UTF-16 units of markdown. */
const REASON_ROOM = 700;
function headline(results, rows) {
    return {
        icon: icon(results),
        title: `${(0,report_escape/* inline */.mG)(results.suite.name)}: ${outcome(results)} · ${(0,format/* plural */.LS)(results.cases.length, 'case')}`,
        lines: [
            ...missedLines(results.arms),
            ...winLines(results, rows),
            ...differenceLines(results),
            ...incompleteLines(results),
        ],
    };
}
/** The headline as a heading and a list. */
function renderHeadline(results, rows) {
    const { icon, title, lines } = headline(results, rows);
    return [`### ${icon} ${title}`, '', ...lines.map((line) => `- ${line}`)].join('\n').trimEnd();
}
function icon({ verdict }) {
    return { met: '✅', missed: '❌', inconclusive: '⚠️' }[verdict];
}
function outcome(results) {
    const { arms, verdict, exit_code } = results;
    const required = arms.filter((arm) => arm.required);
    if (required.length === 0)
        return 'no arm is required to meet a bar';
    const off = required.filter((arm) => arm.verdict === verdict);
    const who = subject(off, arms);
    const bar = off.length === 1 ? 'its bar' : 'their bar';
    const is = off.length === 1 ? 'is' : 'are';
    if (verdict === 'met')
        return `${who} met ${bar}`;
    const what = verdict === 'missed' ? `missed ${bar}` : `${is} inconclusive`;
    return `${who} ${what}${exit_code === 0 ? ' (reported only)' : ''}`;
}
/** Who it is about: one arm by its name, all of them, or how many. */
function subject(some, arms) {
    if (some.length === 1 && some[0] !== undefined)
        return (0,arm_name/* armName */.K)(some[0].name);
    if (some.length === arms.length)
        return arms.length === 2 ? 'both arms' : `all ${(0,format/* count */.U9)(arms.length)} arms`;
    const required = arms.filter((arm) => arm.required).length;
    if (some.length === required)
        return required === 2 ? 'both required arms' : `all ${(0,format/* count */.U9)(required)} required arms`;
    return `${(0,format/* count */.U9)(some.length)} of ${(0,format/* plural */.LS)(arms.length, 'arm')}`;
}
function missedLines(arms) {
    const off = (0,arm_reasons/* notMet */.aw)(arms);
    const lines = off.slice(0, markdown_headline_MAX_ARMS).map((arm) => {
        const aside = arm.required ? '' : ' (informational, never fails the check)';
        const gate = (0,arm_reasons/* armReasons */.WF)(arm).missed.length > 0;
        const what = arm.verdict === 'missed' ? (gate ? '' : ' missed its bar:') : ' is inconclusive:';
        return `${(0,arm_name/* boldArm */.G)(arm.name)}${aside}${what} ${whyText(arm)}.`;
    });
    const more = off.length - lines.length;
    return more > 0 ? [...lines, `${(0,format/* plural */.LS)(more, 'more arm')} did not meet their bar.`] : lines;
}
/** At most {@link MAX_REASONS} of each kind; the rest is counted. */
function whyNotMet(arm) {
    const { missed, undecided, others } = (0,arm_reasons/* armReasons */.WF)(arm);
    const open = markdown_headline_named(undecided, undecidedText).map((gate) => `undecided ${gate}`);
    const inWords = markdown_headline_named(others, report_escape/* inline */.mG);
    return {
        missed: markdown_headline_named(missed.map(format/* gateText */.bp), report_escape/* cell */.Hn),
        rest: arm.verdict === 'missed' ? [...inWords, ...open] : [...open, ...inWords],
    };
}
function undecidedText({ gate, reason = 'no reason is given' }, max) {
    return `${(0,report_escape/* cell */.Hn)(gate, max / 2)}: ${(0,report_escape/* inline */.mG)(reason, max)}`;
}
function markdown_headline_named(reasons, safe) {
    const shown = [];
    let room = REASON_ROOM;
    for (const reason of reasons.slice(0, MAX_REASONS)) {
        const whole = safe(reason, REASON_LENGTH);
        const part = whole.length <= room ? whole : safe(reason, SHORT_REASON);
        if (part.length > room)
            break;
        room -= part.length;
        shown.push(part);
    }
    const left = reasons.length - shown.length;
    return left > 0 ? [...shown, `${(0,format/* count */.U9)(left)} more`] : shown;
}
function whyText(arm) {
    const { missed, rest } = whyNotMet(arm);
    if (missed.length + rest.length === 0)
        return 'no reason is given';
    return [...(missed.length > 0 ? [`missed ${(0,format/* list */.p_)(missed)}`] : []), ...rest].join('; ');
}
function incompleteLines(results) {
    const lines = [];
    if (results.partial) {
        const skipped = results.arms.reduce((sum, arm) => sum + arm.cases.skipped, 0);
        lines.push(`⚠️ <b>Partial</b>: the run was stopped early, ${(0,format/* plural */.LS)(skipped, 'case')} did not run (all arms together).`);
    }
    const warnings = results.warnings ?? [];
    lines.push(...warnings.slice(0, MAX_REASONS).map((warning) => `⚠️ ${(0,report_escape/* inline */.mG)(warning, 200)}`));
    if (warnings.length > MAX_REASONS)
        lines.push(`⚠️ ${(0,format/* plural */.LS)(warnings.length - MAX_REASONS, 'more warning')}.`);
    const missed = results.arms.reduce((sum, arm) => sum + arm.cassette.missed, 0);
    if (missed > 0) {
        lines.push(`⚠️ ${(0,format/* plural */.LS)(missed, 'call')} had no recording to replay: record them where a key is at hand, then run again.`);
    }
    return [...lines, ...errorLines(results)];
}
/** The error that most cases share, told once. Calls without a recording are told by a line of their own. */
function errorLines({ arms }) {
    const tally = new Map();
    let errored = 0;
    for (const result of arms.flatMap((arm) => arm.results)) {
        if (result.verdict !== 'errored')
            continue;
        const text = result.error ?? result.scores.find((one) => one.error !== undefined)?.error;
        if (text?.includes(words/* MISS_WORDS */.fC))
            continue;
        errored++;
        if (text !== undefined)
            tally.set(text, (tally.get(text) ?? 0) + 1);
    }
    const [top] = [...tally].sort((a, b) => b[1] - a[1]);
    if (top === undefined)
        return [];
    const often = top[1] === errored ? '' : `, ${(0,format/* count */.U9)(top[1])} of them with`;
    const what = `${(0,format/* count */.U9)(errored)} ${errored === 1 ? 'result' : 'results'} could not be measured`;
    return [`⚠️ ${what}${often}: ${(0,report_escape/* cell */.Hn)(top[0], 120)}`];
}


/***/ }),

/***/ 4645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ STATISTICS_NOTE),
/* harmony export */   S: () => (/* binding */ statisticsTable)
/* harmony export */ });
/* harmony import */ var _arm_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);
/* harmony import */ var _difference_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5903);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7703);




/** What `statisticsTable` calls its columns, in one line. Safe to place. */
const STATISTICS_NOTE = 'Finds: the difference in points that these cases find in 80 of 100 runs. Needed: cases that would find one of the size seen. p of this suite: did these very cases change, beyond the noise of their trials (stratified permutation test)?';
/** Every number of the comparison with the reference, small suites too; `undefined` for an arm alone. */
function statisticsTable(results) {
    const { arms, reference, trials } = results;
    const compared = arms.filter((arm) => arm.versus_reference !== undefined);
    if (compared.length === 0)
        return undefined;
    const columns = [...comparison(compared.length > 1), ...(trials.count > 1 ? [POOLED] : [])];
    return {
        head: ['Arm', ...columns.map(({ head }) => head)],
        align: ['left', ...columns.map(() => 'right')],
        rows: arms.map((arm) => [
            `${(0,_arm_name_js__WEBPACK_IMPORTED_MODULE_0__/* .armName */ .K)(arm.name)}${arm.name === reference ? ' (reference)' : ''}`,
            ...columns.map(({ of }) => of(arm)),
        ]),
    };
}
function comparison(many) {
    const versus = (of) => (arm) => arm.versus_reference === undefined ? _format_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_MEASURED */ .pJ : of(arm.versus_reference);
    const p = (pick) => versus((found) => {
        const value = pick(found);
        return value === undefined ? _format_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_MEASURED */ .pJ : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlText */ .js)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .pValue */ .sp)(value, found.approximate));
    });
    return [
        { head: 'Δ points, 95% interval', of: versus(differenceText) },
        { head: 'In words', of: versus(({ verdict }) => _difference_words_js__WEBPACK_IMPORTED_MODULE_1__/* .SIGNED_WORDS */ .X[verdict]) },
        { head: many ? 'p, Holm' : 'p', of: p(({ p_adjusted }) => p_adjusted) },
        ...(many ? [{ head: 'p alone', of: p(({ p_value }) => p_value) }] : []),
        { head: 'Finds', of: versus(({ mde80 }) => (mde80 < 1 ? (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .points */ .WR)(mde80).slice(1) : _format_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_MEASURED */ .pJ)) },
        { head: 'Needed', of: versus(({ cases_needed }) => optional(cases_needed)) },
        { head: 'Compared', of: versus(({ cases }) => optional(cases)) },
        { head: 'Fixed / broken', of: versus(({ fixed, broken }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(fixed)} / ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(broken)}`) },
        { head: 'p of this suite', of: p(({ p_this_suite }) => p_this_suite) },
    ];
}
/** BehavTest's attempt pass rate: every trial counts as if it were a case of its own. */
const POOLED = {
    head: 'Trials, pooled (Wilson)',
    of: ({ attempts: { passed, total, low, high } }) => {
        const share = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(passed)}/${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(total)}`;
        if (low === undefined || high === undefined)
            return share;
        return `${share} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(low)}${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .NBSP */ .MK}…${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .NBSP */ .MK}${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(high)})`;
    },
};
function differenceText({ difference, low, high }) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .points */ .WR)(difference)} ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .interval */ .YP)(low, high)}`;
}
function optional(value) {
    return value == null ? _format_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_MEASURED */ .pJ : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(value);
}


/***/ }),

/***/ 1628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ pipeTable),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   TM: () => (/* binding */ folded)
/* harmony export */ });
/** A pipe table. Complete lines, no line end behind the last. */
function pipeTable({ head, align, rows }) {
    const rule = align.map((side) => (side === 'left' ? ':--' : '--:'));
    return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
/** A folded section. The empty lines make GitHub parse tables and fences inside. `summary` is safe already. */
function folded(summary, body, open = false) {
    return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** Small print. */
function small(text) {
    return `<sub>${text}</sub>`;
}


/***/ }),

/***/ 6031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ tagSection),
/* harmony export */   n: () => (/* binding */ tagTable)
/* harmony export */ });
/* harmony import */ var _comparison_statistics_compare_arms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9982);
/* harmony import */ var _arm_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1822);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7703);
/* harmony import */ var _markdown_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8129);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1628);






/** The pass rate of each tag in each arm, the commonest tags first; `undefined` when no case has a tag. */
function tagTable(results, rows, max) {
    const tags = new Map();
    for (const row of rows) {
        for (const tag of row.cells.find((one) => one !== undefined)?.tags ?? []) {
            const of = tags.get(tag);
            if (of === undefined)
                tags.set(tag, [row]);
            else
                of.push(row);
        }
    }
    if (tags.size === 0)
        return undefined;
    const columns = (0,_markdown_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .caseColumns */ .Ko)(results);
    const sorted = [...tags].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
    const heads = columns.arms.map(({ arm, letter }) => (columns.lettered ? letter : (0,_arm_name_js__WEBPACK_IMPORTED_MODULE_0__/* .armName */ .K)(arm.name)));
    return {
        head: [tags.size > max ? `Tag (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(max)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(tags.size)})` : 'Tag', 'Cases', ...heads],
        align: ['left', 'right', ...heads.map(() => 'right')],
        rows: sorted
            .slice(0, max)
            .map(([tag, of]) => [
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cell */ .Hn)(tag, 40),
            (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(of.length),
            ...columns.arms.map(({ index }) => rate(of, index)),
        ]),
    };
}
/** {@link tagTable} as a folded section. */
function tagSection(results, rows, max) {
    const what = 'the pass rates by tag';
    const found = tagTable(results, rows, max);
    if (found === undefined)
        return { text: '', rank: 2, what };
    const { legend } = (0,_markdown_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .caseColumns */ .Ko)(results);
    const body = [...(legend === '' ? [] : [(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)(legend)]), (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_4__/* .pipeTable */ .$w)(found)].join('\n\n');
    return { text: (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)('Passed by tag', body), rank: 2, what };
}
function rate(rows, arm) {
    if (rows.length === 0)
        return _format_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_MEASURED */ .pJ;
    const passed = rows.filter((row) => row.cells[arm]?.passed === true).length;
    return rows.length < _comparison_statistics_compare_arms_js__WEBPACK_IMPORTED_MODULE_5__/* .ENOUGH_CASES */ .fO
        ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(passed)}/${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(rows.length)}`
        : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(passed / rows.length);
}


/***/ })

};
