import type { Suite } from '../suite/suite.ts';
import { scorersIn } from './scorers.ts';

const PROXIES = ['http_proxy', 'https_proxy'];

/**
 * The values that no report, cassette or message may hold: what the suite's `api_key_env` variables hold, of all
 * targets and scorers, and the passwords of proxies.
 */
export function secretsOf(suite: Suite, env: NodeJS.ProcessEnv): string[] {
  const specs = [...suite.targets.values(), ...scorersIn(suite, suite.cases)];
  const names = specs.flatMap((spec) => ('api_key_env' in spec ? (spec.api_key_env ?? []) : []));
  const keys = [...new Set(names)].flatMap((name) => env[name] ?? []);
  const passwords = [...PROXIES, ...PROXIES.map((name) => name.toUpperCase())].flatMap((name) => {
    const password = URL.parse(env[name] ?? '')?.password ?? '';
    return password === '' ? [] : [decodeURIComponent(password)];
  });
  return [...keys, ...passwords].filter((value) => value !== '');
}
