import type { Pictures } from '../pictures.ts';
import type { Quiet } from './quiet.ts';

interface DrawAheadOptions {
  quiet: Quiet;
  signal: AbortSignal;
  /** Called when a picture could not be drawn; the remaining ones are still drawn. */
  onProblem?: (error: unknown) => void;
}

/**
 * Draws pictures before they are requested, one by one and only in quiet moments. Cached ones cost little. Resolves
 * with the number of pictures; early when the signal aborts.
 */
export async function drawAhead(
  pictures: Pictures,
  addresses: Iterable<string>,
  { quiet, signal, onProblem }: DrawAheadOptions,
): Promise<number> {
  let drawn = 0;
  for (const address of addresses) {
    await quiet(signal).catch(() => undefined);
    if (signal.aborted) return drawn;
    try {
      const picture = await pictures.find(address)?.read('background');
      if (picture) drawn += 1;
    } catch (error) {
      if (!signal.aborted) onProblem?.(error);
    }
  }
  return drawn;
}
