import type { FastifyInstance } from 'fastify';
import { quietTurn } from './quiet-turn';
import type { Closing } from './readiness';

/** How long running requests may take once the server is told to stop, in ms. */
export const DEADLINE_MS = 10_000;

/** How often connections that became idle meanwhile are closed, in ms. */
const IDLE_CHECK_MS = 50;

/** Says for some seconds that the server closes, so that no new shoppers are sent to it; it still answers. */
export async function drain(closing: Closing, seconds: number): Promise<void> {
  closing.announced = true;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Ends each connection with its next answer, from when the server is told to stop. */
export function endConnections(app: FastifyInstance, isEnding: () => boolean): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isEnding()) reply.header('connection', 'close');
    done();
  });
}

/**
 * Stops a server: no new connections, running requests are finished, and at the deadline the rest is cut off. Resolves
 * when nothing is left; tells whether something had to be cut off.
 */
export async function shutDown(app: FastifyInstance, deadlineMs = DEADLINE_MS): Promise<{ cut: boolean }> {
  let cut = false;
  const deadline = setTimeout(() => {
    cut = true;
    app.log.warn(`Requests that were not done within ${deadlineMs} ms are cut off.`);
    app.server.closeAllConnections();
  }, deadlineMs);
  // A connection would be kept open for the next request, which is not wanted any more.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  await quietTurn(app.server);
  await app.close();
  clearTimeout(deadline);
  clearInterval(idle);
  return { cut };
}
