import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Entity tag of a response by its uncompressed content. Equal on every server with the same build and for each
 * encoding, hence weak.
 */
export const entityTag = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True when the requester has the content of this tag, by RFC 9110's weak comparison. */
function isKnownTo({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined) return false;
  return (
    asked.trim() === '*' || asked.split(',').some((each) => withoutWeakness(each) === withoutWeakness(tag))
  );
}

/**
 * Sets the entity tag of a whole page, including a not-found page. True when the requester already has it; then the
 * response becomes a 304.
 */
export function isThere(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  if (reply.statusCode !== 200 && reply.statusCode !== 404) return false;
  reply.header('etag', tag);
  if (reply.statusCode !== 200 || !isKnownTo(request, tag)) return false;
  reply.code(304).removeHeader('content-encoding').removeHeader('content-type');
  return true;
}
