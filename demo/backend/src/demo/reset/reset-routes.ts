import type { FastifyInstance } from 'fastify';

/** Routes that restore the state of the first start. */
export function resetRoutes(app: FastifyInstance, reset: () => Promise<void>): void {
  app.post('/__demo/reset', async (_request, reply) => {
    await reset();
    return reply.redirect('/__demo', 303);
  });
  app.post('/__demo/reset.json', async (_request, reply) => {
    await reset();
    return reply.code(204).send();
  });
}
