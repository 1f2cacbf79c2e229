import type { FastifyInstance } from 'fastify';
import type { ReceivedEvents } from '../received-events.ts';

const MOST_BYTES = 64 * 1024;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Accepts events like the vendor's analytics, in any content type. Stores the latest for developers. */
export function analyticsRoutes(
  app: FastifyInstance,
  instanceKey: string,
  events: ReceivedEvents,
  clock: () => number,
): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { event: string }; Body: string | undefined }>('/api/:event', (request, reply) => {
    const key = request.headers['instance-key'];
    if (key !== instanceKey) return reply.code(401).send({ message: 'Unknown instance key.' });
    events.add({ name: request.params.event, receivedAt: clock(), body: parsed(request.body ?? '') });
    return reply.code(204).send();
  });
}
