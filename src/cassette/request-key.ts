import { hash } from 'node:crypto';
import type { CassetteRequest } from './cassette.ts';

/**
 * The key of a request: lower-case hex SHA-256 of `{"identity":I,"input":S}`, with `,"trial":i` behind it from the
 * second trial on. `I` is the identity's canonical text, unchanged. EvalCore 0.7.5 computes the same keys, which is
 * why its recordings replay here.
 */
export function keyOf(request: CassetteRequest): string {
  const trial = request.trial > 0 ? `,"trial":${request.trial}` : '';
  return hash('sha256', `{"identity":${request.identity},"input":${JSON.stringify(request.input)}${trial}}`);
}
