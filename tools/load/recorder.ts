import { percentile } from '../bench/percentile.ts';

/** What became of a request: refused is a 503 that says when to come again. */
export type Outcome = 'answered' | 'refused' | 'failed';

/** One second of a run; times are of pages, in ms, NaN where none was answered. */
export interface Second {
  /** Seconds since the run began. */
  at: number;
  phase: string;
  answered: number;
  refused: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
  /** Pages, and how many of them the cache in front had. */
  pages: number;
  hits: number;
  /** Memory of each shell, in bytes; NaN for one that is not there. */
  memory: readonly number[];
}

/** A request that did not get what it asked for, as people read it. */
export interface Missed {
  at: number;
  phase: string;
  what: string;
  outcome: Outcome;
  /** Whether it was on its way when something was killed. */
  wasUnderWay: boolean;
}

interface Bucket {
  phase: string;
  answered: number;
  /** Of pages, in ms. */
  times: number[];
  refused: number;
  failed: number;
  pages: number;
  hits: number;
}

/** A request that has been sent. */
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

/** Figures of a number of answers. */
export const figuresOf = (times: readonly number[]): Pick<Second, 'p50' | 'p95' | 'p99'> => ({
  p50: percentile(times, 50),
  p95: percentile(times, 95),
  p99: percentile(times, 99),
});

/** Notes every request of a run in the second in which it ends. */
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

  /** Seconds since the run began. */
  get at(): number {
    return (this.#now() - this.#begun) / 1000;
  }

  #bucket(): Bucket {
    const second = Math.floor(this.at);
    return (this.#buckets[second] ??= newBucket(this.phase));
  }

  /** Notes that a request goes out. */
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

  /** Kills something: requests under way at that time may fail. Resolves to their number at its beginning. */
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

  /** How long the pages of a phase took, in ms. */
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
