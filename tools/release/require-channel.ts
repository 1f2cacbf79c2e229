import { LIVE, readChannel, readHistory } from '../../libs/federation/src/releases/composition/index.ts';
import type { ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';
import { noChannel, noChannels } from './sentences.ts';

/** Number of events that are searched for the last composition. */
const LOOKED_THROUGH = 50;

/** Throws a PlainProblem for a missing channel: a lost live one is named with its last composition. */
export async function requireChannel(
  { files, pointers }: Pick<ReleaseStore, 'files' | 'pointers'>,
  channel: string,
): Promise<void> {
  if (await readChannel(pointers, channel)) return;
  if (channel !== LIVE) throw new PlainProblem(noChannel(channel));
  const events = await readHistory(files, LOOKED_THROUGH);
  const lost = events.find((event) => event.channel === LIVE && event.to)?.to;
  throw new PlainProblem(
    lost
      ? `The channel ${LIVE} is lost; it was at ${lost}. To restore it: npx weefsel rollback --to ${lost}`
      : noChannels(),
  );
}
