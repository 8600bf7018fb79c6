import type { Fault } from '../base/errors.ts';
import { compileRegex, RegexSyntaxError } from '../base/regex.ts';
import { clip } from '../base/text.ts';
import type { RegexScorerSpec } from '../suite/scorer-spec.ts';
import { failed, PASSED, shown } from './score.ts';
import type { Scorer } from './scorer.ts';

/** The pattern matches somewhere in the output. */
export function regexScorer(spec: RegexScorerSpec): Scorer | Fault {
  try {
    const regex = compileRegex(spec.pattern);
    return {
      score({ output }) {
        if (regex.test(output)) return PASSED;
        return failed(`expected output to match /${spec.pattern}/, got: ${shown(output)}`);
      },
    };
  } catch (error) {
    if (!(error instanceof RegexSyntaxError)) throw error;
    const message = `invalid regex scorer pattern: ${clip(spec.pattern, 200)} (${error.message})`;
    return { code: error.code, message, ...(error.hint === undefined ? {} : { hint: error.hint }) };
  }
}
