import type { Running } from './shop.ts';

// nx closes the terminal of its tasks on Ctrl-C, and SIGHUP may arrive first.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Stops the servers started by then when this process is asked to end; then exits. */
export function stopAtEnd(running: readonly Pick<Running, 'stop'>[]) {
  let stopping: Promise<unknown> | undefined;
  // All at once: without a terminal, this process may not live to stop a second one.
  const stop = () => (stopping ??= Promise.all(running.toReversed().map((server) => server.stop())));
  for (const signal of SIGNALS) process.on(signal, () => void stop().then(() => process.exit(0)));
  return {
    /** Stops all servers once, the newest first. */
    stop,
    isStopping: () => stopping !== undefined,
  };
}
