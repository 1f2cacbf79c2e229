import {
  channelNames,
  DamagedDocument,
  LIVE,
  readChannel,
  readHistory,
} from '../../libs/federation/src/releases/composition/index.ts';
import { askShell, type ReleaseStore } from '../../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from '../shop.ts';
import { SHOP } from './command.ts';
import type { Options } from './options.ts';
import { noChannel, noChannels } from './sentences.ts';

/** Number of events that are searched for the last composition. */
const LOOKED_THROUGH = 50;

type Place = Pick<ReleaseStore, 'files' | 'pointers'>;

/** False for a missing channel; a damaged one is there. */
const isThere = ({ pointers }: Place, channel: string): Promise<boolean> =>
  readChannel(pointers, channel).then(
    (found) => found !== undefined,
    (error: unknown) => {
      if (error instanceof DamagedDocument) return true;
      throw error;
    },
  );

/** A sentence about a lost live channel with its last composition; undefined when it is there, or never was. */
export async function lostLive(place: Place): Promise<string | undefined> {
  if (await isThere(place, LIVE)) return undefined;
  const events = await readHistory(place.files, LOOKED_THROUGH);
  const lost = events.find((event) => event.channel === LIVE && event.to)?.to;
  return (
    lost && `The channel ${LIVE} is lost; it was at ${lost}. To restore it: npx weefsel rollback --to ${lost}`
  );
}

/** Throws a PlainProblem for a store without channels: it is new or away, or the live channel was lost. */
export async function requireAnyChannel(place: Place): Promise<void> {
  if ((await channelNames(place.pointers)).length > 0) return;
  throw new PlainProblem((await lostLive(place)) ?? noChannels());
}

/** Throws a PlainProblem for a missing channel. */
export async function requireChannel(place: Place, channel: string): Promise<void> {
  if (await isThere(place, channel)) return;
  if (channel !== LIVE) throw new PlainProblem(noChannel(channel));
  throw new PlainProblem((await lostLive(place)) ?? noChannels());
}

/**
 * Refuses a release or a key after the loss of the live channel, and into a store without channels while the shop serves a
 * composition: that store is another one, or away. Throws a PlainProblem.
 */
export async function requireStoreOfShop(place: Place, options: Pick<Options, 'shop'>): Promise<void> {
  const lost = await lostLive(place);
  if (lost) throw new PlainProblem(lost);
  if ((await channelNames(place.pointers)).length > 0) return;
  const origin = SHOP(options);
  const shop = await askShell(origin);
  if (typeof shop === 'string' || !shop.composition) return;
  throw new PlainProblem(
    `The shop at ${origin} serves the composition ${shop.composition}. ${noChannels()} Nothing was changed. PORT names another local shop.`,
  );
}
