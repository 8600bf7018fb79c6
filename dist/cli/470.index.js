export const id = 470;
export const ids = [470];
export const modules = {

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

/***/ 5470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2527);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7703);


/** Graphemes of an input or an output inside a failure, so that 80,000 of them still make a file that can be read. */
const TEXT_LENGTH = 600;
/** Graphemes of a message: GitLab and Jenkins show it in one line. */
const MESSAGE_LENGTH = 300;
/**
 * JUnit XML as Jenkins (schema junit-10) and GitLab read it: one suite an arm, one test a case and one a gate. An
 * errored case is an `<error>`, a skipped one `<skipped>`; a case that passed although some trials did not carries them
 * as `<flakyFailure>`. Jenkins knows no place of a test, so file and line stand in the text of its failure. Times are
 * seconds.
 */
function renderJunit(results) {
    const suites = results.arms.map((arm, index) => ({ arm, index, tests: testsOf(results, arm) }));
    const all = suites.flatMap(({ tests }) => tests);
    const totals = `tests="${all.length}" failures="${tally(all, 'failed')}" errors="${tally(all, 'errored')}" time="${seconds(sum(all))}"`;
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .xK)(results.suite.name)}" ${totals}>`,
        ...suites.map(({ arm, index, tests }) => suiteElement(results, arm, index, tests)),
        '</testsuites>',
        '',
    ].join('\n');
}
function suiteElement(results, arm, index, tests) {
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .xK)(`${results.suite.name}: ${arm.name}`);
    const counts = `tests="${tests.length}" failures="${tally(tests, 'failed')}" errors="${tally(tests, 'errored')}" skipped="${tally(tests, 'skipped')}"`;
    const properties = Object.entries({
        arm: arm.name,
        verdict: arm.verdict,
        required: String(arm.required),
        reference: String(arm.name === results.reference),
        wins: String(arm.wins),
        ...usageOf(arm),
        suite: results.suite.path,
        hash: results.suite.hash,
    }).map(([key, value]) => `      <property name="${key}" value="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .xK)(value)}"/>`);
    const group = `${className(results.suite.name)}.${className(arm.name)}`;
    return [
        `  <testsuite id="${index}" name="${name}" ${counts} time="${seconds(sum(tests))}">`,
        '    <properties>',
        ...properties,
        '    </properties>',
        ...tests.map((test) => testElement(test, group)),
        '  </testsuite>',
    ].join('\n');
}
/** Where the arm's answers came from, what they cost, and what this run paid; in USD. */
function usageOf(arm) {
    const { replayed, recorded, live, missed } = arm.cassette;
    if (replayed + recorded + live + missed === 0)
        return {};
    const calls = { replayed, recorded, live, missed };
    return {
        ...Object.fromEntries(Object.entries(calls).map(([kind, count]) => [`calls.${kind}`, String(count)])),
        cost_usd: arm.cost_usd === null ? 'unknown' : String(arm.cost_usd),
        spent_usd: String(arm.spent_usd),
    };
}
function testElement(test, group) {
    const head = `    <testcase name="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .xK)(test.name)}" classname="${group}" time="${seconds(test.time)}"`;
    return test.inside === '' ? `${head}/>` : `${head}>\n${test.inside}\n    </testcase>`;
}
function testsOf(results, arm) {
    const infos = new Map(results.cases.map((info) => [info.case, info]));
    return [
        ...arm.results.map((result) => caseTest(result, infos.get(result.case))),
        ...arm.gates.map(gateTest),
        // Without this a run that was stopped early would look all green.
        ...(arm.verdict === 'inconclusive' ? [verdictTest(arm)] : []),
    ];
}
function caseTest(result, info) {
    return {
        name: result.case,
        time: result.latency_ms,
        outcome: result.verdict,
        inside: caseInside(result, info),
    };
}
function caseInside(result, info) {
    const reasons = reasonsOf(result);
    const text = [...reasons.map(({ text }) => text), ...context(result, info)].join('\n');
    const type = reasons[0]?.type ?? 'case';
    switch (result.verdict) {
        case 'passed':
            return (result.trials ?? []).flatMap(flakyTrial).join('\n');
        case 'failed':
            return element('failure', type, reasons[0]?.text ?? 'failed', text);
        case 'errored':
            return element('error', type, reasons[0]?.text ?? 'errored', text);
        case 'skipped':
            return element('skipped', undefined, result.error ?? 'skipped', '');
    }
}
/** Why a case did not pass: the error, or each scorer that did not pass, and how its trials went. */
function reasonsOf(result) {
    const trials = result.trials ?? [];
    const error = result.error ?? trials.find((trial) => trial.error !== undefined)?.error;
    const passed = trials.filter((trial) => trial.passed).length;
    const scores = (trials.find((trial) => !trial.passed) ?? result).scores.filter((one) => !one.passed);
    return [
        ...(error === undefined ? [] : [{ type: 'target', text: error }]),
        ...scores.map((one) => ({
            type: one.scorer,
            text: `${one.scorer}: ${one.error ?? one.reason ?? 'failed'}`,
        })),
        ...(trials.length === 0 ? [] : [{ type: 'trials', text: `${passed} of ${trials.length} trials passed` }]),
    ];
}
function context(result, info) {
    const output = result.output ?? result.trials?.find((trial) => !trial.passed)?.output;
    return [
        ...(info === undefined ? [] : [`at ${info.file}:${info.line}`]),
        ...(info?.input === undefined ? [] : [`input: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(info.input), TEXT_LENGTH)}`]),
        ...(info?.expected === undefined ? [] : [`expected: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(info.expected), TEXT_LENGTH)}`]),
        ...(output === undefined
            ? []
            : [`output: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(output.slice(0, 20 * TEXT_LENGTH)), TEXT_LENGTH)}`]),
    ];
}
function flakyTrial(trial, index) {
    if (trial.passed)
        return [];
    const reason = trial.error ?? trial.scores.find((one) => !one.passed)?.reason ?? trial.verdict;
    const name = trial.verdict === 'errored' ? 'flakyError' : 'flakyFailure';
    return [element(name, 'trial', `trial ${index + 1}: ${reason}`, '')];
}
function gateTest(gate) {
    const outcome = gate.passed ? 'passed' : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissed */ .OS)(gate) ? 'failed' : 'errored';
    const inside = {
        passed: '',
        failed: element('failure', 'gate', `missed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .gateText */ .bp)(gate)}`, ''),
        errored: element('error', 'undecided', `undecided ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .gateText */ .bp)(gate)}`, ''),
    }[outcome];
    return { name: `gate: ${gate.gate}`, time: 0, outcome, inside };
}
function verdictTest(arm) {
    const inside = element('error', 'inconclusive', `inconclusive: ${arm.reasons.join(', ')}`, '');
    return { name: 'verdict', time: 0, outcome: 'errored', inside };
}
function element(name, type, message, text) {
    const short = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(message.slice(0, 20 * MESSAGE_LENGTH)).replaceAll('\n', ' '), MESSAGE_LENGTH);
    const kind = type === undefined ? '' : ` type="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .xK)(type)}"`;
    const head = `      <${name}${kind} message="${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .xK)(short)}"`;
    return text === '' ? `${head}/>` : `${head}>${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .xK)(text).replaceAll('&#10;', '\n')}</${name}>`;
}
/** Jenkins takes what stands before the last dot for a package, so `gpt-4.1` must have none of its own. */
function className(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .xmlText */ .xK)(name.replaceAll('.', '_'));
}
function tally(tests, outcome) {
    return tests.filter((test) => test.outcome === outcome).length;
}
function sum(tests) {
    return tests.reduce((total, test) => total + test.time, 0);
}
function seconds(ms) {
    // Above 1e21 it would be written with an exponent, which a decimal in XML has not.
    return Math.min(ms / 1000, 1e15).toFixed(3);
}


/***/ })

};
