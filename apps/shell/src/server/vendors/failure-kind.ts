import type { TransportResponse } from '@weefsel/api-clients';

/**
 * How a vendor fails. `busy`: it asks for a pause. `silent`: no answer, a late one, or half of one. `broken`: an error
 * status, or not its own format.
 */
export type FailureKind = 'busy' | 'silent' | 'broken';

/** Maintenance is a deliberate answer with an error status. */
const CLOSED = 'MAINTENANCE_MODE';

/** What JSON begins with; a page of a proxy begins with `<`. */
const JSON_BEGINS = /^\s*["[{\dtfn-]/;

const hasName = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** The kind of failure of an answer; undefined when it is none, such as the refusal of this one question. */
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
