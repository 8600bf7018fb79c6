import type { Dispatcher } from 'undici';

/** The variables that name proxies, in either case; lower case wins. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

/** What one request says, beside its URL. */
export type RequestOptions = Pick<Dispatcher.DispatchOptions, 'method' | 'headers' | 'body'>;

/** The ways out: each request takes the one for its URL. */
export interface Dispatchers {
  /** Throws when the request cannot be sent at all; everything else is told to the handler. */
  dispatch(url: string, options: RequestOptions, handler: Dispatcher.DispatchHandler): void;
  close(): Promise<void>;
}

/**
 * Loads undici and opens the ways out: direct, or through the proxy that the environment names for the scheme.
 *
 * undici's own agent and nothing around it: its retry agent breaks POST bodies, and its agents break Node's fetch.
 * Our time limit covers the whole attempt, so the library's own limits are off.
 */
export async function openDispatchers(
  env: ProxyEnvironment,
  maxBodyBytes: number,
  connections: number | null,
): Promise<Dispatchers> {
  // Not undici's index, which also loads fetch, WebSocket, caches and mocks: every live run would start 80 ms later.
  const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
  const settings = {
    headersTimeout: 0,
    bodyTimeout: 0,
    connections,
    pipelining: 1,
    allowH2: false,
    maxResponseSize: maxBodyBytes,
  };
  const direct = new Agent(settings);
  const through = async (proxy: string | undefined): Promise<Dispatcher> => {
    if (proxy === undefined) return direct;
    // Its tunnels need what the index adds to the clients.
    const { EnvHttpProxyAgent } = await import('undici');
    const noProxy = variable(env, 'no_proxy') ?? '';
    return new EnvHttpProxyAgent({ ...settings, httpProxy: proxy, httpsProxy: proxy, noProxy });
  };
  const http = await through(variable(env, 'http_proxy'));
  const https = await through(variable(env, 'https_proxy'));
  return {
    dispatch: (url, options, handler) => {
      const { protocol, origin, pathname, search } = new URL(url);
      const way = protocol === 'https:' ? https : http;
      way.dispatch({ ...options, origin, path: pathname + search }, handler);
    },
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
