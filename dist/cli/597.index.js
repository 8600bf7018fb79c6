export const id = 597;
export const ids = [597];
export const modules = {

/***/ 9597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  schemaCommand: () => (/* binding */ schemaCommand)
});

// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/datasets.js + 2 modules
var datasets = __webpack_require__(5290);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/gates.js + 1 modules
var gates = __webpack_require__(1636);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/run.js
var run = __webpack_require__(3312);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/scorer-kinds/table.js + 3 modules
var table = __webpack_require__(7914);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/scorer-kinds/trajectory.js
var trajectory = __webpack_require__(939);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/target-kinds/table.js + 7 modules
var target_kinds_table = __webpack_require__(850);
// EXTERNAL MODULE: ./lib/suite/formats/evalcore/top.js + 2 modules
var evalcore_top = __webpack_require__(56);
;// CONCATENATED MODULE: ./lib/suite/json-schema.js








/**
 * The JSON Schema of suite files, draft 2020-12, for editors. It is made from what reads suites, so it knows every key
 * that `validate` knows. It refuses nothing that `validate` lets pass; rules between several keys are `validate`'s alone.
 */
function suiteJsonSchema() {
    return {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: 'eval-matrix suite',
        description: 'Arms that answer, cases to ask, scorers that grade, and how to run them.',
        ...fieldsOf(evalcore_top/* topSchema */.X),
        $defs: {
            ...parts(),
            ...targetKinds(),
            ...kindsOf('scorer', table/* SCORER_KINDS */.x),
            ...kindsOf('gate', gates/* GATE_KINDS */.WT),
        },
    };
}
/** What stands behind each part. */
function parts() {
    return {
        targets: {
            type: 'object',
            minProperties: 1,
            propertyNames: { minLength: 1, not: { const: '<<' } },
            additionalProperties: to('target'),
        },
        datasets: { type: 'array', minItems: 1, items: fieldsOf(datasets/* datasetSchema */.eS) },
        scorers: { type: 'array', minItems: 1, items: to('scorer') },
        run: fieldsOf(run/* runSchema */.Lx),
        gates: { type: 'array', items: to('gate') },
        trials: { anyOf: [to('trials-count'), fieldsOf(run/* trialsSchema */.tT)] },
        'trials-count': { type: 'integer', minimum: 1, maximum: run/* LARGEST_COUNT */.HW },
        'trajectory-rule': {
            type: 'object',
            oneOf: Object.values(trajectory/* ruleSchemas */.Fq).map((schema) => fieldsOf(schema)),
        },
        'field-matcher': fieldsOf(trajectory/* matcherSchema */.C3),
    };
}
/** Objects told apart by their `type`: `NAME` for any of them, and `NAME-TYPE` for each. */
function kindsOf(name, kinds) {
    const each = Object.entries(kinds).map(([type, { schema }]) => [`${name}-${type}`, fieldsOf(schema())]);
    return { [name]: byType(name, name, Object.keys(kinds)), ...Object.fromEntries(each) };
}
/** As an `if` for each type and not as a `oneOf`, so that what is wrong is said about the one type that was meant. */
function byType(name, what, types) {
    return {
        type: 'object',
        properties: { type: { description: `what kind of ${what} it is`, enum: types } },
        required: ['type'],
        allOf: types.map((type) => ({
            if: { properties: { type: { const: type } }, required: ['type'] },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
            then: to(`${name}-${type}`),
        })),
    };
}
/** A target that extends another may leave out whatever that one says, also inside of its maps, and its type too. */
function targetKinds() {
    const { target = {}, ...kinds } = kindsOf('target', target_kinds_table/* TARGET_KINDS */.a);
    const heirs = Object.entries(kinds).map(([name, kind]) => [name.replace('target-', 'heir-'), partly(kind)]);
    const extending = { properties: { extends: { type: 'string' } }, required: ['extends'] };
    const { required, ...heir } = byType('heir', 'target', Object.keys(target_kinds_table/* TARGET_KINDS */.a));
    const untyped = { properties: allProperties(kinds), additionalProperties: false };
    return {
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
        target: { type: 'object', if: extending, then: to('heir'), else: target },
        ...kinds,
        heir: { ...heir, if: { required }, else: untyped },
        ...Object.fromEntries(heirs),
    };
}
/** An object of which only some fields have to be there. Defaults are for who says nothing at all. */
function partly(schema) {
    const { required: _, default: __, properties, anyOf, ...rest } = schema;
    return {
        ...rest,
        ...(isSchema(properties) && {
            properties: Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, isSchema(field) ? partly(field) : field])),
        }),
        ...(Array.isArray(anyOf) && { anyOf: anyOf.map((one) => (isSchema(one) ? partly(one) : one)) }),
    };
}
/** The properties of all kinds, for an object whose kind is not known. One that differs may be as in any of them. */
function allProperties(kinds) {
    const found = new Map();
    for (const { properties } of Object.values(kinds).map(partly)) {
        for (const [key, field] of Object.entries(properties ?? {})) {
            if (key === 'type')
                continue;
            const variants = found.get(key) ?? new Map();
            found.set(key, variants.set(JSON.stringify(field), field));
        }
    }
    const merged = [...found].map(([key, variants]) => {
        const [first = {}, ...others] = variants.values();
        const { description } = first;
        return [key, others.length === 0 ? first : { description, anyOf: [first, ...others] }];
    });
    return Object.fromEntries(merged);
}
function to(name) {
    return { $ref: `#/$defs/${name}` };
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** What a zod schema takes, as JSON Schema. */
function fieldsOf(schema) {
    const { $schema: _, ...fields } = json_schema_processors/* toJSONSchema */.bl(schema, {
        io: 'input',
        override: ({ zodSchema, jsonSchema }) => spellOut(zodSchema, jsonSchema),
    });
    return fields;
}
/** Puts in what zod leaves out, and leaves out what it puts in without need. */
function spellOut(zodSchema, jsonSchema) {
    const { part, loose } = jsonSchema;
    delete jsonSchema.part;
    delete jsonSchema.loose;
    if (part !== undefined)
        jsonSchema.$ref = to(String(part)).$ref;
    if (loose === true)
        Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] });
    // zod keeps the default of a transformed value to itself: it need not look like what is written. Ours do.
    if (zodSchema instanceof schemas/* ZodDefault */.XiL)
        jsonSchema.default = zodSchema.def.defaultValue;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER)
        delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER)
        delete jsonSchema.maximum;
    if (jsonSchema.type === 'object')
        delete jsonSchema.propertyNames;
    if (jsonSchema.description === undefined)
        takeDescription(jsonSchema);
}
/** An editor shows what stands on a key itself, not what stands on one of the things it may be. */
function takeDescription(jsonSchema) {
    const described = jsonSchema.anyOf?.find((one) => isSchema(one) && typeof one.description === 'string');
    if (described === undefined || typeof described.description !== 'string')
        return;
    jsonSchema.description = described.description;
    delete described.description;
}

;// CONCATENATED MODULE: ./lib/cli/schema-command.js


/** `eval-matrix schema`: the JSON Schema of suites on stdout. */
async function schemaCommand({ positionals, faults }, io) {
    const extra = positionals.map((word) => {
        const message = `schema takes no argument, got "${word}"`;
        return {
            code: 'extra-argument',
            message,
            hint: 'it prints to stdout: eval-matrix schema > evals.schema.json',
        };
    });
    (0,errors/* throwIfAny */.MI)([...faults, ...extra]);
    io.stdout.write(`${JSON.stringify(suiteJsonSchema(), null, 2)}\n`);
    return 0;
}


/***/ })

};
