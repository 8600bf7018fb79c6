import type { TargetSpec } from '../suite/target-spec.ts';

/** What a report may show of a target: how it is configured, without what may hold a secret. */
export function shownTarget(spec: TargetSpec | undefined): { type: string; [key: string]: unknown } {
  switch (spec?.type) {
    case undefined:
      return { type: 'unknown' };
    case 'shell':
      // `env` values may be keys; the command is what the reader knows the arm by.
      return {
        type: spec.type,
        cmd: spec.cmd,
        timeout_seconds: spec.timeout_seconds,
        env: Object.keys(spec.env),
      };
    case 'trace':
      return { type: spec.type, ...(spec.cost ? { cost: spec.cost } : {}) };
    case 'openai-compatible':
      return {
        type: spec.type,
        url: withoutQuery(spec.url),
        model: spec.model,
        ...(spec.system === undefined ? {} : { system: spec.system }),
        ...(spec.params === undefined ? {} : { params: spec.params }),
        ...(spec.cost ? { cost: spec.cost } : {}),
      };
    case 'anthropic':
      return {
        type: spec.type,
        url: withoutQuery(spec.url),
        model: spec.model,
        max_tokens: spec.max_tokens,
        ...(spec.system === undefined ? {} : { system: spec.system }),
        ...(spec.params === undefined ? {} : { params: spec.params }),
        ...(spec.cost ? { cost: spec.cost } : {}),
      };
    case 'module':
      return { type: spec.type, module: spec.module, ...(spec.cost ? { cost: spec.cost } : {}) };
    case 'http':
      return {
        type: spec.type,
        method: spec.method,
        url: withoutQuery(spec.url),
        headers: Object.keys(spec.headers),
      };
  }
}

/** A query string is where careless keys live. */
function withoutQuery(url: string): string {
  const cut = url.indexOf('?');
  return cut < 0 ? url : `${url.slice(0, cut)}?…`;
}
