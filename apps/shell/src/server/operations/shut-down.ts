import type { FastifyInstance } from 'fastify';
import { quietTurn } from './quiet-turn';
import type { Closing } from './readiness';

/** Time limit for running requests once the server stops, in ms. */
export const DEADLINE_MS = 10_000;

/** Interval for closing connections that became idle, in ms. */
const IDLE_CHECK_MS = 50;

/** First and last log lines of an ordered end. */
export const STOPPING = ({ drainSeconds }: { drainSeconds: number }): string =>
  `Stopping: /ready reports closing now, the port closes in ${drainSeconds} s.`;
export const STOPPED = 'Stopped.';

/** Announces closing for some seconds, so that load balancers send no new shoppers. It still serves requests. */
export async function drain(closing: Closing, seconds: number): Promise<void> {
  closing.announced = true;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Closes each connection with its next response once the server is stopping. */
export function endConnections(app: FastifyInstance, isEnding: () => boolean): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isEnding()) reply.header('connection', 'close');
    done();
  });
}

/**
 * Stops a server: refuses new connections, completes running requests, and cuts off the rest at the deadline.
 * Resolves when all connections are closed. `cut` is true when some had to be cut off.
 */
export async function shutDown(app: FastifyInstance, deadlineMs = DEADLINE_MS): Promise<{ cut: boolean }> {
  let cut = false;
  const deadline = setTimeout(() => {
    cut = true;
    app.log.warn(`Requests that were not done within ${deadlineMs} ms are cut off.`);
    app.server.closeAllConnections();
  }, deadlineMs);
  // Idle connections would stay open for a next request, which is no longer wanted.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  await quietTurn(app.server);
  await app.close();
  clearTimeout(deadline);
  clearInterval(idle);
  return { cut };
}
