import type { Server, ServerResponse } from 'node:http';

/** For how long a process is new, in ms, and how many requests it works on at once until then. */
const NEW_MS = 5000;
const MOST_WHILE_NEW = 6;

/**
 * Lets connections into a new process little by little: it has nothing in memory yet, and those who waited for it all
 * come at once. The first few bring what the others are answered from; those wait at the primary, or go to another process.
 */
export class SlowStart {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private isNew = true;

  constructor(server: Server) {
    server.on('request', (_request: unknown, response: ServerResponse) => {
      this.running += 1;
      response.once('close', () => {
        this.running -= 1;
        this.letIn();
      });
    });
  }

  /** From now on the process serves. */
  begin(): void {
    setTimeout(() => {
      this.isNew = false;
      this.letIn();
    }, NEW_MS).unref();
  }

  /** Takes a connection as soon as there is room for its request. */
  enter(take: () => void): void {
    this.waiting.push(take);
    this.letIn();
  }

  private letIn(): void {
    while (!this.isNew || this.running < MOST_WHILE_NEW) {
      const take = this.waiting.shift();
      if (!take) return;
      take();
      // Its request comes in a later turn; until then it is not known how many there are.
      if (this.isNew) return;
    }
  }
}
