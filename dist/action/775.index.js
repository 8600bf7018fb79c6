export const id = 775;
export const ids = [775];
export const modules = {

/***/ 85775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  traceTarget: () => (/* binding */ traceTarget)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 13 modules
var schemas = __webpack_require__(55491);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./lib/base/json.js
var base_json = __webpack_require__(24807);
;// CONCATENATED MODULE: ./lib/targets/otlp.js


/** 64-bit numbers are strings in OpenTelemetry's JSON; some writers use numbers all the same. */
const nanoseconds = schemas/* preprocess */.vkY((value) => ((0,base_json/* isRawNumber */.K4)(value) ? value.rawJSON : value), schemas/* union */.KCZ([schemas/* string */.YjP().regex(/^\d{1,20}$/), schemas/* int */.Whr().nonnegative()]).default(0))
    .transform(BigInt);
const span = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().default(''),
    parentSpanId: schemas/* string */.YjP().nullish(),
    startTimeUnixNano: nanoseconds,
    endTimeUnixNano: nanoseconds,
    attributes: schemas/* array */.YOg(schemas/* object */.Ikc({ key: schemas/* string */.YjP(), value: schemas/* unknown */.L5J().optional() }))
        .default([])
        .transform((list) => new Map(list.map(({ key, value }) => [key, attributeValue(value)]))),
});
const otlp = schemas/* object */.Ikc({
    resourceSpans: schemas/* array */.YOg(schemas/* object */.Ikc({ scopeSpans: schemas/* array */.YOg(schemas/* object */.Ikc({ spans: schemas/* array */.YOg(span).default([]) })).default([]) })),
});
/**
 * Reads OpenTelemetry's JSON with the attributes of its GenAI conventions (`gen_ai.*`) or of OpenInference (`llm.*`,
 * `openinference.*`). Latency is from the earliest start to the latest end of any span.
 *
 * @throws ZodError when the document does not have that shape.
 */
