import { CommerceError } from '@weefsel/api-clients';

/** Longest wait for the backend, in seconds, and most times that something is sent. */
const LONGEST_WAIT = 120;
const MOST_TRIES = 5;

/** Seconds until a refusal for too many tries ends, as far as it says so; undefined for other failures. */
function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof CommerceError) || error.status !== 429) return undefined;
  const told = error.details.map(({ meta }) => (Object(meta?.parameters) as { seconds?: unknown }).seconds);
  return [...told, error.headers['retry-after']].map(Number).find((seconds) => seconds > 0);
}

/** Resolves after some seconds, or at once when they are not wanted any more. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Sends something, and again by itself once the backend takes it. Rejects with the last refusal: of another kind, with too
 * long a wait, after five tries, or when the signal is aborted.
 *
 * @param waits is called with the seconds of a wait, and with undefined at its end
 */
export async function sentPatiently(
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
