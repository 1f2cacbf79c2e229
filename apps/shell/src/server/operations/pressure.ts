import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { lastResort } from '../error-page';

/** Paths that are never refused: they cost next to nothing, or monitor the server. */
const ALWAYS_ANSWERED = /^\/(assets\/|remotes\/|health$|ready$)/;

const RETRY_AFTER_SECONDS = 5;

/**
 * Answers 503 while the server cannot keep up, so that requests it has taken are answered. `maxDelayMs`: the mean delay
 * of its event loop; 0 never turns anybody away.
 */
export async function refuseUnderPressure(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request, reply, type, value) => {
      // The delay is Infinity until it is first measured.
      if (ALWAYS_ANSWERED.test(request.url) || value === Infinity) return;
      request.log.warn({ href: request.url, type, value }, 'turned away: the server cannot keep up');
      reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(lastResort(request, reply));
    },
  });
}
