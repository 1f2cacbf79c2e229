import { constants } from 'node:os';

/** A server in a separate process. */
interface Server {
  process: { kill: () => unknown };
  stop: () => Promise<unknown>;
}

// nx closes the terminal of its tasks on Ctrl-C, and SIGHUP may arrive first.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Stops the servers started by then when this process is asked to end; then exits. */
export function stopAtEnd(running: readonly Pick<Server, 'stop'>[]) {
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

const unattended = new Set<Server>();

/** Stops a server when this process ends, also on Ctrl-C where no other order of stopping is set. */
export function stopWithUs(server: Server): void {
  if (unattended.size === 0) {
    process.once('exit', () => unattended.forEach((each) => each.process.kill()));
    for (const signal of SIGNALS)
      process.on(signal, () => {
        if (process.listenerCount(signal) > 1) return;
        void Promise.all([...unattended].map(({ stop }) => stop())).then(() =>
          process.exit(128 + constants.signals[signal]),
        );
      });
  }
  unattended.add(server);
}
