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

/**
 * Sends something, and again by itself when the backend says how soon that may be. `waits` is told the seconds, and
 * undefined when a wait is over. Rejects with the last refusal.
 */
export async function sentPatiently(
  send: () => Promise<void>,
  waits: (seconds: number | undefined) => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = tries < MOST_TRIES ? secondsToWait(error) : undefined;
      if (seconds === undefined || seconds > LONGEST_WAIT) throw error;
      waits(seconds);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      waits(undefined);
    }
  }
}
