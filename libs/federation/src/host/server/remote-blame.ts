import { AsyncLocalStorage } from 'node:async_hooks';
import { remoteIn, heartbeat } from '../supervisor';

const running = new AsyncLocalStorage<string>();

/** Runs work of a remote. Timers and promises it leaves behind can then be traced to that remote. */
export const runAs = <T>(id: string, work: () => T): T => {
  heartbeat();
  return running.run(id, work);
};

/** The same for a function that is called later. */
export const ownedBy =
  <A extends unknown[], R>(id: string, work: (...args: A) => R): ((...args: A) => R) =>
  (...args) =>
    runAs(id, () => work(...args));

/**
 * The remote, as `mf-search@1a2b`, that caused an error: by its stack, else by the context.
 * That is the context of its promise or timer. Call it in the process's own handlers, which run in that context.
 */
export function blameOf(error: unknown): string | undefined {
  const stack: unknown = (error as { stack?: unknown } | null | undefined)?.stack;
  return (typeof stack === 'string' ? remoteIn(stack) : undefined) ?? running.getStore();
}
