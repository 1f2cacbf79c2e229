import type { Server, ServerResponse } from 'node:http';

/** How long a process counts as new, in ms. Limit of concurrent requests until then. */
const NEW_MS = 5000;
const MOST_WHILE_NEW = 6;

/**
 * Lets connections into a new process gradually: its caches are empty, and all waiting connections arrive at once.
 * The first requests fill the caches for the others. Those wait at the primary or go to another process.
 */
export function slowStart(server: Server) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let isNew = true;

  const letIn = (): void => {
    while (!isNew || running < MOST_WHILE_NEW) {
      const take = waiting.shift();
      if (!take) return;
      take();
      // Its request arrives in a later turn of the event loop; until then the number of requests is unknown.
      if (isNew) return;
    }
  };
  server.on('request', (_request: unknown, response: ServerResponse) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      letIn();
    });
  });

  return {
    /** From now on the process serves. */
    begin: (): void => {
      setTimeout(() => {
        isNew = false;
        letIn();
      }, NEW_MS).unref();
    },

    /** Takes a connection as soon as there is room for its request. */
    enter: (take: () => void): void => {
      waiting.push(take);
      letIn();
    },
  };
}
