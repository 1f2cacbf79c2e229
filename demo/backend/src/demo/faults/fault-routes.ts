import type { FastifyInstance, FastifyReply } from 'fastify';
import { valuesOf } from '../read-values.ts';
import { readFault } from './fault.ts';
import type { Faults } from './faults.ts';

const PLACE = '/__demo#faults';

/** Routes that add and remove faults, with forms and JSON; `refuse` answers an invalid form. */
export function faultRoutes(
  app: FastifyInstance,
  faults: Faults,
  refuse: (reply: FastifyReply, refusal: string) => FastifyReply,
): void {
  app.post('/__demo/faults', async (request, reply) => {
    const fault = readFault(request.body);
    if (typeof fault === 'string') return refuse(reply, fault);
    faults.add(fault);
    return reply.redirect(PLACE, 303);
  });
  app.post('/__demo/faults/remove', async (request, reply) => {
    faults.remove(Number(valuesOf(request.body).id));
    return reply.redirect(PLACE, 303);
  });
  app.post('/__demo/faults/reset', async (_request, reply) => {
    faults.reset();
    return reply.redirect(PLACE, 303);
  });

  app.get('/__demo/faults.json', async () => ({ faults: faults.list }));
  app.post('/__demo/faults.json', async (request, reply) => {
    const fault = readFault(request.body);
    if (typeof fault === 'string') return reply.code(400).send({ message: fault });
    return reply.code(201).send(faults.add(fault));
  });
  app.delete('/__demo/faults.json', async (_request, reply) => {
    faults.reset();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/__demo/faults/:id.json', async (request, reply) => {
    faults.remove(Number(request.params.id));
    return reply.code(204).send();
  });
}
