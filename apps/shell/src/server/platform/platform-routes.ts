import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prometheusContentType } from 'prom-client';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ScriptInventory } from '../scripts/script-inventory';
import { styledPolicy } from '../security/content-policy';
import { inPrometheusText, NotCounted, type Counts } from './counts';
import type { PlatformFacts } from './platform-facts';
import { platformPage, PLATFORM_STYLE } from './platform-page';

const sameText = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** The secret of a request: `Bearer <token>`, or the password of `Basic`, which browsers prompt for. */
function secretIn(authorization = ''): string | undefined {
  const [, kind = '', secret = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization) ?? [];
  if (kind.toLowerCase() === 'bearer') return secret;
  const plain = Buffer.from(secret, 'base64').toString();
  return kind && plain.slice(plain.indexOf(':') + 1);
}

/** Admits requests with the token. Without a configured token all are refused, unless the demo's controls are open. */
const onlyWith =
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

export interface PlatformRouteOptions {
  access: { token: string; isOpen: boolean };
  /** The counts of all processes of this server. Rejects with a NotCounted. */
  counted: () => Promise<Counts>;
  facts: () => Promise<PlatformFacts>;
  /** Scripts that may run in the document of a page; undefined for an address that no remote declares. */
  scripts: (pathname: string) => ScriptInventory | undefined;
}

/** Path of one server's counts, which `tools/release` reads and joins with those of others. */
export const COUNTS_PATH = '/__platform/counts';

/** Path of the scripts of a page, `?page=/checkout`. */
export const SCRIPTS_PATH = '/__platform/scripts';

/** `/metrics` for Prometheus, `/__platform` for people, and the canary's counts: for operators only. */
export function platformRoutes(app: FastifyInstance, options: PlatformRouteOptions): void {
  const { access, counted, facts, scripts } = options;
  const onRequest = onlyWith(access);
  /** Sends complete counts only: partial ones would look as if counters had gone down. */
  const whole = async (reply: FastifyReply, send: (counts: Counts) => unknown): Promise<unknown> => {
    try {
      return await send(await counted());
    } catch (error) {
      if (!(error instanceof NotCounted)) throw error;
      return reply.code(503).send({ statusCode: 503, message: error.message });
    }
  };
  app.get('/metrics', { onRequest }, (_request, reply) =>
    whole(reply, async (counts) => reply.type(prometheusContentType).send(await inPrometheusText(counts))),
  );
  app.get('/__platform', { onRequest }, async (_request, reply) =>
    reply
      .header('content-security-policy', styledPolicy([PLATFORM_STYLE]))
      .type('text/html; charset=utf-8')
      .send(platformPage(await facts())),
  );
  app.get<{ Querystring: { page?: string | string[] } }>(SCRIPTS_PATH, { onRequest }, (request, reply) => {
    const { page = '' } = request.query;
    const found = typeof page === 'string' ? scripts(page) : undefined;
    if (found) return reply.send(found);
    const message = 'Say the path of a page that a remote declares: ?page=/checkout';
    return reply.code(404).send({ statusCode: 404, message });
  });
  app.get(COUNTS_PATH, { onRequest }, (_request, reply) =>
    whole(reply, ({ visits, faults }) => reply.send({ ...visits, faults })),
  );
}
