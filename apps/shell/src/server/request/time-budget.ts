import { inTime } from '@weefsel/contracts';
import type { FastifyReply } from 'fastify';
import { LIMIT_MS } from '../time-limits';

/** Time limits of a response, in ms. */
export interface AnswerLimits {
  /** From the request to the whole page. */
  answerMs: number;
  /** Share in which rendering may wait for a part that is not ready: nothing is fetched at that point. */
  renderMs: number;
}

export const LIMITS: AnswerLimits = { answerMs: LIMIT_MS.answer, renderMs: LIMIT_MS.render };

/** The least time for each step, in ms. */
export const LEAST_MS = 100;

/** The remaining time of a response after reserving `putBy`, in ms. */
export const timeLeft = ({ answerMs }: AnswerLimits, reply: FastifyReply, putBy = 0): number =>
  Math.max(LEAST_MS, answerMs - putBy - reply.elapsedTime);

/** The time for one request, passed to all its work: each part leaves less to the next. */
export class TimeBudget {
  /** End of the time for the response, complete or not, in ms since 1970. */
  readonly endsAt: number;
  /** Aborts after the time ends: a response too late for this shopper is cached for the next. */
  readonly signal = AbortSignal.timeout(LIMIT_MS.abort);

  constructor(ms: number) {
    this.endsAt = Date.now() + ms;
  }

  /** Time left, in ms; never negative. */
  get left(): number {
    return Math.max(0, this.endsAt - Date.now());
  }

  /**
   * The result of the work within its share and the time left, possibly zero. Rejects with OutOfTimeError after that.
   */
  wait<T>(work: Promise<T>, shareMs = Infinity): Promise<T> {
    return inTime(work, Math.max(0, Math.min(shareMs, this.left)));
  }
}
