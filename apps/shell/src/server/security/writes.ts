import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';

/** Most requests of one address a minute that are no plain reads. */
const MOST_A_MINUTE = 300;

/** Nobody sends forms and questions without end: what is too much is answered with 429 and when to come back. */
export async function fewWrites(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: MOST_A_MINUTE,
    timeWindow: '1 minute',
    allowList: ({ method }) => method === 'GET' || method === 'HEAD',
  });
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether no other site's page sent this, by `Sec-Fetch-Site` or, in older browsers, `Origin`. */
function isOwn({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Refuses what another site's page tries to change here, unless the route says that it is meant to (`crossSite`). */
export function sameSiteWrites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (READS.has(request.method) || request.routeOptions.config.crossSite || isOwn(request)) return done();
    void reply
      .code(403)
      .header('cache-control', 'no-store')
      .send({ statusCode: 403, message: 'Only pages of this shop may send this.' });
  });
}
