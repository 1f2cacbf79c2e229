import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Longest wait for a turn without a new connection, in ms. */
const LONGEST_MS = 1000;

/**
 * Resolves in a turn of the event loop without a new connection, or after a second: stop listening at once then. Node
 * accepts one connection a turn, and the system resets those that still wait when a server stops listening.
 */
export async function quietTurn(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  const until = performance.now() + LONGEST_MS;
  server.on('connection', count);
  // The first may come before the system is asked for connections.
  await setImmediate();
  for (let before = -1; before !== accepted && performance.now() < until;) {
    before = accepted;
    await setImmediate();
  }
  server.off('connection', count);
}
