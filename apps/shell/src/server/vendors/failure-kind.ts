import type { TransportResponse } from '@weefsel/api-clients';

/**
 * Kinds of vendor failures. `busy`: it requests a pause. `silent`: no response, a late one, or half of one. `broken`:
 * an error status, or not its own format.
 */
export type FailureKind = 'busy' | 'silent' | 'broken';

/** Maintenance is a deliberate response with an error status. */
const CLOSED = 'MAINTENANCE_MODE';

/** First characters of JSON; a proxy's page begins with `<`. */
const JSON_BEGINS = /^\s*["[{\dtfn-]/;

const hasName = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** The kind of failure of a response. Undefined for none, such as the refusal of this one request. */
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
