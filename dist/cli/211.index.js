export const id = 211;
export const ids = [211];
export const modules = {

/***/ 7211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MARKDOWN_LIMIT: () => (/* binding */ MARKDOWN_LIMIT),
  renderMarkdown: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ./lib/report/arm-usage.js
var arm_usage = __webpack_require__(7834);
// EXTERNAL MODULE: ./lib/report/case-rows.js
var case_rows = __webpack_require__(20);
// EXTERNAL MODULE: ./lib/report/arm-name.js
var arm_name = __webpack_require__(1822);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
// EXTERNAL MODULE: ./lib/report/markdown-arms.js + 1 modules
var markdown_arms = __webpack_require__(999);
// EXTERNAL MODULE: ./lib/report/markdown-cases.js
var markdown_cases = __webpack_require__(8129);
// EXTERNAL MODULE: ./lib/report/markdown-headline.js + 1 modules
var markdown_headline = __webpack_require__(8586);
// EXTERNAL MODULE: ./lib/report/markdown-table.js
var markdown_table = __webpack_require__(1628);
// EXTERNAL MODULE: ./lib/report/markdown-tags.js
var markdown_tags = __webpack_require__(6031);
// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(8566);
// EXTERNAL MODULE: ./lib/comparison/summary.js
var summary = __webpack_require__(1945);
;// CONCATENATED MODULE: ./lib/report/markdown-why.js









/** Blocks that stand by themselves. */
const FIRST_BLOCKS = 3;
/**
 * Why the most telling cases went as they did: input, what was expected, each arm's output and its scorers' reasons, one
 * folded block a case. The first few stand by themselves, the others share one fold.
 */
function markdown_why_whySections(results, rows, limits, elsewhere) {
    const wanted = onceEach((0,case_rows/* worstFirst */.md)(rows).filter((row) => row.kind !== 'all-passed' && row.kind !== 'not-run'));
    const blocks = [];
    let left = limits.total;
    for (const row of wanted.slice(0, limits.blocks)) {
        const text = whyBlock(results, row, limits.text);
        if (text.length > left)
            continue;
        left -= text.length;
        blocks.push(text);
    }
    const what = 'why single cases went as they did';
    const more = wanted.length - blocks.length;
    const note = more > 0 ? [(0,markdown_table/* small */.EX)(`Why in ${(0,format/* plural */.LS)(more, 'more case')}: see ${elsewhere}.`)] : [];
    const first = blocks.slice(0, FIRST_BLOCKS).map((text, index) => ({ text, rank: 3 + index / 10, what }));
    const rest = blocks.slice(FIRST_BLOCKS);
    if (rest.length === 0)
        return [...first, { text: note.join(''), rank: 3.8, what }];
    const fold = (0,markdown_table/* folded */.TM)(`Why in ${(0,format/* plural */.LS)(rest.length, 'more case')}`, [...rest, ...note].join('\n\n'));
    return [...first, { text: fold, rank: 3.9, what }];
}
/** Of the cases where no arm gave an answer only one for each set of errors: the others say the same. */
function onceEach(rows) {
    const seen = new Set();
    return rows.filter(({ cells }) => {
        if (cells.some((cell) => cell !== undefined && cell.error === undefined))
            return true;
        const errors = JSON.stringify(cells.map((cell) => cell?.error));
        if (seen.has(errors))
            return false;
        seen.add(errors);
        return true;
    });
}
function whyBlock(results, row, length) {
    const arms = (0,markdown_cases/* caseColumns */.Ko)(results).arms.flatMap(({ arm, index }) => {
        const result = row.cells[index];
        return result === undefined ? [] : [{ name: arm.name, result }];
    });
    const head = `Why ${(0,report_escape.id)(row.info.case)}: ${summaryOf(arms)}`;
    const body = [
        ...labelled('Input', row.info.input, length),
        ...labelled('Expected', row.info.expected, Math.ceil(length / 2)),
        arms.length === 1
            ? alone(arms, length)
            : arms.length <= markdown_arms/* MAX_COLUMNS */.ZS
                ? beside(arms, length)
                : below(arms, length),
    ];
    return (0,markdown_table/* folded */.TM)(head, body.join('\n\n'));
}
/** `❌ v2 failed · ✅ v1 passed`, and counts when the arms are many. */
function summaryOf(arms) {
    const verdicts = ['failed', 'errored', 'skipped', 'passed'];
    const groups = verdicts.flatMap((verdict) => {
        const of = arms.filter(({ result }) => result.verdict === verdict);
        if (of.length === 0)
            return [];
        const who = of.length <= markdown_arms/* MAX_COLUMNS */.ZS ? of.map(({ name }) => (0,report_escape/* inline */.mG)(name, 24)).join(', ') : (0,format/* plural */.LS)(of.length, 'arm');
        return [`${case_rows/* VERDICT_ICON */.YY[verdict]} ${who} ${verdict}`];
    });
    return groups.join(' · ');
}
/** A short text stands in its line, a longer one in a block. */
function labelled(label, text, length) {
    if (text === undefined)
        return [];
    const short = text.length <= 100 && !/[\r\n]/.test(text.trimEnd());
    return [short ? `<b>${label}</b> ${(0,report_escape/* cell */.Hn)(text, 100)}` : `<b>${label}</b>\n\n${(0,report_escape/* block */.om)(text, 'text', length)}`];
}
/** One arm: its output as a block, then its scorers. */
function alone([arm], length) {
    if (arm === undefined)
        return '';
    const { result } = arm;
    const shown = shownAttempt(result);
    const lines = [
        ...(shown.error === undefined ? [] : [`- ⚠️ ${(0,report_escape/* cell */.Hn)(shown.error, length)}`]),
        ...shown.scores.map((one) => `- ${(0,report_escape/* cell */.Hn)(one.scorer, 40)} ${scoreText(one, length)}`),
        ...trialsText(result).map((text) => `- ${text}`),
    ];
    return [...labelled('Output', shown.output, length), ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}
/** Few arms: one column each. */
function beside(arms, length) {
    const shown = arms.map(({ result }) => shownAttempt(result));
    const keys = [...new Set(shown.flatMap(({ scores }) => keyed(scores).map(([key]) => key)))];
    const rows = [
        ['Output', ...shown.map((attempt) => outputCell(attempt, length))],
        ...keys.map((key) => [
            (0,report_escape/* cell */.Hn)(key.slice(key.indexOf(' ') + 1), 40),
            ...shown.map(({ scores }) => {
                const found = keyed(scores).find(([one]) => one === key)?.[1];
                return found === undefined ? format/* NOT_MEASURED */.pJ : scoreText(found, length);
            }),
        ]),
        ...(arms.some(({ result }) => result.trials !== undefined)
            ? [['Trials', ...arms.map(({ result }) => trialsText(result)[0] ?? format/* NOT_MEASURED */.pJ)]]
            : []),
    ];
    const heads = arms.map(({ name, result }) => `${case_rows/* VERDICT_ICON */.YY[result.verdict]} ${(0,arm_name/* armName */.K)(name)} ${result.verdict}`);
    return (0,markdown_table/* pipeTable */.$w)({ head: ['', ...heads], align: ['left', ...heads.map(() => 'left')], rows });
}
/** Many arms: one row each; arms that answered the same share a row. */
function below(arms, length) {
    const groups = new Map();
    for (const arm of arms) {
        const { output, error, scores } = shownAttempt(arm.result);
        const key = JSON.stringify([arm.result.verdict, output, error, scores]);
        const group = groups.get(key) ?? { names: [], arm };
        group.names.push((0,report_escape/* inline */.mG)(arm.name, 24));
        groups.set(key, group);
    }
    const short = Math.ceil(length / 2);
    const rows = [...groups.values()].map(({ names, arm }) => {
        const shown = shownAttempt(arm.result);
        const reasons = shown.scores.map((one) => `${(0,report_escape/* cell */.Hn)(one.scorer, 40)} ${scoreText(one, short)}`);
        const verdict = `${case_rows/* VERDICT_ICON */.YY[arm.result.verdict]} ${arm.result.verdict}`;
        return [
            names.join(', '),
            verdict,
            outputCell(shown, short),
            [...reasons, ...trialsText(arm.result)].join('<br>') || format/* NOT_MEASURED */.pJ,
        ];
    });
    return (0,markdown_table/* pipeTable */.$w)({
        head: ['Arm', 'Verdict', 'Output', 'Scorers'],
        align: ['left', 'left', 'left', 'left'],
        rows,
    });
}
/** What is shown of a case: of several trials the first that did not pass, since that is what needs a reason. */
function shownAttempt(result) {
    const trial = result.trials?.find((one) => !one.passed) ?? result.trials?.[0];
    return trial ?? result;
}
function trialsText(result) {
    const trials = result.trials ?? [];
    if (trials.length === 0)
        return [];
    const passed = trials.filter((trial) => trial.passed).length;
    const flaky = (0,summary/* isFlaky */.s8)(result) ? ' (flaky)' : '';
    const p = result.fisher_p;
    // One case alone: a hint where to look, and nothing to decide by.
    const fisher = p === undefined ? '' : `, Fisher’s p against the reference ${(0,base_text/* formatFixed */.gn)(p, 3)}`;
    return [`${(0,format/* count */.U9)(passed)} of ${(0,format/* plural */.LS)(trials.length, 'trial')} passed${flaky}${fisher}`];
}
function outputCell({ output, error }, length) {
    const parts = [
        ...(error === undefined ? [] : [`⚠️ ${(0,report_escape/* cell */.Hn)(error, length)}`]),
        ...(output === undefined ? [] : [(0,report_escape/* cellLines */.gv)(output, length)]),
    ];
    return parts.length > 0 ? parts.join('<br>') : format/* NOT_MEASURED */.pJ;
}
function scoreText(one, length) {
    const reason = one.error ?? one.reason;
    const state = one.error === undefined ? (one.passed ? '✅ pass' : '❌ fail') : '⚠️ error';
    const why = reason === undefined ? '' : `: ${(0,report_escape/* cell */.Hn)(reason, Math.ceil(length / 2))}`;
    return `${state} ${(0,format/* score */.fN)(one.value)}${why}`;
}
/** Scores with a key that tells two scorers of one name apart: `0 contains`, `1 contains`. */
function keyed(scores) {
    const seen = new Map();
    return scores.map((one) => {
        const nth = seen.get(one.scorer) ?? 0;
        seen.set(one.scorer, nth + 1);
        return [`${nth} ${one.scorer}`, one];
    });
}

;// CONCATENATED MODULE: ./lib/report/comment.js












/** GitHub takes 65,536 characters. 300 of our 60,000 are for the marker line that the sender appends. UTF-16 units. */
const COMMENT_LIMIT = (/* unused pure expression or super */ null && (60_000 - 300));
/** Of many arms so many of the best are shown, beside those that failed. */
const BEST_ARMS = 5;
const LIMITS = {
    arms: 8,
    tags: 12,
    cases: { all: 25, differing: 20, rest: 30 },
    why: { blocks: 10, total: 24_000, text: 400 },
};
/**
 * The sticky comment, without its marker line. Same results and links, same text: no clock, no run number but in the
 * links. At most {@link COMMENT_LIMIT} UTF-16 units; what does not fit is left out whole, and a line says so.
 */
function renderComment(results, links = {}) {
    const rows = caseRows(results);
    const elsewhere = whereElse(links);
    const sections = [
        { text: renderHeadline(results, rows), rank: 0, what: 'the verdict' },
        { text: armsText(results, LIMITS.arms, elsewhere), rank: 0, what: 'the arms' },
        ...caseSections(results, rows, LIMITS.cases, elsewhere),
        ...(rows.length > LIMITS.cases.all ? [tagSection(results, rows, LIMITS.tags)] : []),
        ...whySections(results, rows, LIMITS.why, elsewhere),
        { text: footer(results, links), rank: 0, what: 'the footer' },
    ];
    return fit(sections, COMMENT_LIMIT, (text) => text.length, (missing) => small(`Left out for length: ${list(missing)}. All of it stands in ${elsewhere}.`));
}
/**
 * The table of arms. Of more than `all` arms only those that are not met, the reference, and the five best; of those
 * that are not met at most `all`.
 */
function armsText(results, all, elsewhere) {
    const { arms } = results;
    const off = arms.filter((arm) => arm.verdict !== 'met').length;
    const few = arms.length <= all;
    const shown = few ? arms : (0,markdown_cases/* pickArms */.xt)(results, Math.min(off, all) + BEST_ARMS + 1);
    const left = arms.length - shown.length;
    const notes = [
        ...(left > 0 ? [`${(0,format/* plural */.LS)(left, 'more arm')} in ${elsewhere}.`] : []),
        ...[(0,markdown_arms/* differenceNote */.Ym)(results)].filter((note) => note !== undefined),
    ];
    return [(0,markdown_table/* pipeTable */.$w)((0,markdown_arms/* armsTable */.IG)(results, shown)), ...notes.map(markdown_table/* small */.EX)].join('\n\n');
}
function whereElse(links) {
    const summary = comment_link(links.summaryUrl, 'the job summary') ?? 'the job summary';
    return `${summary} and <code>results.json</code>`;
}
function footer(results, links) {
    const { arms } = results;
    const parts = [
        ...(links.headSha === undefined ? [] : [`head ${cell(links.headSha.slice(0, 8), 8)}`]),
        ...(arms.length > 1 ? [`reference ${armName(results.reference)}`] : []),
        ...(results.trials.count > 1
            ? [`${count(results.trials.count)} trials a case, ${results.trials.require} must pass`]
            : []),
        ...usageTexts(arms),
        ...[comment_link(links.runUrl, 'run'), comment_link(links.summaryUrl, 'job summary')].filter((one) => one !== undefined),
        ...(links.artifactHint === undefined ? [] : [inline(links.artifactHint, 80)]),
    ];
    return parts.length === 0 ? '' : small(parts.join(' · '));
}
function comment_link(url, words) {
    return url !== undefined && /^https?:\/\/[^\s]+$/.test(url)
        ? `<a href="${htmlText(url)}">${words}</a>`
        : undefined;
}

;// CONCATENATED MODULE: ./lib/report/markdown-fit.js
/**
 * Joins sections, leaving out whole ones until the text fits. A line in place of the first one left out says what is
 * missing.
 *
 * @param size measures a text in the unit of the limit
 * @param notice makes that line of what is missing
 */
function markdown_fit_fit(sections, limit, size, notice) {
    const kept = new Set(sections.filter((section) => section.text !== ''));
    const missing = [];
    for (;;) {
        const text = join(sections, kept, missing, notice);
        if (size(text) <= limit)
            return text;
        const next = [...kept].sort((a, b) => b.rank - a.rank)[0];
        if (next === undefined || next.rank === 0)
            return text;
        kept.delete(next);
        missing.push(next);
    }
}
function join(sections, kept, missing, notice) {
    const gone = sections.filter((section) => missing.includes(section));
    const parts = sections.flatMap((section) => {
        if (kept.has(section))
            return [section.text];
        return section === gone[0] ? [notice([...new Set(gone.map(({ what }) => what))])] : [];
    });
    return `${parts.join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./lib/report/markdown-gates.js
var markdown_gates = __webpack_require__(4184);
// EXTERNAL MODULE: ./lib/report/markdown-statistics.js
var markdown_statistics = __webpack_require__(4645);
;// CONCATENATED MODULE: ./lib/report/markdown.js













/** GitHub drops a step summary of more than 1 MiB whole. UTF-8 bytes. */
const MARKDOWN_LIMIT = 900_000;
const markdown_LIMITS = {
    arms: 100,
    tags: 100,
    cases: { all: 100, differing: 1000, rest: 200 },
    why: { blocks: 40, total: 250_000, text: 1500 },
};
const ELSEWHERE = '<code>results.json</code>';
/**
 * The report as markdown, for a file and for the job summary: as the comment, with more rows, every gate, and the
 * classification. At most `limit` bytes of UTF-8; what does not fit is left out whole, and a line says so.
 */
function renderMarkdown(results, limit = MARKDOWN_LIMIT) {
    const rows = (0,case_rows/* caseRows */.yE)(results);
    const sections = [
        { text: (0,markdown_headline/* renderHeadline */.Lf)(results, rows), rank: 0, what: 'the verdict' },
        { text: armsText(results, markdown_LIMITS.arms, ELSEWHERE), rank: 0, what: 'the arms' },
        { text: gatesText(results.arms), rank: 2, what: 'the gates' },
        { text: statisticsText(results), rank: 2, what: 'the statistics' },
        ...(0,markdown_cases/* caseSections */.PZ)(results, rows, markdown_LIMITS.cases, ELSEWHERE),
        (0,markdown_tags/* tagSection */.A)(results, rows, markdown_LIMITS.tags),
        { text: classificationText(results.arms), rank: 2, what: 'the classification' },
        ...markdown_why_whySections(results, rows, markdown_LIMITS.why, ELSEWHERE),
        {
            text: markdown_footer(results),
            rank: 0,
            what: 'the suite',
        },
    ];
    return markdown_fit_fit(sections, limit, (text) => Buffer.byteLength(text), (missing) => (0,markdown_table/* small */.EX)(`Left out for length: ${(0,format/* list */.p_)(missing)}. All of it stands in ${ELSEWHERE}.`));
}
function markdown_footer({ suite, arms }) {
    const parts = [`Suite ${(0,report_escape/* cell */.Hn)(suite.path)}`, `hash ${(0,report_escape/* cell */.Hn)(suite.hash.slice(0, 12))}`, ...(0,arm_usage/* usageTexts */.qA)(arms)];
    return (0,markdown_table/* small */.EX)(parts.join(' · '));
}
function gatesText(arms) {
    const found = (0,markdown_gates/* gatesTable */.v)(arms);
    return found === undefined ? '' : (0,markdown_table/* folded */.TM)('Gates', (0,markdown_table/* pipeTable */.$w)(found));
}
function statisticsText(results) {
    const found = (0,markdown_statistics/* statisticsTable */.S)(results);
    if (found === undefined)
        return '';
    return (0,markdown_table/* folded */.TM)('Statistics', [(0,markdown_table/* pipeTable */.$w)(found), (0,markdown_table/* small */.EX)(markdown_statistics/* STATISTICS_NOTE */.J)].join('\n\n'));
}
function classificationText(arms) {
    const parts = (0,markdown_gates/* classificationTables */.K)(arms).flatMap(({ title, table }) => [
        `<b>${title}</b>`,
        (0,markdown_table/* pipeTable */.$w)(table),
    ]);
    return parts.length === 0 ? '' : (0,markdown_table/* folded */.TM)('Classification', parts.join('\n\n'));
}


/***/ })

};
