import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Longest wait for a turn without a new connection, in ms. */
const LONGEST_MS = 1000;

/**
 * Resolves in an event loop turn without a new connection, or after a second. Stop listening immediately afterwards.
 * Node accepts one connection a turn. The system resets waiting ones when a server stops listening.
 */
export async function quietTurn(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  const until = performance.now() + LONGEST_MS;
  server.on('connection', count);
  // The first turn may run before the system is polled for connections.
  await setImmediate();
  for (let before = -1; before !== accepted && performance.now() < until;) {
    before = accepted;
    await setImmediate();
  }
  server.off('connection', count);
}
