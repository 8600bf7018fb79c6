#!/usr/bin/env bash
# The README's first command does what the README shows.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0
out=$(npx --yes node@24 dist/cli/index.js run examples/quickstart/evals.yaml) || status=$?
[ "$status" -eq 1 ] || { echo "$out"; echo "exit status $status, wanted 1: v1 misses its gate"; exit 1; }
for line in '== comparison' 'wins: v1 2 · v2 3 · ties 3' 'GATE FAIL pass_rate >= 0.9 (actual 0.62)' 'FAILED'; do
  grep -qxF -- "$line" <<<"$out" || { echo "$out"; echo "missing: $line"; exit 1; }
done
