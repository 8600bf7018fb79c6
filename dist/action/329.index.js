export const id = 329;
export const ids = [329];
export const modules = {

/***/ 97329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cleanUp: () => (/* binding */ cleanUp)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/cassette/compact.js
var compact = __webpack_require__(69549);
// EXTERNAL MODULE: ./lib/github/cassette-cache.js
var cassette_cache = __webpack_require__(68476);
// EXTERNAL MODULE: ./lib/github/cassette-cache-client.js
var cassette_cache_client = __webpack_require__(38358);
// EXTERNAL MODULE: ./lib/github/cassette-cache-files.js
var cassette_cache_files = __webpack_require__(81058);
// EXTERNAL MODULE: ./lib/github/cassette-cache-handover.js
var cassette_cache_handover = __webpack_require__(586);
;// CONCATENATED MODULE: ./lib/github/cassette-cache-save.js






/**
 * Stores the recordings of this run for later ones, suite by suite, if there are new ones. For the post step: it also runs when the
 * gate failed, the job was cancelled or the main step crashed, which is when they are worth most. Never throws.
 */
async function saveCassetteCache(context) {
    const all = [];
    for (const one of (0,cassette_cache_handover/* readHandovers */.f)(context.state)) {
        const saved = await save(one, context).catch((error) => ({ kind: 'not saved', reason: (0,cassette_cache/* reasonOf */.A3)(error) }));
        if (saved.kind === 'not saved')
            context.say(`${cassette_cache/* NAME */.o_}: not stored (${saved.reason})`);
        all.push(saved);
    }
    return all;
}
async function save({ directory, prefix, hash: before, readOnly }, context) {
    // An answer that came after the limit may have been unpacked since.
    await (0,cassette_cache_files/* removeCachePath */.Ay)(context.workspace);
    // After a crash the files are as the last call left them.
    const { recordings } = (0,compact/* tidyCassettes */.Kb)(directory);
    const now = await (0,cassette_cache_files/* hashCassettes */.co)(directory);
    if (now === before || (0,compact/* cassettesIn */.LD)(directory).length === 0) {
        context.say(`${cassette_cache/* NAME */.o_}: nothing new to store`);
        return { kind: 'unchanged' };
    }
    const forbidden = readOnly
        ? 'pull requests of forks and of Dependabot store nothing'
        : whyReadOnly(context);
    if (forbidden !== null)
        return { kind: 'not saved', reason: forbidden };
    const blocked = await (0,cassette_cache_files/* removeCachePath */.Ay)(context.workspace);
    if (blocked !== null)
        return { kind: 'not saved', reason: blocked };
    await (0,cassette_cache_files/* copyCassettes */.hA)(directory, (0,external_node_path_.join)(context.workspace, cassette_cache_files/* CACHE_PATH */.tQ));
    try {
        return await send(`${prefix}${now}`, recordings, context);
    }
    finally {
        await (0,cassette_cache_files/* removeCachePath */.Ay)(context.workspace);
    }
}
async function send(key, recordings, context) {
    const client = await (context.client ?? cassette_cache_client/* loadCacheClient */.ul)();
    const limit = (context.limits ?? cassette_cache/* LIMITS */.b1).saveMs;
    const asked = await (0,cassette_cache_client/* askCache */.yC)(() => client.saveCache([cassette_cache_files/* CACHE_PATH */.tQ], key, undefined, true), limit, context.env.RUNNER_DEBUG === '1');
    if (asked.kind === 'slow')
        return { kind: 'not saved', reason: `no answer within ${limit / 1000} s` };
    if (asked.kind === 'failed')
        return { kind: 'not saved', reason: (0,cassette_cache_client/* oneLine */.TN)(asked.reason) };
    if (asked.value === -1)
        return { kind: 'not saved', reason: (0,cassette_cache_client/* reasonIn */.YY)(asked.said) };
    context.say(`${cassette_cache/* NAME */.o_}: stored ${(0,cassette_cache/* countOf */.pq)(recordings)} for later runs`);
    return { kind: 'saved', key };
}
/** Events that an outsider can cause in the context of the default branch: GitHub gives them a token that only reads. */
const READ_ONLY_EVENTS = new Set([
    'pull_request_target',
    'issue_comment',
    'workflow_run',
    'issues',
    'discussion',
    'discussion_comment',
    'fork',
    'watch',
]);
function whyReadOnly({ env, eventName }) {
    const mode = (0,cassette_cache/* cacheMode */.Mq)(env);
    if (mode === 'none' || mode === 'read')
        return `the workflow's cache-mode is ${mode}`;
    return READ_ONLY_EVENTS.has(eventName) ? `runs of ${eventName} may read the cache and not write it` : null;
}

// EXTERNAL MODULE: ./lib/github/cassette-context.js
var cassette_context = __webpack_require__(69989);
// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(19607);
;// CONCATENATED MODULE: ./lib/github/post.js



/** Stores new recordings when the job ends, also when it failed or was cancelled. Never fails it. */
async function cleanUp(env) {
    await saveCassetteCache((0,cassette_context/* cacheContext */.k)(await (0,github_event/* readJob */.cd)(env), env));
}


/***/ })

};
