import type { FastifyReply } from 'fastify';

/** How long an answer may take, in ms, whatever a part of the page does. */
export interface AnswerLimits {
  /** From the request to the whole page. */
  answerMs: number;
  /** How much of it may go by for a part that is not ready to be rendered: nothing is fetched any more then. */
  renderMs: number;
}

export const LIMITS: AnswerLimits = { answerMs: 5500, renderMs: 800 };

/** What is left for each step in any case, in ms. */
export const LEAST_MS = 100;

/** What is left of an answer's time when some of it is put by, in ms. */
export const timeLeft = ({ answerMs }: AnswerLimits, reply: FastifyReply, putBy = 0): number =>
  Math.max(LEAST_MS, answerMs - putBy - reply.elapsedTime);

/** What did not come before its time was over. */
export class OutOfTimeError extends Error {
  override readonly name = 'OutOfTimeError';
}

/** What the work brings, if it does so within some ms. Rejects with OutOfTimeError when it does not. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTimeError(`nothing within ${ms} ms`)), ms);
  });
  work.catch(() => undefined);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** After this nobody waits for a vendor any more, not even to keep the answer for the next who asks, in ms. */
const GIVE_UP_MS = 10_000;

/** The time for one request, handed down to all that is done for it: each part leaves less to the next. */
export class TimeBudget {
  /** When the shopper gets an answer, with or without what is still on its way, in ms since 1970. */
  readonly endsAt: number;
  /** Ends later than the time does: an answer that is too late for this shopper is kept for the next. */
  readonly signal = AbortSignal.timeout(GIVE_UP_MS);

  constructor(ms: number) {
    this.endsAt = Date.now() + ms;
  }

  /** What is left of it, in ms; never less than nothing. */
  get left(): number {
    return Math.max(0, this.endsAt - Date.now());
  }

  /** What the work brings, if it does so within its share and what is left. Rejects with OutOfTimeError when it does not. */
  wait<T>(work: Promise<T>, shareMs = Infinity): Promise<T> {
    return inTime(work, Math.min(shareMs, this.left));
  }
}
