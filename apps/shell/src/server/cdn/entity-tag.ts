import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The entity tag of an answer by its content, before it is compressed: the same from every server with the same build,
 * and for each encoding, so it is a weak one.
 */
export const entityTag = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True when the asker has what this tag names, by the weak comparison of RFC 9110. */
function isKnownTo({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined) return false;
  return (
    asked.trim() === '*' || asked.split(',').some((each) => withoutWeakness(each) === withoutWeakness(tag))
  );
}

/**
 * Names the content of a whole page, also of the one that says that there is none; true when who asks has it, and only
 * needs to be told so.
 */
export function isThere(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  if (reply.statusCode !== 200 && reply.statusCode !== 404) return false;
  reply.header('etag', tag);
  if (reply.statusCode !== 200 || !isKnownTo(request, tag)) return false;
  reply.code(304).removeHeader('content-encoding').removeHeader('content-type');
  return true;
}
