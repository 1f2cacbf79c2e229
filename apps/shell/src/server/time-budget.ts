import type { FastifyReply } from 'fastify';

/** How long an answer may take at most, in ms. */
export interface AnswerLimits {
  /** From the request to the whole page. */
  answerMs: number;
  /** How much of it rendering may wait for a part that is not ready: nothing is fetched at that point. */
  renderMs: number;
}

export const LIMITS: AnswerLimits = { answerMs: 5500, renderMs: 800 };

/** The least time for each step, in ms. */
export const LEAST_MS = 100;

/** The time left of an answer after setting some aside, in ms. */
export const timeLeft = ({ answerMs }: AnswerLimits, reply: FastifyReply, putBy = 0): number =>
  Math.max(LEAST_MS, answerMs - putBy - reply.elapsedTime);

/** What did not come before its time was over. */
export class OutOfTimeError extends Error {
  override readonly name = 'OutOfTimeError';
}

/** The result of the work within some ms. Rejects with OutOfTimeError after that. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTimeError(`nothing within ${ms} ms`)), ms);
  });
  work.catch(() => undefined);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** After this, requests to vendors are aborted, even for the cache, in ms. */
const GIVE_UP_MS = 10_000;

/** The time for one request, handed down to all that is done for it: each part leaves less to the next. */
export class TimeBudget {
  /** When the shopper gets an answer, with or without what is still on its way, in ms since 1970. */
  readonly endsAt: number;
  /** Aborts later than the time ends: an answer too late for this shopper is cached for the next. */
  readonly signal = AbortSignal.timeout(GIVE_UP_MS);

  constructor(ms: number) {
    this.endsAt = Date.now() + ms;
  }

  /** Time left, in ms; never negative. */
  get left(): number {
    return Math.max(0, this.endsAt - Date.now());
  }

  /** The result of the work within its share and the time left, which may be over. Rejects with OutOfTimeError after that. */
  wait<T>(work: Promise<T>, shareMs = Infinity): Promise<T> {
    return inTime(work, Math.max(0, Math.min(shareMs, this.left)));
  }
}
