import { storeError, type StoreError } from './transport/store-error.ts';

interface Step {
  /** Number of tries before the wait begins. */
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

/** Steps per IP address. Allows the normal use of a household or office in a day. */
export const PLACE_STEPS: readonly Step[] = [
  { tries: 30, wait: 10 },
  { tries: 60, wait: 30 },
  { tries: 100, wait: 60 },
];

/** The steps with `times` as many tries. Zero or less disables waiting. */
export const scaled = (steps: readonly Step[], times: number): readonly Step[] =>
  times > 0 ? steps.map(({ tries, wait }) => ({ tries: tries * times, wait })) : [];

/** Slows down repeated tries: the more tries, the longer the wait between them. */
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

  /** Counts a try. @throws StoreError 429 with the seconds until the next try. */
  take(key: string): void {
    const now = this.#clock();
    const known = this.#attempts.get(key);
    const { count, last } = known && now - known.last < FORGOTTEN_AFTER ? known : { count: 0, last: 0 };
    const step = this.#steps.findLast(({ tries }) => count >= tries);
    const wait = step ? Math.ceil((last + step.wait * 1000 - now) / 1000) : 0;
    if (wait > 0) throw this.#throttled(wait);
    this.#remember(key, { count: count + 1, last: now });
  }

  /** Resets the tries of a key after a successful one. */
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
