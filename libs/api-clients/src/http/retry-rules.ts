import type { RetryRule } from './transport';

/** Statuses after which a reading request is worth one more try. */
const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];

/** Reads by GET and HEAD are tried once more, at once; anything that may change something never is. */
export const readOnce: RetryRule = {
  times: 1,
  methods: new Set(['GET', 'HEAD']),
  statuses: new Set(RETRY_STATUSES),
  delayMs: () => 0,
};

/** Content queries only read, also by POST: up to 5 retries after 100, 200, 400, 800, 1600 ms plus at most 100 ms of jitter. */
export const patientQuery: RetryRule = {
  times: 5,
  methods: new Set(['GET', 'HEAD', 'POST']),
  statuses: new Set([429, 502, 503, 504]),
  delayMs: (retry) => 100 * 2 ** (retry - 1) + Math.random() * 100,
};
