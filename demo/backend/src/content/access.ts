import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Access levels: visitors read published documents, viewers read everything, editors may change it. */
export type Access = 'visitor' | 'viewer' | 'editor';

/** Tokens of viewers and editors; without a token that level is unavailable. */
export interface ContentTokens {
  read?: string | undefined;
  write?: string | undefined;
}

/** A request without the right token; becomes the vendor's error with status 401 or 403. */
export class AccessError extends Error {
  override readonly name = 'AccessError';
  readonly status: 401 | 403;

  constructor(status: 401 | 403, message: string) {
    super(message);
    this.status = status;
  }
}

// Digests have the same length for any text: a character of a header may be two bytes.
const digestOf = (text: string) => createHash('sha256').update(text).digest();

const isSame = (given: string, token = ''): boolean =>
  token !== '' && timingSafeEqual(digestOf(given), digestOf(token));

/**
 * Access level of a request.
 * @throws AccessError for an unknown token.
 */
export function accessOf({ headers }: Pick<FastifyRequest, 'headers'>, tokens: ContentTokens): Access {
  const { authorization } = headers;
  if (authorization === undefined) return 'visitor';
  const [, given = ''] = /^Bearer (.+)$/i.exec(authorization) ?? [];
  if (isSame(given, tokens.write)) return 'editor';
  if (isSame(given, tokens.read)) return 'viewer';
  throw new AccessError(401, 'Unauthorized - Session not found');
}

/** @throws AccessError for visitors. */
export function mustBeKnown(access: Access, what: string): void {
  if (access === 'visitor') throw new AccessError(401, `Unauthorized - ${what} requires a token`);
}

/** @throws AccessError for all but editors. */
export function mustBeEditor(access: Access): void {
  mustBeKnown(access, 'a mutation');
  if (access !== 'editor')
    throw new AccessError(403, 'Insufficient permissions; permission "create" required');
}
