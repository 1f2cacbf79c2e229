import type { FastifyInstance, FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD', 'OPTIONS'];

const originOf = ({ protocol, headers }: FastifyRequest) => `${protocol}://${headers.host ?? ''}`;

/** Browsers say where a request comes from; what says nothing is no browser, and no stranger's page. */
function isFromElsewhere(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Asked first: forms of a page that sends no referrer have no origin either, ours among them.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== originOf(request);
}

/** Refuses to change anything for pages of other sites; to be called before the routes are added. */
export function ownPagesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READING.includes(request.method) || !isFromElsewhere(request)) return;
    return reply.code(403).send({ message: 'Pages of other sites may not change anything here.' });
  });
}
