import type { Dispatcher } from 'undici';

/** The variables that name proxies, in either case; lower case wins. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

/** The parts of undici that a client needs, and which way a URL goes. */
export interface Dispatchers {
  readonly request: typeof import('undici').request;
  of(url: string): Dispatcher;
  close(): Promise<void>;
}

/**
 * Loads undici and opens the ways out: direct, or through the proxy that the environment names for the scheme.
 *
 * undici's own `request` with our own agent: its retry agent breaks POST bodies, and its agents break Node's fetch.
 * Our time limit covers the whole attempt, so the library's own limits are off.
 */
export async function openDispatchers(
  env: ProxyEnvironment,
  maxBodyBytes: number,
  connections: number | null,
): Promise<Dispatchers> {
  const undici = await import('undici');
  const settings = {
    headersTimeout: 0,
    bodyTimeout: 0,
    connections,
    pipelining: 1,
    allowH2: false,
    maxResponseSize: maxBodyBytes,
  };
  const direct = new undici.Agent(settings);
  const through = (proxy: string | undefined): Dispatcher =>
    proxy === undefined
      ? direct
      : new undici.EnvHttpProxyAgent({
          ...settings,
          httpProxy: proxy,
          httpsProxy: proxy,
          noProxy: variable(env, 'no_proxy') ?? '',
        });
  const http = through(variable(env, 'http_proxy'));
  const https = through(variable(env, 'https_proxy'));
  return {
    request: undici.request,
    of: (url) => (/^https:/i.test(url) ? https : http),
    close: async () => {
      await Promise.all([...new Set([direct, http, https])].map((dispatcher) => dispatcher.destroy()));
    },
  };
}

/** An unset and an empty variable are the same. */
function variable(env: ProxyEnvironment, name: string): string | undefined {
  const value = env[name] ?? env[name.toUpperCase()];
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}
