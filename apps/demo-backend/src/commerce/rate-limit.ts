import { storeError, type StoreError } from './transport/store-error.ts';

interface Step {
  /** Tries after which the wait begins. */
  tries: number;
  /** Seconds between two tries from then on. */
  wait: number;
}

interface Attempts {
  count: number;
  last: number;
}

const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000;
const MOST_KEYS = 10_000;

export const LOGIN_STEPS: readonly Step[] = [
  { tries: 10, wait: 10 },
  { tries: 15, wait: 30 },
  { tries: 20, wait: 60 },
];

export const FORM_STEPS: readonly Step[] = [
  { tries: 3, wait: 30 },
  { tries: 5, wait: 60 },
  { tries: 10, wait: 90 },
];

/** For what a household or an office does in a day without meaning harm. */
export const PLACE_STEPS: readonly Step[] = [
  { tries: 30, wait: 10 },
  { tries: 60, wait: 30 },
  { tries: 100, wait: 60 },
];

/** The same steps with so many times the tries; without any steps nobody ever waits. */
export const scaled = (steps: readonly Step[], times: number): readonly Step[] =>
  times > 0 ? steps.map(({ tries, wait }) => ({ tries: tries * times, wait })) : [];

/** Slows down who tries something too often: the more tries, the longer the wait between two. */
export class RateLimit {
  readonly #steps: readonly Step[];
  readonly #clock: () => number;
  readonly #code: string;
  readonly #attempts = new Map<string, Attempts>();

  constructor(steps: readonly Step[], clock: () => number, code = 'FRAMEWORK__RATE_LIMIT_EXCEEDED') {
    this.#steps = steps;
    this.#clock = clock;
    this.#code = code;
  }

  /** Counts a try. @throws StoreError 429 that says in how many seconds the next one is welcome. */
  take(key: string): void {
    const now = this.#clock();
    const known = this.#attempts.get(key);
    const { count, last } = known && now - known.last < FORGOTTEN_AFTER ? known : { count: 0, last: 0 };
    const step = this.#steps.findLast(({ tries }) => count >= tries);
    const wait = step ? Math.ceil((last + step.wait * 1000 - now) / 1000) : 0;
    if (wait > 0) throw this.#throttled(wait);
    this.#remember(key, { count: count + 1, last: now });
  }

  /** Forgets the tries, because the last one was right. */
  forget(key: string): void {
    this.#attempts.delete(key);
  }

  forgetAll(): void {
    this.#attempts.clear();
  }

  #remember(key: string, attempts: Attempts): void {
    this.#attempts.delete(key);
    this.#attempts.set(key, attempts);
    if (this.#attempts.size <= MOST_KEYS) return;
    for (const oldest of this.#attempts.keys()) return void this.#attempts.delete(oldest);
  }

  #throttled(seconds: number): StoreError {
    return storeError(429, this.#code, `Too many requests, try again in ${seconds} seconds.`, {
      parameters: { seconds },
    });
  }
}
