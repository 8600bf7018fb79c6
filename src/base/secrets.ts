/** What stands where a secret stood. */
export const MASK = '***';

/** Shorter values are not masked: they would eat ordinary text and guard nothing. */
const SHORTEST_SECRET = 4;

/**
 * A function that replaces every known secret in a text, also where it was percent-encoded, escaped as in JSON, or coded
 * in base64. Longer secrets go first, so that one that holds another leaves no rest. The spellings are worked out once.
 */
export function secretMasker(secrets: readonly string[]): (text: string) => string {
  const spellings = spellingsOf(secrets);
  if (spellings.length === 0) return (text) => text;
  return (text) => {
    let masked = text;
    for (const spelling of spellings) {
      if (masked.includes(spelling)) masked = masked.replaceAll(spelling, MASK);
    }
    return masked;
  };
}

function spellingsOf(secrets: readonly string[]): string[] {
  const spellings = new Set<string>();
  for (const secret of secrets) {
    // A variable filled from a file often ends in a newline that no server repeats.
    for (const plain of [secret, secret.trim()]) {
      if (plain.length < SHORTEST_SECRET) continue;
      spellings.add(plain);
      spellings.add(encodeURIComponent(plain.toWellFormed()));
      spellings.add(JSON.stringify(plain).slice(1, -1));
      spellings.add(Buffer.from(plain).toString('base64'));
    }
  }
  return [...spellings].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Shapes that providers give their keys, and nothing else has. */
const TOKEN_SHAPES: readonly RegExp[] = [
  /\bsk-[A-Za-z0-9_-]{16,}/, // OpenAI, Anthropic and those that copied them
  /\bgh[pousr]_[A-Za-z0-9]{20,}/,
  /\bgithub_pat_[A-Za-z0-9_]{20,}/,
  /\bglpat-[A-Za-z0-9_-]{16,}/,
  /\bxox[abposr]-[A-Za-z0-9-]{10,}/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\bAIza[A-Za-z0-9_-]{30,}/,
  /\bhf_[A-Za-z0-9]{20,}/,
  /\bgsk_[A-Za-z0-9]{20,}/,
  /\bxai-[A-Za-z0-9]{20,}/,
  /\beyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\./, // a JSON web token
];

/** A scheme of the Authorization header with one long word behind it. */
const AUTH_SCHEME = /^(?:bearer|basic|token|apikey)\s+\S{6,}$/i;

const CREDENTIAL_NAME =
  /^(?:x-)?(?:[a-z0-9]+-)*(?:api-?key|apikey|access-?key|subscription-?key|functions-?key|auth-?token|access-?token|session-?token|security-?token|id-?token|refresh-?token|client-?secret|secret|secret-?key|password|passwd|pwd|signature|credential|credentials)$/;
const CREDENTIAL_HEADERS = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'token',
  'x-token',
  'x-auth',
  'x-amz-signature',
]);
const CREDENTIAL_PARAMETERS = new Set(['key', 'token', 'sig', 'auth', 'jwt', 'code', 'x-amz-signature']);
/** What a suite writes where the value comes later: a template, not a secret. */
const PLACEHOLDER = /^\{\{\s*input\s*\}\}$/;

/** Does this text hold something shaped like a key of a known provider, or an Authorization header's value? */
export function looksLikeCredential(text: string): boolean {
  return AUTH_SCHEME.test(text.trim()) || TOKEN_SHAPES.some((shape) => shape.test(text));
}

/**
 * Does a static header look like a credential? Either its name says so, or its value does.
 *
 * @returns what to say about it, without the value; `null` when it looks harmless.
 */
export function credentialInHeader(name: string, value: string): string | null {
  if (value.trim() === '' || PLACEHOLDER.test(value.trim())) return null;
  const lower = name.toLowerCase();
  if (CREDENTIAL_HEADERS.has(lower) || isCredentialName(lower))
    return `header "${name}" looks like a credential`;
  return looksLikeCredential(value) ? `the value of header "${name}" looks like a credential` : null;
}

/**
 * Does a URL carry a credential: a user and password, a query parameter named like a key, or a key's shape anywhere?
 *
 * @returns what to say about it, without the secret; `null` when it looks harmless or is no URL at all.
 */
export function credentialInUrl(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null) return null;
  if (parsed.username !== '' || parsed.password !== '') return 'the url holds a user name or a password';
  for (const [name, value] of parsed.searchParams) {
    if (value === '' || PLACEHOLDER.test(value)) continue;
    const lower = name.toLowerCase();
    if (CREDENTIAL_PARAMETERS.has(lower) || isCredentialName(lower)) {
      return `the url's parameter "${name}" looks like a credential`;
    }
  }
  return looksLikeCredential(decodeSafely(url)) ? 'the url holds something shaped like a key' : null;
}

function isCredentialName(lower: string): boolean {
  return CREDENTIAL_NAME.test(lower.replaceAll('_', '-'));
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
