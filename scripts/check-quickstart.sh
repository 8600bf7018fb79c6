#!/usr/bin/env bash
# The README's first command does what the README shows.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0
out=$(npx --yes node@24 dist/cli/index.js run examples/quickstart/evals.yaml) || status=$?
[ "$status" -eq 0 ] || { echo "$out"; echo "exit status $status, wanted 0: v2 meets its bar"; exit 1; }
for line in '== comparison' 'wins: v1 2 · v2 3 · ties 3' 'GATE FAIL pass_rate >= 0.9 (actual 0.62)' 'GATE PASS pass_rate >= 0.9 (actual 1.00)' 'PASSED'; do
  grep -qxF -- "$line" <<<"$out" || { echo "$out"; echo "missing: $line"; exit 1; }
done
