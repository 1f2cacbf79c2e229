import type { FastifyInstance } from 'fastify';

const SHARED_HEADERS = [
  'Content-Type',
  'Authorization',
  'sw-context-token',
  'sw-access-key',
  'sw-language-id',
  'sw-currency-id',
  'sw-version-id',
  'sw-inheritance',
  'indexing-behavior',
  'sw-include-seo-urls',
  'sw-include-search-info',
].join(',');

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
  'access-control-allow-headers': SHARED_HEADERS,
  'access-control-expose-headers': SHARED_HEADERS,
};

const SECURITY = {
  'x-frame-options': 'deny',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const ECHOED = ['sw-language-id', 'sw-version-id'];

/** Allows all origins, answers preflight requests, and echoes language and version. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Responses belong to a session. Shared caches must not store them.
    reply.headers(CROSS_ORIGIN).header('cache-control', 'no-cache, private');
    for (const name of ECHOED) {
      const value = request.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    if (request.method === 'OPTIONS') return reply.code(200).send();
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode < 400) reply.headers(SECURITY);
    return payload;
  });
}
