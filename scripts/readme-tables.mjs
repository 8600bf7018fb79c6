// Keeps the README's tables of inputs and outputs equal to action.yml.
// `node scripts/readme-tables.mjs` rewrites README.md; with --check it only compares, and fails on a difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const action = parse(readFileSync(path('action.yml'), 'utf8'));
const readme = readFileSync(path('README.md'), 'utf8');

const line = (text) => String(text).trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
const shownDefault = ({ default: value, required }) => {
  if (required) return 'required';
  return value === undefined || value === '' ? '' : `\`${line(value)}\``;
};

function inputs() {
  const rows = Object.entries(action.inputs).map(
    ([name, input]) => `| \`${name}\` | ${shownDefault(input)} | ${line(input.description)} |`,
  );
  return ['| input | default | |', '|---|---|---|', ...rows].join('\n');
}

function outputs() {
  const rows = Object.entries(action.outputs).map(
    ([name, output]) => `| \`${name}\` | ${line(output.description)} |`,
  );
  return ['| output | |', '|---|---|', ...rows].join('\n');
}

function replaceBlock(text, name, table) {
  const block = new RegExp(`(<!-- ${name}:start -->\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!block.test(text)) throw new Error(`README.md has no block "${name}"`);
  return text.replace(block, (_, start, end) => `${start}${table}\n${end}`);
}

const wanted = replaceBlock(replaceBlock(readme, 'inputs', inputs()), 'outputs', outputs());
if (process.argv.includes('--check')) {
  if (wanted !== readme) {
    console.error('README.md does not match action.yml: run node scripts/readme-tables.mjs');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path('README.md'), wanted);
}
