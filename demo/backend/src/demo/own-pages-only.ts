import type { FastifyInstance, FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD', 'OPTIONS'];

const originOf = ({ protocol, headers }: FastifyRequest) => `${protocol}://${headers.host ?? ''}`;

/** True for requests from pages of other sites. A request without these headers comes from no browser. */
function isFromElsewhere(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // Checked first: forms of a page without a referrer have no origin either, the demo page included.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== originOf(request);
}

/** Refuses changes by pages of other sites; call before adding the routes. */
export function ownPagesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READING.includes(request.method) || !isFromElsewhere(request)) return;
    return reply.code(403).send({ message: 'Pages of other sites may not change anything here.' });
  });
}
