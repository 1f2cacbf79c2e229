import type { FastifyBaseLogger } from 'fastify';
import type { PaymentFields } from './signature.ts';

export const PUSH_TIMES = ['before', 'twice', 'late'] as const;

/** When the provider's server reports: before the shopper returns, twice, or some time after. */
export type PushTime = (typeof PUSH_TIMES)[number];

const TIMEOUT_MS = 10_000;

/** Reports outcomes to shops; a report that fails is logged, and the shopper returns all the same. */
export class Pusher {
  readonly #log: FastifyBaseLogger;
  readonly #lateAfterMs: number;
  readonly #waiting = new Set<NodeJS.Timeout>();

  constructor(log: FastifyBaseLogger, lateAfterMs: number) {
    this.#log = log;
    this.#lateAfterMs = lateAfterMs;
  }

  async push(address: string, message: PaymentFields, time: PushTime): Promise<void> {
    if (time === 'late') return this.later(() => this.#send(address, message), 1);
    await this.#send(address, message);
    if (time === 'twice') await this.#send(address, message);
  }

  /** Does some work after a number of the usual delays. */
  later(work: () => Promise<void>, delays: number): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      void work();
    }, this.#lateAfterMs * delays);
    this.#waiting.add(timer);
  }

  /** Forgets what has not been reported yet. */
  stop(): void {
    this.#waiting.forEach((timer) => clearTimeout(timer));
  }

  async #send(address: string, message: PaymentFields): Promise<void> {
    try {
      const body = new URLSearchParams(message);
      const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok) this.#log.warn({ address, status: answer.status }, 'The shop refused a payment report');
    } catch (error) {
      this.#log.warn({ address, error }, 'The shop could not be told about a payment');
    }
  }
}
