import type { TransportResponse } from '@weefsel/api-clients';

/**
 * How a vendor fails. `busy`: it asks to be left alone. `silent`: no whole answer in time. `broken`: an answer that
 * says that it cannot, or that is not its own language.
 */
export type FailureKind = 'busy' | 'silent' | 'broken';

/** A shop that is closed for maintenance says so with a failure's status, and means it. */
const CLOSED = 'MAINTENANCE_MODE';

/** What JSON begins with; a page of a proxy begins with `<`. */
const JSON_BEGINS = /^\s*["[{\dtfn-]/;

const hasName = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** How an answer is a failure of the vendor; undefined when it is none, such as a refusal of this one question. */
export function kindOfAnswer({ status, headers, text }: TransportResponse): FailureKind | undefined {
  if (text.includes(CLOSED)) return undefined;
  if (status === 429 || (status === 503 && headers['retry-after'])) return 'busy';
  if (status >= 500 || status === 408) return 'broken';
  const isAnswer = status >= 200 && status < 300;
  return isAnswer && text !== '' && !JSON_BEGINS.test(text) ? 'broken' : undefined;
}

export function kindOfError(error: unknown): FailureKind | undefined {
  if (hasName(error, 'TimeoutError') || hasName(error, 'NetworkError')) return 'silent';
  return hasName(error, 'TooLargeAnswerError') ? 'broken' : undefined;
}
