import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LONGEST_WAIT_MS = 3000;

/** Lets requests to a vendor wait while something is done for which nobody else may be at work. */
export class RequestGate {
  #working = 0;
  #closed: Promise<void> | undefined;
  #onIdle: () => void = () => undefined;

  /** Watches the requests below a path; to be called on the root, after what may make them wait. */
  watch(app: FastifyInstance, prefix: string): void {
    app.addHook('preHandler', async (request, reply) => {
      if (!request.url.startsWith(prefix)) return;
      while (this.#closed) await this.#closed;
      this.#working += 1;
      let isDone = false;
      const leave = () => {
        if (!isDone) this.#leave();
        isDone = true;
      };
      reply.raw.once('finish', leave).once('close', leave);
    });
  }

  /** Does synchronous work once everybody who was at work is done; who takes too long is not waited for. */
  async alone(work: () => void): Promise<void> {
    while (this.#closed) await this.#closed;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#closed = promise;
    try {
      await this.#untilIdle();
      work();
    } finally {
      this.#closed = undefined;
      resolve();
    }
  }

  #leave(): void {
    this.#working -= 1;
    if (this.#working === 0) this.#onIdle();
  }

  async #untilIdle(): Promise<void> {
    if (this.#working === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onIdle = resolve;
    const giveUp = new AbortController();
    await Promise.race([
      promise,
      sleep(LONGEST_WAIT_MS, undefined, { signal: giveUp.signal }).catch(() => undefined),
    ]);
    giveUp.abort();
  }
}
