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
