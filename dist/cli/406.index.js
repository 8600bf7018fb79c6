export const id = 406;
export const ids = [406];
export const modules = {

/***/ 7406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6843);
/* harmony import */ var _results_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7992);


/** UTF-16 units gathered before a chunk is handed out. */
const CHUNK = 64 * 1024;
/** Lists whose items are spread over several lines. The items of all other lists stand on one line each. */
const SPREAD = ['arms'];
/**
 * `results.json` as text, in chunks, because a large run does not fit into one string. Keys come in the schema's order
 * whatever their order in memory: equal results are equal bytes. Indented by two spaces as `JSON.stringify` does it,
 * except that a case result, a row or a case is one line, so that two files diff well. Ends with a newline.
 */
function* renderJson(results) {
    let chunk = '';
    for (const piece of block(ROOT, results, '', false)) {
        chunk += piece;
        if (chunk.length < CHUNK)
            continue;
        yield chunk;
        chunk = '';
    }
    yield `${chunk}\n`;
}
const LEAF = {};
function shapeOf(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodOptional */ .IiU || schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNullable */ .l1C)
        return shapeOf(schema.unwrap());
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA)
        return { item: shapeOf(schema.element) };
    if (!(schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodObject */ .bvH))
        return LEAF;
    return { members: new Map(Object.entries(schema.shape).map(([key, member]) => [key, shapeOf(member)])) };
}
const ROOT = shapeOf(_results_results_js__WEBPACK_IMPORTED_MODULE_0__/* .results */ .Xv);
/** A value over several lines. `indent` is that of the line it starts on; `spread` says so for a list's items. */
function* block(shape, value, indent, spread) {
    const deeper = `${indent}  `;
    if (Array.isArray(value) && value.length > 0) {
        const item = shape.item ?? LEAF;
        for (const [index, element] of value.entries()) {
            yield `${index === 0 ? '[' : ','}\n${deeper}`;
            yield* spread ? block(item, element, deeper, false) : inline(item, element);
        }
        yield `\n${indent}]`;
    }
    else if (isObject(value) && !Array.isArray(value)) {
        let before = '{';
        for (const [key, member, memberShape] of membersOf(shape, value)) {
            yield `${before}\n${deeper}${JSON.stringify(key)}: `;
            yield* block(memberShape, member, deeper, SPREAD.includes(key));
            before = ',';
        }
        yield before === '{' ? '{}' : `\n${indent}}`;
    }
    else {
        yield JSON.stringify(value);
    }
}
/** A value on one line, without blanks. A list in it comes item by item: the outputs of many trials add up. */
function* inline(shape, value) {
    if (!isObject(value) || Array.isArray(value)) {
        yield JSON.stringify(value);
        return;
    }
    let line = '{';
    for (const [key, member, memberShape] of membersOf(shape, value)) {
        line += `${line === '{' ? '' : ','}${JSON.stringify(key)}:`;
        if (Array.isArray(member)) {
            yield* items(`${line}[`, memberShape.item ?? LEAF, member);
            line = ']';
        }
        else {
            line += JSON.stringify(ordered(memberShape, member));
        }
    }
    yield `${line}}`;
}
function* items(opening, shape, list) {
    let before = opening;
    for (const item of list) {
        yield before + JSON.stringify(ordered(shape, item));
        before = ',';
    }
    if (list.length === 0)
        yield opening;
}
/** The same value with its keys in the schema's order. */
function ordered(shape, value) {
    if (shape === LEAF || !isObject(value))
        return value;
    if (Array.isArray(value))
        return value.map((item) => ordered(shape.item ?? LEAF, item));
    return Object.fromEntries(membersOf(shape, value).map(([key, member, memberShape]) => [key, ordered(memberShape, member)]));
}
/** An object's members: those the schema names in its order, then the rest as they come. Absent ones are left out. */
function membersOf(shape, value) {
    const own = { ...value };
    const members = [];
    for (const [key, memberShape] of shape.members ?? []) {
        if (own[key] !== undefined)
            members.push([key, own[key], memberShape]);
    }
    for (const key of Object.keys(own)) {
        if (own[key] !== undefined && shape.members?.has(key) !== true)
            members.push([key, own[key], LEAF]);
    }
    return members;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}


/***/ }),

/***/ 7992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xv: () => (/* binding */ results)
/* harmony export */ });
/* unused harmony exports caseVerdict, verdict, difference */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7467);


