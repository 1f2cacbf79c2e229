import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';

/** Most writing requests per address and minute. */
const MOST_A_MINUTE = 300;

/** Limits writing requests. Beyond the limit responds with 429 and a `Retry-After`. */
export async function fewWrites(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: MOST_A_MINUTE,
    timeWindow: '1 minute',
    allowList: ({ method }) => method === 'GET' || method === 'HEAD',
  });
}

/** Methods that change nothing. */
export const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True unless another site's page sent this. Decides by `Sec-Fetch-Site`. In older browsers and over plain http: by
 * `Origin`, which must be the shop's own, even behind a proxy.
 */
function isOwn({ headers, host }: FastifyRequest, shopOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined || origin === shopOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses writes by another site's page, unless the route allows them (`crossSite`). */
export function sameSiteWrites(app: FastifyInstance, shopOrigin = ''): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (READS.has(request.method) || request.routeOptions.config.crossSite) return done();
    if (isOwn(request, shopOrigin)) return done();
    void reply
      .code(403)
      .header('cache-control', 'no-store')
      .send({ statusCode: 403, message: 'Only pages of this shop may send this.' });
  });
}
