export const id = 928;
export const ids = [928];
export const modules = {

/***/ 3928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
// EXTERNAL MODULE: ./lib/base/sanitise.js
var sanitise = __webpack_require__(9507);
;// CONCATENATED MODULE: ./lib/cli/starter.js
/** What `eval-matrix init` writes. It runs as it is: plain `sh`, no key, no network, and every arm meets its bar. */
const STARTER_SUITE = `# An eval suite: what answers, what is asked, how answers are graded.
# This one is plain sh: it runs anywhere, without a key and without a network.
#   eval-matrix run evals.yaml         runs it
#   eval-matrix validate evals.yaml    lists every mistake, each with its place and how to mend it
name: starter

# The arms: each of them answers every case, one arm after another. Then they are compared.
targets:
  short:
    type: shell # the input comes on stdin; what the command prints is the answer
    cmd: |
      case "$(cat)" in
        *refund*) echo "Refunds are free for 30 days." ;;
        *long*)   echo "Shipping takes 3 working days." ;;
        *)        echo "Please write to help@example.com." ;;
      esac
  friendly:
    type: shell
    cmd: |
      case "$(cat)" in
        *refund*) echo "Happy to help! You can send anything back within 30 days, and the refund is free." ;;
        *long*)   echo "Good news: shipping takes 3 working days." ;;
        *)        echo "Please write to help@example.com." ;;
      esac
  # A model is an arm too. Its key stays in a variable and never stands in this file:
  # gpt:
  #   type: openai-compatible
  #   url: https://api.openai.com/v1
  #   model: gpt-4o-mini
  #   api_key_env: OPENAI_API_KEY

# The cases, one JSON object a line: an id, an input, and if need be expected, tags, scorers of its own.
datasets:
  - file: cases.jsonl

# Every scorer grades every answer, and so do the case's own. A case passes when all of them pass.
scorers:
  - type: subprocess # reads {"expected": …, "input": …, "output": …}, prints {"score": 0 to 1}; 0.5 passes
    name: brevity
    cmd: |
      words=$(sed 's/.*"output":"//' | wc -w)
      if [ "$words" -le 10 ]; then
        echo '{"score": 1}'
      else
        echo '{"score": 0.8, "reason": "more than ten words"}'
      fi

run:
  matrix: [short, friendly] # the arms to compare, in this order
  gates: # what each arm must reach as a whole; the check fails when one does not
    - type: pass_rate
      min: 0.9
`;
const STARTER_CASES = [
    starterCase('refund', 'How do I get a refund?', '30 days'),
    starterCase('shipping', 'How long does shipping take?', '3 working days'),
    starterCase('unknown', 'Do you sell cars?', 'help@example.com'),
].join('');
function starterCase(id, input, fact) {
    const scorers = [{ type: 'contains', name: 'fact', value: fact }];
    return `${JSON.stringify({ id, input, scorers })}\n`;
}
/** @param suite path of the suite from the root of the repository, with `/` on every platform */
function starterWorkflow(suite) {
    return `# Runs the suite on every pull request, writes one comment with the result, and fails the check when an arm
# misses its bar.
name: evals
on: pull_request
permissions:
  contents: read
  pull-requests: write # for the comment only
jobs:
  evals:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v6
        with:
          persist-credentials: false # the commands of a suite need no token
      - uses: eval-matrix/eval-matrix@v1
        with:
          suite: ${asScalar(suite)}
        # A key that an arm names in api_key_env comes from the repository's secrets:
        # env:
        #   OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
`;
}
/** A path as YAML: plain where nothing in it means something else there. */
function asScalar(path) {
    return /^[A-Za-z_][\w./-]*$/.test(path) ? path : JSON.stringify(path);
}

;// CONCATENATED MODULE: ./lib/cli/init-command.js






/** `eval-matrix init [DIR]`: a starter suite and a workflow. Overwrites nothing, and writes all files or none. */
async function initCommand({ positionals, faults }, io) {
    const [given = '.', ...more] = positionals;
    const extra = more.map((word) => ({
        code: 'extra-argument',
        message: `init takes one folder, got also "${word}"`,
    }));
    (0,errors/* throwIfAny */.MI)([...faults, ...extra]);
    const folder = (0,external_node_path_.resolve)(io.cwd, given);
    const root = repositoryOf(folder);
    const files = starterFiles(folder, root ?? folder, io.cwd);
    (0,errors/* throwIfAny */.MI)([...(await folderFaults(folder, given)), ...(await existing(files))]);
    await writeAll(files);
    for (const line of nextSteps(files, root !== undefined))
        io.stdout.write(`${(0,sanitise/* sanitise */.t)(line)}\n`);
    return 0;
}
/** The nearest folder upwards that is a git repository: only there GitHub looks for workflows. */
function repositoryOf(folder) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
        return folder;
    const parent = (0,external_node_path_.dirname)(folder);
    return parent === folder ? undefined : repositoryOf(parent);
}
function starterFiles(folder, root, cwd) {
    const suite = (0,external_node_path_.join)(folder, 'evals.yaml');
    const fromRoot = (0,external_node_path_.relative)(root, suite).split(external_node_path_.sep).join('/');
    const texts = [
        [suite, STARTER_SUITE],
        [(0,external_node_path_.join)(folder, 'cases.jsonl'), STARTER_CASES],
        [(0,external_node_path_.join)(root, '.github', 'workflows', 'evals.yml'), starterWorkflow(fromRoot)],
    ];
    return texts.map(([path, text]) => ({ path, shown: (0,external_node_path_.relative)(cwd, path), text }));
}
async function folderFaults(folder, shown) {
    const found = await (0,promises_.stat)(folder).catch(() => undefined);
    if (found === undefined || found.isDirectory())
        return [];
    return [
        {
            code: 'not-a-folder',
            message: `${shown} is not a folder`,
            hint: 'name a folder, or none for this one',
        },
    ];
}
async function existing(files) {
    const faults = [];
    for (const { path, shown } of files) {
        // A link counts, wherever it leads.
        if ((await (0,promises_.lstat)(path).catch(() => undefined)) === undefined)
            continue;
        const hint = 'init overwrites nothing: name another folder, or move the file away';
        faults.push({ code: 'exists', message: `${shown} exists already`, place: { file: shown }, hint });
    }
    return faults;
}
async function writeAll(files) {
    const written = [];
    for (const { path, shown, text } of files) {
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            await (0,promises_.writeFile)(path, text, { flag: 'wx' });
            written.push(path);
        }
        catch (error) {
            for (const one of written)
                await (0,promises_.rm)(one, { force: true });
            const reason = error instanceof Error ? error.message : String(error);
            const hint = 'nothing was written; name a folder that may be written';
            throw new errors/* InvalidInputError */.oC([
                {
                    code: 'write-failed',
                    message: `could not write ${shown}: ${reason}`,
                    place: { file: shown },
                    hint,
                },
            ]);
        }
    }
}
function nextSteps(files, inRepository) {
    const suite = asWord(files[0]?.shown ?? '');
    const schema = asWord((files[0]?.shown ?? '').replace(/evals\.yaml$/, 'evals.schema.json'));
    const commands = [
        [`eval-matrix run ${suite}`, 'two arms on three cases; needs no key'],
        [`eval-matrix validate ${suite}`, 'lists every mistake, after you changed it'],
        [`eval-matrix schema > ${schema}`, 'lets an editor complete and check; start the suite with'],
        ['', '# yaml-language-server: $schema=evals.schema.json'],
    ];
    const width = Math.max(...commands.map(([command]) => command.length));
    return [
        'Wrote:',
        ...files.map(({ shown }) => `  ${shown}`),
        '',
        'Next:',
        ...commands.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`),
        '',
        inRepository
            ? 'Commit the files: from then on every pull request gets the check and the comment.'
            : 'This is no git repository yet: the workflow works once .github lies at the root of one.',
    ];
}
/** A path as one word of a shell that is no flag. */
function asWord(path) {
    const safe = path.startsWith('-') ? `./${path}` : path;
    return /^[\w./-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ })

};
