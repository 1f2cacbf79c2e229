import type { Recorder } from './recorder.ts';
import { visit, type SessionOptions } from './session.ts';
import { Visitor } from './visitor.ts';

export interface ArrivalOptions extends SessionOptions {
  /** Where the shop is, the first one first. */
  urls: readonly string[];
  recorder: Recorder;
  /** How many begin in a second. */
  perSecond: number;
}

/** Shoppers who come whether or not those before them are gone, so that a slow shop gets fuller. */
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

  /** Nobody else comes. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Until all who are there have left. */
  async end(): Promise<void> {
    this.stop();
    await Promise.all(this.#underWay);
  }
}
