import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prometheusContentType } from 'prom-client';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ScriptInventory } from '../../render/script-inventory';
import { styledPolicy } from '../../http/security/content-policy';
import { inPrometheusText, NotCounted, type Counts } from './counts';
import type { CanaryCounts, CountsByKey } from './counts-by-key';
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

interface Access {
  token: string;
  /** True for a demo, whose pages need no token. */
  isOpen: boolean;
}

/** True for requests with the token. Without a configured token all are refused, unless the demo's controls are open. */
function isAdmitted({ token, isOpen }: Access, { headers }: FastifyRequest): boolean {
  const secret = secretIn(headers.authorization);
  return isOpen || Boolean(token && secret && sameText(secret, token));
}

const asPrivate = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

const refuse = (reply: FastifyReply, bring = 'PLATFORM_TOKEN'): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Basic realm="platform", charset="UTF-8"')
    .send({ statusCode: 401, message: `Only for those who run the shop: bring ${bring}.` });

const onlyWith =
  (access: Access) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    asPrivate(reply);
    if (isAdmitted(access, request)) return done();
    void refuse(reply);
  };

interface PlatformRouteOptions {
  access: Access;
  /** Counts for signed passes of release keys. */
  byKey: CountsByKey;
  /** The counts of all processes of this server. Rejects with a NotCounted. */
  counted: () => Promise<Counts>;
  facts: () => Promise<PlatformFacts>;
  /** Scripts that may run in the document of a page; undefined for an address that no remote declares. */
  scripts: (pathname: string) => ScriptInventory | undefined;
}

/** Most requests with passes per address and minute: each reads the store. */
const MOST_PASSES_A_MINUTE = 240;

/** Path of one server's counts, which `tools/release` reads and joins with those of others. */
export const COUNTS_PATH = '/__platform/counts';

/** Path of the scripts of a page, `?page=/checkout`. */
export const SCRIPTS_PATH = '/__platform/scripts';

/** `/metrics` for Prometheus, `/__platform` for people, and the canary's counts, also for keys of teams. */
export function platformRoutes(app: FastifyInstance, options: PlatformRouteOptions): void {
  const { access, byKey, counted, facts, scripts } = options;
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
  const allowList = (request: FastifyRequest) => isAdmitted(access, request);
  const rateLimit = { max: MOST_PASSES_A_MINUTE, timeWindow: '1 minute', allowList };
  app.get(COUNTS_PATH, { config: { rateLimit } }, async (request, reply) => {
    asPrivate(reply);
    const pass = secretIn(request.headers.authorization) ?? '';
    const narrow = isAdmitted(access, request) ? async (all: CanaryCounts) => all : await byKey(pass);
    if (!narrow) return refuse(reply, 'PLATFORM_TOKEN, or a pass of a release key');
    return whole(reply, async (counts) => {
      const { visits, faults } = await narrow(counts);
      return reply.send({ ...visits, faults });
    });
  });
}
