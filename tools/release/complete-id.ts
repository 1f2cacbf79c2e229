import { readChannel, readHistory } from '../../libs/federation/src/releases/composition/index.ts';
import type { ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';

/** Number of events that are searched for compositions. */
export const SEARCHED = 200;

/**
 * Completes the beginning of an id by the known ones. An unknown one stays as given, for the command to refuse.
 * @throws PlainProblem when several begin like it
 */
export function completeId(given: string, known: Iterable<string>): string {
  const all = new Set(known);
  if (all.has(given)) return given;
  const found = [...all].filter((id) => id.startsWith(given));
  if (found.length > 1) throw new PlainProblem(`"${given}" is the beginning of ${found.join(' and ')}.`);
  return found[0] ?? given;
}

/** Beginning of a composition's id, not the whole. */
const SHORT = /^[0-9a-f]{1,15}$/;

/** Completes the id of a composition by those that a channel and the history name. */
export async function completeCompositionId(
  { files, pointers }: Pick<ReleaseStore, 'files' | 'pointers'>,
  channel: string,
  given: string,
): Promise<string> {
  if (!SHORT.test(given)) return given;
  const found = await readChannel(pointers, channel);
  const events = await readHistory(files, SEARCHED);
  const named = events.flatMap(({ from, to }) => [from, to]).filter((id) => id !== undefined);
  return completeId(given, [...(found ? [found.composition, ...found.previous] : []), ...named]);
}
