import { CommerceError } from '@weefsel/api-clients';

/** Longest wait for the backend in seconds, and the maximum number of attempts. */
const LONGEST_WAIT = 120;
const MOST_TRIES = 5;

/**
 * Seconds until a refusal for too many requests ends. Undefined without that number, and for other failures.
 */
function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof CommerceError) || error.status !== 429) return undefined;
  const told = error.details.map(({ meta }) => (Object(meta?.parameters) as { seconds?: unknown }).seconds);
  return [...told, error.headers['retry-after']].map(Number).find((seconds) => seconds > 0);
}

/** Resolves after some seconds, or at once when aborted. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Sends, and retries by itself once the backend accepts it. Rejects with the last refusal of another kind, or with too
 * long a wait. Also rejects with it after five attempts, or when the signal is aborted.
 *
 * @param waits called with the seconds of a wait, and with undefined at its end
 */
export async function retryWhenAllowed(
  send: () => Promise<void>,
  waits: (seconds: number | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = tries < MOST_TRIES ? secondsToWait(error) : undefined;
      if (seconds === undefined || seconds > LONGEST_WAIT || signal.aborted) throw error;
      waits(seconds);
      await pause(seconds, signal);
      waits(undefined);
      if (signal.aborted) throw error;
    }
  }
}
