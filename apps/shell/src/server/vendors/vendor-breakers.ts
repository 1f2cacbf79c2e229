import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  wrap,
  type CircuitBreakerPolicy,
  type FailureReason,
  type IHalfOpenAfterBackoffContext,
} from 'cockatiel';
import type { TransportResponse } from '@weefsel/api-clients';
import { kindOfAnswer, kindOfError, type FailureKind } from './failure-kind';

/** Pause for a vendor without a `Retry-After`, in ms. */
const UNSAID_MS = 1000;
/** Longest pause that a vendor may request, in ms: a mistake in its settings must not close the shop. */
const LONGEST_MS = 30_000;

/** The pause that a vendor requests, in ms, by its `Retry-After`: seconds or a date. */
export function retryAfterMs(header: string | undefined, now = Date.now()): number {
  if (!header?.trim()) return UNSAID_MS;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? UNSAID_MS : Math.min(LONGEST_MS, Math.max(0, ms));
}

/** Consecutive failures of a kind that open the breaker. */
const MOST_FAILURES: Record<FailureKind, number> = { busy: 1, silent: 2, broken: 5 };

const askedFor = ({ result }: IHalfOpenAfterBackoffContext): number =>
  'value' in result ? retryAfterMs((result.value as TransportResponse).headers['retry-after']) : 0;

const breakerFor = (kind: FailureKind): CircuitBreakerPolicy =>
  circuitBreaker(
    handleWhen((error) => kindOfError(error) === kind).orWhenResult(
      (answer) => kindOfAnswer(answer as TransportResponse) === kind,
    ),
    {
      breaker: new ConsecutiveBreaker(MOST_FAILURES[kind]),
      // The guard decides when to probe the vendor; the breaker only obeys the vendor's `Retry-After`.
      halfOpenAfter: kind === 'busy' ? new DelegateBackoff(askedFor) : 0,
    },
  );

/** The failure that opened a breaker, as text: the error with its cause, or the status. */
function textOf(reason: FailureReason<TransportResponse>): string {
  if ('value' in reason) return `answered ${reason.value.status}`;
  if (!(reason.error instanceof Error)) return String(reason.error);
  const { message, cause } = reason.error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/**
 * The circuit breakers of one vendor, one per kind of failure.
 * @param onBreak receives the failure, as text
 */
export function createBreakers(onBreak: (cause: string) => void) {
  const breakers = [breakerFor('busy'), breakerFor('silent'), breakerFor('broken')] as const;
  const all = wrap(...breakers);
  for (const breaker of breakers)
    breaker.onBreak((reason) => onBreak(textOf(reason as FailureReason<TransportResponse>)));
  return {
    /** True while the vendor gets no calls except probes. */
    areOpen: () => breakers.some(({ state }) => state !== CircuitState.Closed),
    run: (ask: () => Promise<TransportResponse>): Promise<TransportResponse> => all.execute(ask),
  };
}
