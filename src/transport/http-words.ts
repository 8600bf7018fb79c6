/** How much of an answer an error repeats. */
const SNIPPET_LENGTH = 200;
const LONGEST_PLACE = 300;

/**
 * A URL as shown to people: without user, password, query and fragment, where secrets live.
 * `https://host/path?…` says that there was a query.
 */
export function displayUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return shorten(url, LONGEST_PLACE);
  const query = parsed.search === '' ? '' : '?…';
  return `${shorten(`${parsed.origin}${parsed.pathname}`, LONGEST_PLACE)}${query}`;
}

/** `429 Too Many Requests`, or the number alone when it has no name. */
export function statusLine(status: number): string {
  // Loading node:http takes 20 ms that a replay should not pay.
  const name = process.getBuiltinModule('node:http').STATUS_CODES[status];
  return name === undefined ? String(status) : `${status} ${name}`;
}

/** The first 200 characters, whole ones. */
export function snippet(text: string): string {
  return shorten(text.trim(), SNIPPET_LENGTH);
}

/** `: the first 200 characters`, or nothing for an empty text. */
export function colonSnippet(text: string): string {
  const start = snippet(text);
  return start === '' ? '' : `: ${start}`;
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  // Cutting by code points keeps an emoji whole; the slice before keeps ten megabytes out of the array.
  const points = [...text.slice(0, 2 * length + 2)];
  return points.length <= length ? text : `${points.slice(0, length).join('')}…`;
}

/** What broke between here and there, by the code of the error. */
export function describeBreak(error: unknown, phase: 'request' | 'body'): string {
  const { code, message } = codeAndMessage(error);
  switch (code) {
    case 'ECONNREFUSED':
      return 'connection refused';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `host not found (${code})`;
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
      return 'no connection in time';
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
      return phase === 'body'
        ? 'the connection closed in the middle of the answer'
        : 'the connection closed before an answer';
    default:
      if (isParserError(error)) return 'what came back is not HTTP';
      if (isCertificateError(code)) return `the certificate is not trusted (${code})`;
      return code === '' || message.includes(code) ? message : `${message} (${code})`;
  }
}

/** Would the same attempt fail the same way again? Certificates and malformed requests do not mend themselves. */
export function isFinalBreak(error: unknown): boolean {
  const { code } = codeAndMessage(error);
  return (
    isCertificateError(code) ||
    code === 'UND_ERR_INVALID_ARG' ||
    code === 'ERR_INVALID_URL' ||
    code === 'ERR_INVALID_CHAR' ||
    (code === '' && error instanceof TypeError)
  );
}

function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError';
}

function isCertificateError(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL/.test(code);
}

function codeAndMessage(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { code, message: error.message === '' ? error.name : error.message };
}
