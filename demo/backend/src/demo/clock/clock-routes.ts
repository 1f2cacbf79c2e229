import type { FastifyInstance } from 'fastify';
import type { DemoClock } from './demo-clock.ts';
import { CLOCK_SENTENCE, turnClock } from './read-turn.ts';

/** The clock as JSON: its time, true when frozen, and its lead over real time. */
const toClockJson = (clock: DemoClock) => ({
  now: new Date(clock.now()).toISOString(),
  frozen: clock.isFrozen,
  aheadMs: clock.aheadMs,
});

/** Routes that change the clock, with forms and JSON. */
export function clockRoutes(app: FastifyInstance, clock: DemoClock): void {
  app.post('/__demo/clock', async (request, reply) => {
    turnClock(clock, request.body);
    return reply.redirect('/__demo#clock', 303);
  });
  app.get('/__demo/clock.json', async () => toClockJson(clock));
  app.post('/__demo/clock.json', async (request, reply) => {
    if (!turnClock(clock, request.body)) return reply.code(400).send({ message: CLOCK_SENTENCE });
    return toClockJson(clock);
  });
}
