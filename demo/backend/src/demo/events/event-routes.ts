import type { FastifyInstance } from 'fastify';
import type { ReceivedEvents } from '../../search/received-events.ts';

/** Routes that list and clear the received analytics events. */
export function eventRoutes(app: FastifyInstance, events: Pick<ReceivedEvents, 'all' | 'clear'>): void {
  app.post('/__demo/events/clear', async (_request, reply) => {
    events.clear();
    return reply.redirect('/__demo#events', 303);
  });
  app.get('/__demo/events.json', async () => ({ events: events.all() }));
  app.delete('/__demo/events.json', async (_request, reply) => {
    events.clear();
    return reply.code(204).send();
  });
}
