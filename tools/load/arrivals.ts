import type { Recorder } from './recorder.ts';
import { visit, type SessionOptions } from './session.ts';
import { Visitor } from './visitor.ts';

export interface ArrivalOptions extends SessionOptions {
  /** Addresses of the shop, in order of preference. */
  urls: readonly string[];
  recorder: Recorder;
  /** Number of new sessions per second. */
  perSecond: number;
}

/** Starts sessions independently of earlier ones, so that a slow shop accumulates shoppers. */
export class Arrivals {
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  begun = 0;

  start(options: ArrivalOptions): void {
    const { urls, recorder, perSecond, chance } = options;
    const next = () => {
      this.begun += 1;
      const visitor = new Visitor(urls, recorder);
      const session = visit(visitor, options).finally(() => {
        visitor.leave();
        this.#underWay.delete(session);
      });
      this.#underWay.add(session);
      plan();
    };
    // Times between independent arrivals are exponential.
    const plan = () => {
      this.#timer = setTimeout(next, (-Math.log(1 - chance()) / perSecond) * 1000);
    };
    this.stop();
    plan();
  }

  /** Starts no further sessions. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Resolves when all sessions have ended. */
  async end(): Promise<void> {
    this.stop();
    await Promise.all(this.#underWay);
  }
}
