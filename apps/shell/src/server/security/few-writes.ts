import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Most requests of one address a minute that are no plain reads. */
const MOST_A_MINUTE = 300;

/** Nobody sends forms and questions without end: what is too much is answered with 429 and when to come back. */
export async function fewWrites(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: MOST_A_MINUTE,
    timeWindow: '1 minute',
    allowList: ({ method }) => method === 'GET' || method === 'HEAD',
  });
}