// Schema of `results.json`, version 1. Key order here is the order in the file.
/** No run measures a number of this size, and a million of them still add up to a number. */
const MOST = 1e30;
const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(-MOST).max(MOST);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative();
/** From 0 on, and no whole number where it adds up more than a double can count. */
const amount = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(MOST);
const tokens = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ input: amount, output: amount });
/** A part of a whole, or a probability. */
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);
/** Two shares apart. */
const shareDifference = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(-1).max(1);
/** Of one case in one arm. `errored` is not `failed`: something could not answer or could not measure. */
const caseVerdict = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'errored', 'skipped']);
/** Of an arm, and of the whole run. */
const verdict = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['met', 'missed', 'inconclusive']);
const score = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    scorer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** `null` = not measured. */
    value: number.nullable(),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const trial = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    verdict: caseVerdict,
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(score),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    latency_ms: count,
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const caseResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    verdict: caseVerdict,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Weighted mean of the scores; `null` = nothing was measured. */
    mean_score: number.nullable(),
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(score),
    /** Why the target gave no answer, or why the case did not run. */
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    latency_ms: count,
    tokens: tokens.optional(),
    cost_usd: amount.optional(),
    /** Fisher's exact p against the reference's trials of this case; only where the rates differ. */
    fisher_p: share.optional(),
    /** Only when the run has more than one trial. */
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trial).optional(),
});
const gate = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** As shown: `pass_rate >= 0.95`. */
    gate: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    actual: number,
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** The numbers can neither say that the gate holds nor that it is missed. Never with `passed`. */
    undecided: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const classification = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    labeled_cases: count,
    unlabeled_cases: count,
    accuracy: share,
    macro_f1: share,
    per_class: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        label: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        precision: share,
        recall: share,
        f1: share,
        support: count,
    })),
});
/** What the numbers say about an arm against the reference. */
const difference = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['better', 'worse', 'no_clear_difference', 'too_few_cases']);
/** Mean score of an arm minus the reference's, over the cases that both measured; paired t, 95 %. */
const scoreDifference = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    difference: number,
    low: number,
    high: number,
    p_value: share,
    /** `p_value` after Holm over all arms. */
    p_adjusted: share,
    verdict: difference,
    cases: count,
});
const versusReference = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Pass rate minus the reference's, mean over the comparable cases; -1 to 1. */
    difference: shareDifference,
    /** 95 % interval of the difference. */
    low: shareDifference,
    high: shareDifference,
    /** Exact sign-flip test, mid-p. */
    p_value: share,
    p_exact: share,
    /** `p_value` after Holm over all arms. */
    p_adjusted: share,
    verdict: difference,
    /** Cases better, and worse, than in the reference. */
    fixed: count,
    broken: count,
    /** The smallest difference this suite would find in 80 % of runs. */
    mde80: amount,
    /** Cases that both arms measured. */
    cases: count.optional(),
    /** Cases that would find a difference as large as this one in 80 % of runs; `null` when there is none. */
    cases_needed: amount.nullable().optional(),
    /** Did this very suite change, beyond the noise of its trials? Exact stratified permutation test (BehavTest's). */
    p_this_suite: share.optional(),
    /** The p-values are seeded estimates, good to about 0.003. */
    approximate: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    /** Only where some score is more than a pass or a fail. */
    mean_score: scoreDifference.optional(),
});
const arm = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The target as configured, without secrets. */
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    verdict,
    /** `false`: shown, and never fails the check. */
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** Why the arm is not `met`, in words, the weightiest first. Empty when it is. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ total: count, passed: count, failed: count, errored: count, skipped: count }),
    /** Cases whose trials disagree; `null` with one trial. */
    flaky: count.nullable(),
    /** Mean of the case rates with its 95 % interval, for cases like these; errored trials are left out. */
    pass_rate: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        value: share,
        low: share,
        high: share,
        /** The same, had every errored trial failed; only when there are any. */
        errored_as_failed: share.optional(),
    }),
    /** Trials with a verdict, pooled, and Wilson's 95 % interval of their share (BehavTest's attempt pass rate). */
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        passed: count,
        total: count,
        low: share.optional(),
        high: share.optional(),
    }),
    mean_score: number.nullable(),
    wins: count,
    gates: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(gate),
    classification: classification.optional(),
    /** Over the cases that ran; `null` when none did. */
    latency_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ mean: amount, p50: amount, p95: amount }).nullable(),
    tokens: tokens.nullable(),
    /** What the arm's calls cost by its own rates; `null` = unknown. */
    cost_usd: amount.nullable(),
    /** What this run paid for, replayed calls left out. */
    spent_usd: amount,
    /** Model calls of the arm and of its scorers. `live`: made and not recorded. */
    cassette: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ replayed: count, recorded: count, live: count, missed: count }),
    versus_reference: versusReference.optional(),
    /** One for each case, in dataset order. */
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseResult),
});
const caseInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** Where the case is defined. */
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: count,
});
const comparison = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    rows: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        case: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** The arm's name, or `null` for a tie. */
        winner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        /** `false` when some arm could not be measured on this case. */
        comparable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    })),
    wins: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), count),
    ties: count,
});
const results = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_SCHEMA */ .Bi),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_VERSION */ .kI),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        format: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['evalcore', 'behavtest', 'agentest']),
        hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    reference: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdict,
    exit_code: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz([0, 1]),
    /** `true` when the run was stopped before every case of every arm had run. */
    partial: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ count: count, require: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['all', 'majority', 'any']) }),
    /** What a reader of the numbers must know, in words. */
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    arms: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(arm),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(caseInfo),
    comparison,
});


/***/ })

};
