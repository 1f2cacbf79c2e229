import type { FastifyInstance } from 'fastify';

/** Takes events as the vendor's analytics does, in any content type, and forgets them. */
export function analyticsRoutes(app: FastifyInstance, instanceKey: string): void {
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.post('/api/:event', (request, reply) => {
    const key = request.headers['instance-key'];
    if (key !== undefined && key !== instanceKey)
      return reply.code(401).send({ message: 'Unknown instance key.' });
    return reply.code(204).send();
  });
}
