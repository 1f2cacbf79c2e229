import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { lastResort } from '../http/error-page';

/** Paths that are never refused: they are cheap, or monitor the server. */
const ALWAYS_ANSWERED = /^\/(assets\/|remotes\/|health$|ready$)/;

const RETRY_AFTER_SECONDS = 5;

/**
 * Responds with 503 while the server is overloaded, so that accepted requests complete.
 * `maxDelayMs`: limit of the mean event loop delay; 0 refuses none.
 */
export async function refuseUnderPressure(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request, reply, type, value) => {
      // The delay is Infinity until its first measurement.
      if (ALWAYS_ANSWERED.test(request.url) || value === Infinity) return;
      request.log.warn({ href: request.url, type, value }, 'turned away: the server cannot keep up');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(lastResort(request, reply));
    },
  });
}
