import type { Running } from './shop.ts';

// nx closes the terminal of its tasks on Ctrl-C, and SIGHUP may arrive first.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops the servers started by then when this process is asked to end, the newest first; then exits.
 * Returns a function that is true from that request on.
 */
export function stopAtEnd(running: readonly Pick<Running, 'stop'>[]): () => boolean {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    // All at once: without a terminal, this process may not live to stop a second one.
    void Promise.all(running.toReversed().map((server) => server.stop())).then(() => process.exit(0));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return () => isStopping;
}
