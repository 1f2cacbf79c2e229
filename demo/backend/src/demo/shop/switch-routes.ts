import type { FastifyInstance } from 'fastify';
import type { ShopSwitches } from '../../commerce/shop-switches.ts';
import { readSettings, readTurns, SWITCH_NAMES, turn } from './shop-settings.ts';

/** Routes that change the shop's switches, with forms and JSON. */
export function switchRoutes(app: FastifyInstance, switches: ShopSwitches): void {
  app.post('/__demo/switches', async (request, reply) => {
    turn(switches, readTurns(request.body) ?? {});
    return reply.redirect('/__demo#switches', 303);
  });
  app.get('/__demo/switches.json', async () => readSettings(switches));
  app.post('/__demo/switches.json', async (request, reply) => {
    const turns = readTurns(request.body);
    if (!turns) return reply.code(400).send({ message: `Switches are ${SWITCH_NAMES.join(', ')}.` });
    turn(switches, turns);
    return readSettings(switches);
  });
}
