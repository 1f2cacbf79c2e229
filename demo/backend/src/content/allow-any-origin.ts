import type { FastifyInstance } from 'fastify';

/** Lets browsers on every origin read the responses: they are public, without credentials in requests. */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  app.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, OPTIONS')
      .header('access-control-allow-headers', 'x-sanity-project-id, content-type, authorization')
      .header('access-control-max-age', '600')
      .send(),
  );
}
