import { percentile } from '../bench/percentile.ts';

/** Outcome of a request; `refused` is a 503 with Retry-After. */
export type Outcome = 'answered' | 'refused' | 'failed';

/** One second of a run. Times are of pages, in ms; NaN where none was answered. */
export interface Second {
  /** Seconds since the start of the run. */
  at: number;
  phase: string;
  answered: number;
  refused: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
  /** Number of pages, and of those served by the cache in front. */
  pages: number;
  hits: number;
  /** Memory of each shell, in bytes; NaN for a killed one. */
  memory: readonly number[];
}

/** A refused or failed request, for reports. */
export interface Missed {
  at: number;
  phase: string;
  what: string;
  outcome: Outcome;
  /** True when it was in flight during a kill. */
  wasUnderWay: boolean;
}

interface Bucket {
  phase: string;
  answered: number;
  /** Response times of pages, in ms. */
  times: number[];
  refused: number;
  failed: number;
  pages: number;
  hits: number;
}

/** A request in flight. */
export interface Sent {
  end: (outcome: Outcome, more?: { isPage?: boolean; isHit?: boolean; what?: string }) => void;
}

const newBucket = (phase: string): Bucket => ({
  phase,
  answered: 0,
  times: [],
  refused: 0,
  failed: 0,
  pages: 0,
  hits: 0,
});

/** Percentiles of response times. */
export const figuresOf = (times: readonly number[]): Pick<Second, 'p50' | 'p95' | 'p99'> => ({
  p50: percentile(times, 50),
  p95: percentile(times, 95),
  p99: percentile(times, 99),
});

/** Records every request of a run, in the second of its end. */
export class Recorder {
  readonly #begun: number;
  readonly #now: () => number;
  readonly #buckets: Bucket[] = [];
  readonly #memory: (readonly number[])[] = [];
  readonly #underWay = new Set<{ broken: boolean }>();
  readonly missed: Missed[] = [];
  #isBreaking = false;
  phase = '';

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#begun = now();
  }

  /** Seconds since the start of the run. */
  get at(): number {
    return (this.#now() - this.#begun) / 1000;
  }

  #bucket(): Bucket {
    const second = Math.floor(this.at);
    return (this.#buckets[second] ??= newBucket(this.phase));
  }

  /** Records the start of a request. */
  send(): Sent {
    const startedAt = this.#now();
    const mark = { broken: this.#isBreaking };
    this.#underWay.add(mark);
    return {
      end: (outcome, { isPage = false, isHit = false, what = '' } = {}) => {
        this.#underWay.delete(mark);
        const bucket = this.#bucket();
        bucket[outcome] += 1;
        if (isPage && outcome === 'answered') bucket.times.push(this.#now() - startedAt);
        if (isPage) bucket.pages += 1;
        if (isHit) bucket.hits += 1;
        if (outcome !== 'answered')
          this.missed.push({ at: this.at, phase: this.phase, what, outcome, wasUnderWay: mark.broken });
      },
    };
  }

  /** Kills a part; requests in flight during that may fail. Resolves to their number at its beginning. */
  async breaking(kill: () => void | Promise<void>): Promise<number> {
    for (const mark of this.#underWay) mark.broken = true;
    const { size } = this.#underWay;
    this.#isBreaking = true;
    try {
      await kill();
    } finally {
      this.#isBreaking = false;
    }
    return size;
  }

  noteMemory(bytes: readonly number[]): void {
    this.#memory[Math.floor(this.at)] = bytes;
  }

  /** Response times of a phase's pages, in ms. */
  timesIn(phase: string): number[] {
    return this.#buckets.filter((bucket) => bucket?.phase === phase).flatMap(({ times }) => times);
  }

  seconds(): Second[] {
    return Array.from({ length: this.#buckets.length }, (_, at) => {
      const bucket = this.#buckets[at] ?? newBucket('');
      const { times, ...counts } = bucket;
      return {
        at,
        ...counts,
        ...figuresOf(times),
        memory: this.#memory[at] ?? [],
      };
    });
  }
}
