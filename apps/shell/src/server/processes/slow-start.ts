import type { Server, ServerResponse } from 'node:http';

/** For how long a process is new, in ms, and how many requests it works on at once until then. */
const NEW_MS = 5000;
const MOST_WHILE_NEW = 6;

/**
 * Lets connections into a new process little by little: its memory is empty, and all who waited come at once. Those who
 * wait do so at the primary, or go to another process.
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
      // Its request comes in a later turn; until then it is not known how many there are.
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
