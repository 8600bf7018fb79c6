#!/usr/bin/env bash
# The committed bundles run in an empty folder: no node_modules beside or above them.
set -euo pipefail
cd "$(dirname "$0")/.."
node=$PWD/node_modules/.bin/node
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -r dist action.yml examples/quickstart "$folder"
cd "$folder"
"$node" dist/cli/index.js validate quickstart/evals.yaml
mkdir work && cd work
cp ../quickstart/* .
: >summary.md
: >output.txt
status=0
env -i PATH="$PATH" HOME="$folder" GITHUB_ACTIONS=true GITHUB_WORKSPACE="$PWD" GITHUB_STEP_SUMMARY="$PWD/summary.md" \
  GITHUB_OUTPUT="$PWD/output.txt" GITHUB_EVENT_NAME=push GITHUB_REPOSITORY=octo/octo GITHUB_SHA=0000000 GITHUB_RUN_ID=1 \
  GITHUB_RUN_ATTEMPT=1 GITHUB_SERVER_URL=https://github.com GITHUB_API_URL=http://127.0.0.1:9 RUNNER_TEMP="$folder" \
  INPUT_SUITE=evals.yaml INPUT_COMMENT=never INPUT_RESULTS-DIR=results \
  "$node" ../dist/action/index.js >log.txt 2>&1 || status=$?
[ "$status" -eq 0 ] || { cat log.txt; echo "action: exit status $status, wanted 0"; exit 1; }
grep -q 'v2' summary.md || { cat log.txt; echo 'action: no summary'; exit 1; }
echo 'bundles run alone'
