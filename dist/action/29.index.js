export const id = 29;
export const ids = [29];
export const modules = {

/***/ 34029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JsonSchemaError: () => (/* binding */ JsonSchemaError),
  compileJsonSchema: () => (/* binding */ compileJsonSchema),
  z: () => (/* binding */ summary)
});

// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(17594);
;// CONCATENATED MODULE: ./lib/base/json-schema-keywords.js
/**
 * Keywords that Ajv reacts to and draft 2020-12 does not know, so that they must not count: OpenAPI's `nullable`,
 * draft 4's `id`, Ajv's own `$async`. `$schema` names a draft, which is not the document's to choose here.
 */
const FOREIGN = new Set(['nullable', 'id', '$async', '$schema']);
/** Keywords whose value is a schema, or a list of schemas. */
const SCHEMA_KEYWORDS = new Set([
    ...[
        'additionalProperties',
        'allOf',
        'anyOf',
        'contains',
        'contentSchema',
        'else',
        'if',
        'items',
        'not',
        'oneOf',
    ],
    ...['prefixItems', 'propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
]);
/** Keywords whose value has a schema under each name. */
const NAMED_SCHEMAS = new Set([
    ...['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties'],
]);
/** A copy of a schema without foreign keywords; properties of the same names stay. `undefined`: it is no schema. */
function withoutForeignKeywords(schema) {
    if (typeof schema === 'boolean')
        return schema;
    return isObject(schema) ? cleanedObject(schema) : undefined;
}
/** What is no schema here is left for the validation to complain about. */
function cleaned(schema) {
    if (Array.isArray(schema))
        return schema.map(cleaned);
    return isObject(schema) ? cleanedObject(schema) : schema;
}
function cleanedObject(schema) {
    const kept = Object.entries(schema).filter(([keyword]) => !FOREIGN.has(keyword));
    return Object.fromEntries(kept.map(([keyword, value]) => [keyword, cleanedValue(keyword, value)]));
}
function cleanedValue(keyword, value) {
    if (SCHEMA_KEYWORDS.has(keyword))
        return cleaned(value);
    if (!NAMED_SCHEMAS.has(keyword) || !isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, cleaned(schema)]));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./lib/base/regex.js + 7 modules
var regex = __webpack_require__(69097);
// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(58566);
;// CONCATENATED MODULE: ./lib/base/json-schema.js




/** The document is not a JSON Schema that this program can use. */
class JsonSchemaError extends errors/* EvalMatrixError */.WA {
}
/**
 * Compiles a JSON Schema, always read as draft 2020-12, whatever its `$schema` says. References outside the document
 * are refused, `format` is not asserted, unknown keywords are ignored, and `pattern` takes linear time, which rules
 * out look-around.
 *
 * @throws JsonSchemaError when the document is not a usable schema.
 */
async function compileJsonSchema(document) {
    // Imported here because it costs 80 ms that only suites with a schema should pay.
    // By way of the default: a bundle sees only that of a CommonJS module which it loads late.
    const { Ajv2020 } = (await __webpack_require__.e(/* import() */ 210).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19))).default;
    const ajv = new Ajv2020({
        strict: false,
        allErrors: true,
        validateFormats: false,
        // Properties are the value's own: no value has a `constructor` that it was not given.
        ownProperties: true,
        // 19.99 is a multiple of 0.01, whatever their doubles say.
        multipleOfPrecision: 9,
        validateSchema: false,
        logger: false,
        code: { regExp: linearRegExp() },
    });
    try {
        const schema = withoutForeignKeywords(document);
        if (schema === undefined)
            throw unusable('a schema is an object, true or false');
        if (ajv.validateSchema(schema) !== true)
            throw unusable(summary((ajv.errors ?? []).map(violation)));
        const check = ajv.compile(schema);
        return { validate: (value) => violationsOf(check, value) };
    }
    catch (error) {
        if (error instanceof JsonSchemaError)
            throw error;
        if (error instanceof RangeError)
            throw unusable('it is nested too deeply');
        throw unusable(error instanceof Error ? error.message : String(error));
    }
}
function unusable(message) {
    return new JsonSchemaError({ code: 'invalid-json-schema', message });
}
/** `<root>: …; /type: …`: up to three violations, sorted, each once. */
function summary(violations) {
    const lines = violations.map(({ pointer, message }) => `${pointer || '<root>'}: ${message}`);
    return [...new Set(lines)].sort().slice(0, 3).join('; ');
}
/** Ajv keeps compiled patterns under their `toString()`, so each must have its own. */
function linearRegExp() {
    const compile = (pattern) => {
        try {
            return { ...(0,regex/* compileEcmaRegex */.b)(pattern), toString: () => pattern };
        }
        catch (error) {
            if (!(error instanceof regex.RegexSyntaxError))
                throw error;
            throw unusable(`pattern ${JSON.stringify(pattern)}: ${error.message}`);
        }
    };
    return Object.assign(compile, { code: 'linearRegExp' });
}
function violationsOf(check, value) {
    try {
        return check(value) === true ? [] : (check.errors ?? []).map(violation);
    }
    catch (error) {
        // A schema that refers to itself follows the value down; the stack has an end.
        if (error instanceof RangeError)
            return [{ pointer: '', message: 'is nested too deeply to be checked' }];
        throw error;
    }
}
function violation(error) {
    return { pointer: error.instancePath, message: describe(error) };
}
/** Ajv's own words, with the names and values where those leave them out. */
function describe({ keyword, params, message }) {
    switch (keyword) {
        case 'required':
            return `must have the property ${shown(params.missingProperty)}`;
        case 'additionalProperties':
            return `must not have the property ${shown(params.additionalProperty)}`;
        case 'unevaluatedProperties':
            return `must not have the property ${shown(params.unevaluatedProperty)}`;
        case 'propertyNames':
            return `must not have a property named ${shown(params.propertyName)}`;
        case 'enum':
            return `must be one of ${(0,base_text/* clip */.$Q)(params.allowedValues.map(shown).join(', '), 200)}`;
        case 'const':
            return `must be ${shown(params.allowedValue)}`;
        case 'false schema':
            return 'must not be there';
        default:
            return message ?? keyword;
    }
}
function shown(value) {
    return (0,base_text/* clip */.$Q)(JSON.stringify(value), 100);
}


/***/ })

};
