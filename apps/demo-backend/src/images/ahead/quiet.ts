import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const QUIET_MS = 1500;
const BREATH_MS = 10;

/** Resolves at a moment at which a server was not asked anything for a while; rejects when the signal says stop. */
export type Quiet = (signal: AbortSignal) => Promise<void>;

/** Listens to what a server is asked. */
export function quietOf(app: FastifyInstance, quietMs = QUIET_MS): Quiet {
  let last = Date.now();
  app.addHook('onRequest', async () => {
    last = Date.now();
  });
  return async (signal) => {
    // At least a moment each time, so that whoever works in between never fills the thread.
    await sleep(BREATH_MS, undefined, { signal });
    for (let left = last + quietMs - Date.now(); left > 0; left = last + quietMs - Date.now())
      await sleep(left, undefined, { signal });
  };
}