function readOtlp(document) {
    const spans = otlp
        .parse(document)
        .resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans))
        .sort((a, b) => ascending(a.startTimeUnixNano, b.startTimeUnixNano));
    const finalAnswer = finalAnswerOf(spans);
    const tokens = tokensOf(spans);
    return {
        steps: spans.flatMap(stepOf),
        ...(finalAnswer === undefined ? {} : { finalAnswer }),
        ...(tokens === undefined ? {} : { tokens }),
        latency_ms: latencyOf(spans),
    };
}
/** The value of an attribute; its kind is the name of its only key. */
function attributeValue(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    if ('stringValue' in value)
        return value.stringValue;
    if ('intValue' in value)
        return numeric(value.intValue);
    if ('doubleValue' in value)
        return numeric(value.doubleValue);
    if ('boolValue' in value)
        return value.boolValue;
    if ('arrayValue' in value)
        return valuesOf(value.arrayValue).map(attributeValue);
    if ('kvlistValue' in value)
        return Object.fromEntries(valuesOf(value.kvlistValue).map(entryOf));
    return undefined;
}
function numeric(value) {
    return (0,base_json/* isRawNumber */.K4)(value) ? (0,base_json/* numberValue */.Vg)(value) : Number(value);
}
function valuesOf(list) {
    const values = typeof list === 'object' && list !== null && 'values' in list ? list.values : [];
    return Array.isArray(values) ? values : [];
}
function entryOf(entry) {
    if (typeof entry !== 'object' || entry === null || !('key' in entry))
        return ['', undefined];
    return [String(entry.key), attributeValue('value' in entry ? entry.value : undefined)];
}
/** The call of a tool that a span stands for, if it does. */
function stepOf({ name, attributes }) {
    const isTool = attributes.get('openinference.span.kind') === 'TOOL';
    const tool = attributes.get('gen_ai.tool.name') ?? (isTool ? (attributes.get('tool.name') ?? name) : undefined);
    if (typeof tool !== 'string')
        return [];
    const input = attributes.get('gen_ai.tool.call.arguments') ?? attributes.get('input.value');
    const output = attributes.get('gen_ai.tool.call.result') ?? attributes.get('output.value');
    return [
        { tool, input: unwrap(input) ?? null, ...(output === undefined ? {} : { output: unwrap(output) }) },
    ];
}
/** Arguments and results are often JSON inside a string. */
function unwrap(value) {
    if (typeof value !== 'string' || !/^\s*[{[]/.test(value))
        return value;
    try {
        return (0,base_json/* parseJson */.qF)(value);
    }
    catch {
        return value;
    }
}
/** What the latest-starting root span says it answered. `spans` are sorted by start. */
function finalAnswerOf(spans) {
    return spans
        .filter(isRoot)
        .map(({ attributes }) => attributes.get('output.value') ?? attributes.get('gen_ai.completion'))
        .filter((answer) => typeof answer === 'string')
        .at(-1);
}
function isRoot({ parentSpanId }) {
    return /^0*$/.test(parentSpanId ?? '');
}
const INPUT_TOKENS = ['gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens', 'llm.token_count.prompt'];
const OUTPUT_TOKENS = [
    'gen_ai.usage.output_tokens',
    'gen_ai.usage.completion_tokens',
    'llm.token_count.completion',
];
/** The sum over all spans. A span that counts in both conventions is counted once. */
function tokensOf(spans) {
    const sum = (keys) => {
        const counts = spans.map((one) => countOf(one, keys)).filter((count) => count !== undefined);
        return counts.length === 0 ? undefined : counts.reduce((total, count) => total + count, 0);
    };
    const input = sum(INPUT_TOKENS);
    const output = sum(OUTPUT_TOKENS);
    return input === undefined && output === undefined ? undefined : { input: input ?? 0, output: output ?? 0 };
}
function countOf({ attributes }, keys) {
    return keys
        .map((key) => attributes.get(key))
        .find((value) => typeof value === 'number' && Number.isInteger(value) && value >= 0);
}
/** A span without times does not count. */
function latencyOf(spans) {
    const times = (of) => spans
        .map(of)
        .filter((time) => time > 0n)
        .sort(ascending);
    const start = times((one) => one.startTimeUnixNano)[0];
    const end = times((one) => one.endTimeUnixNano).at(-1);
    return start === undefined || end === undefined || end < start ? 0 : Number((end - start) / 1000000n);
}
function ascending(a, b) {
    return Number(a - b);
}

;// CONCATENATED MODULE: ./lib/targets/trace.js





const nativeTrace = schemas/* object */.Ikc({
    steps: schemas/* array */.YOg(schemas/* object */.Ikc({ tool: schemas/* string */.YjP(), input: schemas/* unknown */.L5J().optional(), output: schemas/* unknown */.L5J().optional() })),
    final_output: schemas/* string */.YjP().nullish(),
});
/**
 * Answers with the trace that was recorded for the case: our own form `{"steps": […], "final_output"?}` or
 * OpenTelemetry's JSON (`resourceSpans`). The text is the final answer, or else the steps as JSON.
 */
function traceTarget(context) {
    return {
        async answer(call) {
            if (call.trace === undefined)
                return errored(`case "${call.caseId}" has no trace for a trace target`);
            const shown = (0,external_node_path_.relative)(context.cwd, call.trace);
            try {
                return answered(parseTrace(await readTrace(call.trace)));
            }
            catch (error) {
                if (error instanceof TraceError)
                    return errored(`trace ${shown} ${error.message}`);
                if (error instanceof RangeError)
                    return errored(`trace ${shown} is nested too deeply`);
                throw error;
            }
        },
    };
}
function errored(error) {
    return { kind: 'errored', error, latency_ms: 0 };
}
function answered(trace) {
    return {
        kind: 'answered',
        text: trace.finalAnswer ?? textOf(trace.steps),
        latency_ms: trace.latency_ms,
        trajectory: trace.steps,
        ...(trace.tokens === undefined ? {} : { tokens: trace.tokens }),
    };
}
/** The steps as EvalCore prints them: what they hold has its keys sorted and its numbers spelled as in the trace. */
function textOf(steps) {
    // All of it was read from JSON, so it is JSON.
    const json = (value) => (0,base_json/* canonicalJson */.dj)(value);
    const printed = steps.map(({ tool, input, output }) => {
        const result = output === undefined ? '' : `,"output":${json(output)}`;
        return `{"tool":${json(tool)},"input":${json(input)}${result}}`;
    });
    return `{"steps":[${printed.join(',')}]}`;
}
/** What is wrong with a trace; reads on after the file's name. */
class TraceError extends Error {
}
async function readTrace(path) {
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        throw new TraceError(`cannot be read: ${systemReason(error)}`);
    }
    try {
        return (0,base_json/* parseJson */.qF)(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new TraceError(`is not valid JSON: ${error.message}`);
    }
}
/** Node's own messages name the absolute path, which differs from machine to machine. */
function systemReason(error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    const known = {
        ENOENT: 'no such file',
        EISDIR: 'it is a directory',
        EACCES: 'permission denied',
    };
    return known[code] ?? code;
}
function parseTrace(document) {
    if (!isObject(document) || !('steps' in document || 'resourceSpans' in document)) {
        throw new TraceError('holds neither "steps" nor "resourceSpans"');
    }
    try {
        return 'resourceSpans' in document ? readOtlp(document) : readNative(document);
    }
    catch (error) {
        if (!(error instanceof errors/* ZodError */.G))
            throw error;
        const issue = error.issues[0];
        throw new TraceError(`is malformed at ${core_errors/* toDotPath */.sR(issue?.path ?? [])}: ${issue?.message}`);
    }
}
function readNative(document) {
    const { steps, final_output } = nativeTrace.parse(document);
    return {
        steps: steps.map(({ tool, input, output }) => ({
            tool,
            input: input ?? null,
            ...(output === undefined ? {} : { output }),
        })),
        ...(final_output == null ? {} : { finalAnswer: final_output }),
        latency_ms: 0,
    };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
