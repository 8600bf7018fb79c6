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


/***/ })

};
