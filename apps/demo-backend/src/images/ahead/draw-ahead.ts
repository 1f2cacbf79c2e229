import type { Pictures } from '../pictures.ts';
import type { Quiet } from './quiet.ts';

export interface DrawAheadOptions {
  quiet: Quiet;
  signal: AbortSignal;
  /** Learns that a picture could not be drawn; the others are all the same. */
  onProblem?: (error: unknown) => void;
}

/**
 * Draws pictures before anyone asks, one after the other, only in quiet moments; those that are kept already cost a look.
 * Resolves with how many there are now, and early when the signal says stop.
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
