import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LONGEST_WAIT_MS = 3000;

/** Holds back requests to a vendor while exclusive work runs. */
export class RequestGate {
  #working = 0;
  #closed: Promise<void> | undefined;
  #onIdle: () => void = () => undefined;

  /** Watches requests below a path; call on the root, after anything that may delay them. */
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

  /** Runs synchronous work once all current requests are done; does not await slow ones forever. */
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
