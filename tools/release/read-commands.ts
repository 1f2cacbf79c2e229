import {
  channelNames,
  DamagedDocument,
  LIVE,
  NoKey,
  NotChecked,
  readHistory,
  readQuarantine,
} from '../../libs/federation/src/releases/composition/index.ts';
import {
  askShell,
  canaryNow,
  readCurrent,
  type Named,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { dataDir, PlainProblem } from '../shop.ts';
import { SHOP, type Command } from './command.ts';
import { compareRemotes, findNamed } from './compare.ts';
import { askFaults, countsSecret, NoCounts, tokenIn, type Faults } from './counts.ts';
import { lostLive } from './require-channel.ts';
import {
  differenceLines,
  eventLine,
  faultsLine,
  liveLines,
  noChannels,
  quarantineLine,
  compositionProblem,
  wayOut,
} from './sentences.ts';

export const history: Command = async ({ files, pointers }, { most }) => {
  const events = await readHistory(files, most);
  const isUsed = events.length > 0 || (await channelNames(pointers)).length > 0;
  const none = isUsed ? 'No release is recorded in this store.' : noChannels();
  return { text: events.map(eventLine).join('\n') || none, json: events };
};

export const diff: Command = async (releaseStore, { words: [one, other] }) => {
  if (!one || !other)
    throw new PlainProblem('Which two? Name compositions or channels: diff live preview/x.');
  const change = {
    channel: 'live',
    before: await findNamed(releaseStore, one),
    now: await findNamed(releaseStore, other),
  };
  const remotes = await compareRemotes(releaseStore, change.before, change.now);
  return { text: differenceLines(change, remotes), json: { ...change, remotes } };
};

const NO_TOKEN =
  'Errors of pages and browsers are not read here: set PLATFORM_TOKEN to the token of that server.';

/** Page errors counted by a server, or the reason why they are unknown. */
async function faultsAt(origin: string, releaseStore: ReleaseStore): Promise<Faults | string> {
  if (!tokenIn(dataDir) && !process.env.RELEASE_KEY) return NO_TOKEN;
  try {
    return await askFaults(origin, await countsSecret(dataDir, releaseStore)());
  } catch (error) {
    if (error instanceof NoCounts || error instanceof NoKey) return error.message;
    throw error;
  }
}

/** A channel with its composition, or what is damaged about it, or why that cannot be checked here. */
async function channelState(
  releaseStore: ReleaseStore,
  name: string,
): Promise<{ name: string; unchecked?: string; damaged?: string } & Partial<Named>> {
  try {
    return { name, ...(await readCurrent(releaseStore, name)) };
  } catch (error) {
    if (error instanceof NotChecked) return { name, unchecked: error.message };
    if (!(error instanceof DamagedDocument)) throw error;
    return { name, damaged: `${error.message} ${wayOut(name)}` };
  }
}

export const status: Command = async (releaseStore, options) => {
  const names = await channelNames(releaseStore.pointers);
  const channels = await Promise.all(names.map((name) => channelState(releaseStore, name)));
  const shell = await askShell(SHOP(options));
  const faults = typeof shell === 'string' ? undefined : await faultsAt(SHOP(options), releaseStore);
  const canary = await canaryNow(releaseStore);
  const quarantine = await readQuarantine(releaseStore.pointers);
  const live = channels.find(({ name }) => name === LIVE)?.id;
  const lost = names.length > 0 ? await lostLive(releaseStore) : undefined;
  const problem = lost ?? compositionProblem(live, shell, SHOP(options));
  const json = {
    channels,
    quarantine,
    shell,
    faults,
    ...(canary && { canary }),
    ...(problem && { problem }),
  };
  const lines = [
    ...(names.length > 0 ? [] : [noChannels()]),
    liveLines(channels, shell, SHOP(options), canary),
    ...(problem ? [`problem  ${problem}`] : []),
    ...(faults === undefined ? [] : [faultsLine(faults)]),
    ...quarantine.map(quarantineLine),
  ];
  return {
    text: lines.join('\n'),
    json,
    hasFault:
      lost !== undefined || channels.some((channel) => 'damaged' in channel || 'unchecked' in channel),
  };
};
