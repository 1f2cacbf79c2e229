import type { TransportResponse } from '@weefsel/api-clients';

/** Fields in which the Store API repeats the token of a session. */
const TOKEN_FIELD = /"((?:sw-)?(?:context-?)?token)"(\s*:\s*)"(?:[^"\\]|\\.)*"/gi;

/** Shorter texts are no tokens, and may occur in other words. */
const SHORTEST_TOKEN = 16;

/** The body of a response without session tokens: scripts must never get them. */
export function withoutTokens(
  { text, bytes, headers }: Pick<TransportResponse, 'text' | 'bytes' | 'headers'>,
  tokens: readonly string[],
): Buffer {
  const isText = /json|text/.test(headers['content-type'] ?? '');
  if (!isText && bytes) return Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes);
  const known = tokens.filter((token) => token.length >= SHORTEST_TOKEN);
  const left = known.reduce((said, token) => said.replaceAll(token, ''), text);
  return Buffer.from(left.replace(TOKEN_FIELD, '"$1"$2""'));
}
