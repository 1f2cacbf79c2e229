import {
  DamagedDocument,
  findComposition,
  LIVE,
  moveChannel,
  noteEvent,
  readChannel,
  writeComposition,
  type Channel,
  type Composition,
  type FoundChannel,
} from '../composition/index.ts';
import { StoreAway } from '../store/index.ts';
import { claimedTwice } from '../../../contracts/src/page-address.ts';
import type { Desk } from './desk.ts';
import { sameContent, versionChanges } from './differences.ts';
import { RefusedRelease } from './compatibility.ts';

type Content = Omit<Composition, 'made'>;

/** A composition by its name. */
export interface Named {
  id: string;
  composition: Composition;
}

/** What a command did to a channel. Nothing was moved when both are the same. */
export interface Change {
  channel: string;
  before?: Named;
  now: Named;
}

/** What a command is called in the history, and why it was given. */
export interface Purpose {
  what: string;
  channel?: string;
  why?: string;
  /** Begins with nothing when what the channel points to is damaged: for a command that releases all there is. */
  evenIfDamaged?: boolean;
  /** What the next composition has to go through; its sentences say what speaks against it. */
  gate?: (next: Content, before: Content | undefined) => Promise<readonly string[]>;
}

/** Others moved the channel again and again while this command tried to. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** How long a command tries to come between the others, and the longest pause between two tries, in ms. */
const PATIENCE_MS = 30_000;
const LONGEST_PAUSE_MS = 200;

/** What a channel points to now; undefined when it is not there. */
export async function readCurrent(desk: Desk, channel = LIVE): Promise<Named | undefined> {
  const found = await readChannel(desk.pointers, channel);
  return found && named(desk, found.composition);
}

/** Where a channel is to point; undefined when it is right as it is. */
type Aim = (found: FoundChannel | undefined) => Promise<Channel | undefined>;

/** Whether a channel was moved. A store that was away in the middle of it did not say, so it is looked what is so now. */
async function isMoved(
  { pointers }: Desk,
  channel: string,
  to: Channel,
  found: FoundChannel | undefined,
): Promise<boolean> {
  try {
    return (await moveChannel(pointers, channel, to, found)) !== undefined;
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    const now = await readChannel(pointers, channel);
    // What a channel could go back to before says nothing; a new composition is there only if the move was made.
    const wasKnown = found?.previous.includes(to.composition) ?? false;
    return (
      now?.composition === to.composition || (!wasKnown && now?.previous.includes(to.composition) === true)
    );
  }
}

/** Compare-and-set, again and again: what came in between is seen by the next try. */
async function aim(desk: Desk, channel: string, where: Aim): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  do {
    const found = await readChannel(desk.pointers, channel);
    const to = await where(found);
    if (!to || (await isMoved(desk, channel, to, found))) return;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  } while (Date.now() < until);
  throw new TooBusy(
    `The channel ${channel} was moved by others all the time. Nothing was changed; try again.`,
  );
}

async function note(desk: Desk, { what, why }: Purpose, { channel, before, now }: Change): Promise<void> {
  if (before?.id === now.id) return;
  await noteEvent(desk.files, {
    at: new Date().toISOString(),
    ...desk.author,
    what,
    channel,
    ...(why && { why }),
    ...(before && { from: before.id }),
    to: now.id,
    changes: versionChanges(before?.composition, now.composition),
  });
}

/** Each path has one page, and each type of page one remote: names both who claim one. */
function twoOwners({ remotes }: Content): string[] {
  const pages = Object.entries(remotes).map(([name, remote]) => [name, remote.pages ?? {}] as const);
  const twice = claimedTwice(Object.fromEntries(pages));
  return twice.length > 0 ? [...twice, 'One of them has to give it up first.'] : [];
}

/** Throws a RefusedRelease when something speaks against what a channel would point to. */
export async function passGate(
  { gate }: Pick<Purpose, 'gate'>,
  next: Content,
  before: Content | undefined,
): Promise<void> {
  const reasons = [...twoOwners(next), ...((await gate?.(next, before)) ?? [])];
  if (reasons.length > 0) throw new RefusedRelease(`${reasons.join(' ')} Nothing was changed.`);
}

/** Writes the composition that a command makes of another. Nothing may point to what servers do not believe, so it is read back. */
export async function compose(
  desk: Desk,
  content: Content,
  { why, ...said }: { what: string; channel: string; why: string | undefined },
  before: Named | undefined,
): Promise<Named> {
  const made = {
    at: new Date().toISOString(),
    ...desk.author,
    ...said,
    ...(why && { why }),
    ...(before && { from: before.id }),
  };
  const composition = { ...content, made };
  const id = await writeComposition(desk.files, await desk.key(), composition);
  await findComposition(desk, id);
  return { id, composition };
}

const named = async (desk: Desk, id: string): Promise<Named> => ({
  id,
  composition: await findComposition(desk, id),
});

/** What a command begins with: what the channel points to; a new channel begins with what is live. */
async function startOf(
  desk: Desk,
  channel: string,
  found: FoundChannel | undefined,
): Promise<Named | undefined> {
  if (found) return named(desk, found.composition);
  return channel === LIVE ? undefined : readCurrent(desk);
}

/**
 * Makes a new composition of what a channel points to, and points it there: one step that no other command comes
 * between. Changes nothing when the content would be the same. Throws a RefusedRelease.
 */
export async function changeChannel(
  desk: Desk,
  purpose: Purpose,
  next: (current: Composition | undefined) => Content,
): Promise<Change> {
  const { channel = LIVE, what, why } = purpose;
  let change: Change | undefined;
  await aim(desk, channel, async (found) => {
    const before = await startOf(desk, channel, found).catch((error: unknown) => {
      if (purpose.evenIfDamaged && error instanceof DamagedDocument) return undefined;
      throw error;
    });
    const content = next(before?.composition);
    if (found && before && sameContent(before.composition, content)) {
      change = { channel, before, now: before };
      return undefined;
    }
    await passGate(purpose, content, before?.composition);
    const now = await compose(desk, content, { what, channel, why }, before);
    change = { channel, ...(before && { before }), now };
    return { composition: now.id, previous: found ? [found.composition, ...found.previous] : [] };
  });
  if (!change) throw new TooBusy(`The channel ${channel} was not changed.`);
  await note(desk, purpose, change);
  return change;
}

/** Points a channel to a composition that there is already; `previous` is what it can go back to from there. */
export async function pointChannel(
  desk: Desk,
  purpose: Purpose,
  choose: (found: FoundChannel) => Channel,
): Promise<Change> {
  const { channel = LIVE } = purpose;
  let change: Change | undefined;
  await aim(desk, channel, async (found) => {
    if (!found) throw new DamagedDocument(`There is no channel ${channel}.`);
    const to = choose(found);
    const now = await named(desk, to.composition);
    // What is damaged is what somebody may want to get away from.
    const before = await named(desk, found.composition).catch(() => undefined);
    change = { channel, ...(before && { before }), now };
    if (found.composition === now.id) return undefined;
    await passGate(purpose, now.composition, before?.composition);
    return to;
  });
  if (!change) throw new TooBusy(`The channel ${channel} was not changed.`);
  await note(desk, purpose, change);
  return change;
}
