import type { TargetSpec } from '../suite/target-spec.ts';
import { anthropicIdentity } from './anthropic.ts';
import { chatIdentity } from './chat-protocol.ts';
import { httpIdentity } from './http.ts';

/**
 * What identifies a target's calls in its cassette: canonical JSON of all that can change an answer, no keys.
 *
 * @returns `null` for a target whose answers are never recorded.
 */
export function targetIdentity(spec: TargetSpec): string | null {
  switch (spec.type) {
    case 'openai-compatible':
      return chatIdentity(spec);
    case 'http':
      return httpIdentity(spec);
    case 'anthropic':
      return anthropicIdentity(spec);
    case 'shell':
    case 'trace':
    case 'module':
      return null;
  }
}
