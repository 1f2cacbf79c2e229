import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';

const sameText = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** The secret that a request brings: `Bearer <token>`, or as the password of `Basic`, which browsers ask for themselves. */
function secretIn(authorization = ''): string | undefined {
  const [, kind = '', secret = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? [];
  if (kind.toLowerCase() === 'bearer') return secret;
  const plain = Buffer.from(secret, 'base64').toString();
  return kind && plain.slice(plain.indexOf(':') + 1);
}

/** Lets in who knows the token. Without a token nobody is let in, unless the demo's controls are open. */
export const onlyWith =
  ({ token, isOpen }: { token: string; isOpen: boolean }) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const secret = secretIn(request.headers.authorization);
    if (isOpen || (token && secret && sameText(secret, token))) return done();
    void reply
      .code(401)
      .header('www-authenticate', 'Basic realm="platform", charset="UTF-8"')
      .send({ statusCode: 401, message: 'Only for those who run the shop: bring PLATFORM_TOKEN.' });
  };
