export const id = 468;
export const ids = [468];
export const modules = {

/***/ 3468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   trajectoryScorer: () => (/* binding */ trajectoryScorer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6843);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8566);
/* harmony import */ var _targets_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1081);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1823);





/** Checks which tools an agent called, with what, in what order, and how often. 1 when every rule holds, else 0. */
function trajectoryScorer(spec) {
    return {
        score(input) {
            const steps = stepsOf(input);
            if (steps === null) {
                const error = `the target gave no steps, and its output is no trajectory: ${(0,_score_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(input.output)}`;
                return { kind: 'errored', error };
            }
            const broken = spec.rules.map((rule) => checkRule(rule, steps)).filter((reason) => reason !== null);
            return broken.length === 0 ? _score_js__WEBPACK_IMPORTED_MODULE_2__/* .PASSED */ .f5 : (0,_score_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)(broken.join('; '));
        },
    };
}
const printed = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ steps: _targets_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepList */ .z });
/** The target's own steps, or else those that its output spells out as `{"steps": […]}`. */
function stepsOf({ trajectory, output }) {
    if (trajectory !== undefined)
        return trajectory;
    try {
        return printed.parse((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(output)).steps;
    }
    catch {
        return null;
    }
}
/** Why the rule does not hold; `null` when it does. */
function checkRule(rule, steps) {
    switch (rule.kind) {
        case 'must_call':
            return checkMustCall(rule, steps);
        case 'must_not_call':
            return checkMustNotCall(rule, steps);
        case 'max_steps':
            return steps.length > rule.max
                ? `max_steps ${rule.max}: trajectory has ${steps.length} tool calls`
                : null;
    }
}
/** One matching call is enough. With `after`, only calls behind the first call of that tool count. */
function checkMustCall({ tool, with: fields = {}, after }, steps) {
    const rule = `must_call ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .rustDebug */ .Q8)(tool)}`;
    const gate = after === undefined ? -1 : firstCall(steps, after);
    if (after !== undefined && gate < 0) {
        return `${rule} after ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .rustDebug */ .Q8)(after)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .rustDebug */ .Q8)(after)} was never called`;
    }
    const calls = steps.slice(gate + 1).filter((step) => step.tool === tool);
    if (calls.some((step) => matches(step.input, fields)))
        return null;
    if (calls.length > 0)
        return `${rule}: called, but no call matched \`with\` constraints`;
    return after === undefined
        ? `${rule}: never called`
        : `${rule} after ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .rustDebug */ .Q8)(after)}: not called after it`;
}
/** With `before`, calls behind the first call of that tool are allowed; when it never comes, none are. */
function checkMustNotCall({ tool, before }, steps) {
    const gate = before === undefined ? -1 : firstCall(steps, before);
    const guarded = gate < 0 ? steps : steps.slice(0, gate);
    const call = firstCall(guarded, tool);
    if (call < 0)
        return null;
    const until = before === undefined ? '' : ` before ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .rustDebug */ .Q8)(before)}`;
    return `must_not_call ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .rustDebug */ .Q8)(tool)}${until}: called at step ${call + 1}`;
}
function firstCall(steps, tool) {
    return steps.findIndex((step) => step.tool === tool);
}
function matches(input, fields) {
    return Object.entries(fields).every(([field, matcher]) => fieldMatches(input, field, matcher));
}
function fieldMatches(input, field, { contains, equals }) {
    if (typeof input !== 'object' || input === null || Array.isArray(input) || (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRawNumber */ .K4)(input))
        return false;
    if (!Object.hasOwn(input, field))
        return false;
    const value = input[field] ?? null;
    const text = typeof value === 'string' ? value : (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(value);
    if (contains !== undefined && !text.includes(contains))
        return false;
    return equals === undefined || (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(plain(equals)) === (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(plain(value));
}
/** `5.0` in a rule equals `5` in a trace; integers past 2^53 stay what they are. */
function plain(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if ((0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRawNumber */ .K4)(value))
        return /[.e]/i.test(value.rawJSON) ? Number(value.rawJSON) : value;
    if (Array.isArray(value))
        return value.map(plain);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
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
