/** What `eval-matrix init` writes. It runs as it is: plain `sh`, no key, no network, and every arm meets its bar. */

export const STARTER_SUITE = `# An eval suite: what answers, what is asked, how answers are graded.
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

export const STARTER_CASES = [
  starterCase('refund', 'How do I get a refund?', '30 days'),
  starterCase('shipping', 'How long does shipping take?', '3 working days'),
  starterCase('unknown', 'Do you sell cars?', 'help@example.com'),
].join('');

function starterCase(id: string, input: string, fact: string): string {
  const scorers = [{ type: 'contains', name: 'fact', value: fact }];
  return `${JSON.stringify({ id, input, scorers })}\n`;
}

/** @param suite path of the suite from the root of the repository, with `/` on every platform */
export function starterWorkflow(suite: string): string {
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
function asScalar(path: string): string {
  return /^[A-Za-z_][\w./-]*$/.test(path) ? path : JSON.stringify(path);
}
