import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const QUIET_MS = 1500;
const BREATH_MS = 10;

/** Resolves once a server has had no requests for a while; rejects when the signal aborts. */
export type Quiet = (signal: AbortSignal) => Promise<void>;

/** Watches the requests of a server. */
export function quietOf(app: FastifyInstance, quietMs = QUIET_MS): Quiet {
  let last = Date.now();
  app.addHook('onRequest', async () => {
    last = Date.now();
  });
  return async (signal) => {
    // Sleeps at least briefly each time, so that work in between never fills the thread.
    await sleep(BREATH_MS, undefined, { signal });
    for (let left = last + quietMs - Date.now(); left > 0; left = last + quietMs - Date.now())
      await sleep(left, undefined, { signal });
  };
}
