import {
  DamagedDocument,
  findComposition,
  CANARY,
  moveCanary,
  readCanary,
  readQuarantine,
  removeCanary,
  type Canary,
  type Content,
  type FoundCanary,
} from '../composition/index.ts';
import {
  changed,
  compose,
  passGate,
  readCurrent,
  type Change,
  type Named,
  type Purpose,
} from './update-channel.ts';
import { note, type ReleaseStore } from './release-store.ts';
import { changedRemotes } from './differences.ts';
import { scopeOf } from './grants.ts';
import { promote } from './promote.ts';
import { quarantineSentence } from './quarantine.ts';
import { publishedRelease, withReleased } from './release-versions.ts';

/** A canary cannot begin, or there is none. */
export class CanaryRefused extends Error {
  override readonly name = 'CanaryRefused';
}

/** A version of the canary is in quarantine, so no visit gets the canary. */
export class CanaryInQuarantine extends CanaryRefused {}

/** Reason for moving a canary, for the history. */
export interface Reason extends Pick<Purpose, 'why'> {
  /** Evidence of both arms until then. */
  evidence?: unknown;
}

/** Options for starting a canary. */
interface CanaryStart extends Pick<Purpose, 'why' | 'gate'> {
  /** Share of new visits, in percent: 1 to 99. */
  percent: number;
  /** Length of the compared blocks, and the time for late reports after a block, in seconds. */
  blockSeconds?: number;
  waitSeconds?: number;
}

const BLOCK_SECONDS = 60;
const WAIT_SECONDS = 300;

/** Writes the composition of a canary: live with these releases in it. */
async function composeCanary(
  releaseStore: ReleaseStore,
  live: Named,
  versions: Readonly<Record<string, string>>,
  { why, gate }: Pick<Purpose, 'why' | 'gate'>,
): Promise<Named> {
  let content: Content = live.composition;
  for (const [name, version] of Object.entries(versions))
    content = withReleased(content, name, await publishedRelease(releaseStore, name, version));
  await passGate(gate, content, live.composition);
  const what = `canary ${Object.keys(versions).join(' ')}`;
  return compose(releaseStore, content, { what, channel: CANARY, why }, live);
}

const secondCanary = (): CanaryRefused =>
  new CanaryRefused(
    'Another canary is on. End it first: npx weefsel promote canary, or npx weefsel rollback canary.',
  );

/** Throws a CanaryRefused while a canary is on; its sentence depends on whether the author's key may end that. */
export async function requireNoCanary(releaseStore: ReleaseStore): Promise<void> {
  if (!(await readCanary(releaseStore.pointers))) return;
  const others = await othersInCanary(releaseStore);
  if (others.length === 0) throw secondCanary();
  throw new CanaryRefused(
    `A canary of ${others.join(' and ')} is on, which your key may not end. Wait until it has ended, or release without --canary.`,
  );
}

/**
 * Shows published versions to a share of new visits. Throws a RefusedRelease when the gate refuses it.
 * Throws a CanaryRefused for a second canary, or if nothing is live or would differ.
 */
export async function startCanary(
  releaseStore: ReleaseStore,
  versions: Readonly<Record<string, string>>,
  { percent, why, gate, blockSeconds = BLOCK_SECONDS, waitSeconds = WAIT_SECONDS }: CanaryStart,
): Promise<Change> {
  const live = await readCurrent(releaseStore);
  if (!live)
    throw new CanaryRefused('Nothing is live that a canary could be measured against. Release it first.');
  const now = await composeCanary(releaseStore, live, versions, { why, gate });
  if (changedRemotes(live.composition, now.composition).length === 0)
    throw new CanaryRefused('That is live already: there is nothing that a canary could show.');
  const since = new Date().toISOString();
  const canary = { composition: now.id, against: live.id, percent, since, blockSeconds, waitSeconds };
  if (!(await moveCanary(releaseStore.pointers, canary, undefined))) throw secondCanary();
  const change = { before: live, now };
  const what = `${now.composition.made.what}, ${percent} %`;
  await note(releaseStore, { what, channel: CANARY, why }, changed(change));
  return { channel: CANARY, ...change };
}

/** Shows a canary to more visits; false when another process moved it in the meantime. */
export async function widenCanary(
  releaseStore: ReleaseStore,
  found: FoundCanary,
  percent: number,
  reason: Reason,
): Promise<boolean> {
  if (!(await moveCanary(releaseStore.pointers, { ...found, percent }, found))) return false;
  const what = `widen canary from ${found.percent} to ${percent} %`;
  await note(releaseStore, { what, channel: CANARY, ...reason });
  return true;
}

/** Ends a canary: all visits get what is live. False when another process moved it in the meantime. */
export async function endCanary(
  releaseStore: ReleaseStore,
  found: FoundCanary,
  reason: Reason,
  what = 'rollback canary',
): Promise<boolean> {
  if (!(await removeCanary(releaseStore.pointers, found))) return false;
  await note(releaseStore, { what: `${what} ${found.composition}`, channel: CANARY, ...reason });
  return true;
}

async function theCanary({ pointers }: ReleaseStore): Promise<FoundCanary> {
  const found = await readCanary(pointers);
  if (!found) throw new CanaryRefused('There is no canary.');
  return found;
}

/** Makes the canary's releases live and ends it. Other releases since then stay. Throws a CanaryRefused. */
export async function promoteCanary(releaseStore: ReleaseStore, { why, evidence }: Reason): Promise<Change> {
  const found = await theCanary(releaseStore);
  const change = await promote(releaseStore, CANARY, { channel: 'live', why });
  await endCanary(releaseStore, found, { evidence }, 'promote canary');
  return change;
}

/** Ends the canary by hand. Throws a CanaryRefused when there is none. */
export async function rollbackCanary(releaseStore: ReleaseStore, reason: Reason): Promise<Canary> {
  const found = await theCanary(releaseStore);
  if (!(await endCanary(releaseStore, found, reason)))
    throw new CanaryRefused(
      'Somebody else moved the canary meanwhile. Look with npx weefsel status, and try again.',
    );
  return found;
}

/** The remotes that a canary changes. Throws a DamagedDocument. */
export async function canaryRemotes(
  from: Pick<ReleaseStore, 'files' | 'keys'>,
  { against, composition }: Pick<Canary, 'against' | 'composition'>,
): Promise<string[]> {
  return changedRemotes(await findComposition(from, against), await findComposition(from, composition));
}

/** Remotes of the running canary; none for a damaged one, which any valid key may end. */
export async function remotesOfCanary(releaseStore: ReleaseStore): Promise<string[]> {
  try {
    const canary = await readCanary(releaseStore.pointers);
    return canary ? await canaryRemotes(releaseStore, canary) : [];
  } catch (error) {
    if (error instanceof DamagedDocument) return [];
    throw error;
  }
}

/** Remotes of the running canary beyond the author's key. */
export async function othersInCanary(releaseStore: ReleaseStore): Promise<string[]> {
  const scope = await scopeOf(releaseStore);
  return scope ? (await remotesOfCanary(releaseStore)).filter((name) => !scope.includes(name)) : [];
}

/** Reason for hiding a canary: a version in quarantine. Undefined without one, or for damaged documents. */
export async function canaryQuarantine(
  from: Pick<ReleaseStore, 'files' | 'keys' | 'pointers'>,
  { composition }: Pick<Canary, 'composition'>,
): Promise<string | undefined> {
  try {
    if ((await readQuarantine(from.pointers)).length === 0) return undefined;
    const { remotes } = await findComposition(from, composition);
    for (const [name, { version }] of Object.entries(remotes)) {
      const out = await quarantineSentence(from, name, version);
      if (out) return `The canary ${composition} is shown to nobody, because of ${name}@${version}. ${out}`;
    }
    return undefined;
  } catch (error) {
    if (error instanceof DamagedDocument) return undefined;
    throw error;
  }
}

/**
 * Adds newer live releases to the canary. So both arms differ by the canary's remotes alone.
 * Ends it when one of the canary's own remotes was released.
 * Returns the canary as it is then; undefined when it is over.
 */
export async function followLive(
  releaseStore: ReleaseStore,
  found: FoundCanary,
): Promise<FoundCanary | undefined> {
  const live = await readCurrent(releaseStore);
  if (!live || live.id === found.against) return found;
  const base = await findComposition(releaseStore, found.against);
  const canary = await findComposition(releaseStore, found.composition);
  const names = changedRemotes(base, canary);
  const overtaken = names.filter(
    (name) => live.composition.remotes[name]?.version !== base.remotes[name]?.version,
  );
  if (overtaken.length > 0) {
    await endCanary(
      releaseStore,
      found,
      { why: `${overtaken.join(' and ')} was released meanwhile.` },
      'end canary',
    );
    return undefined;
  }
  const versions = Object.fromEntries(names.map((name) => [name, canary.remotes[name]?.version ?? '']));
  const now = await composeCanary(releaseStore, live, versions, { why: canary.made.why });
  return moveCanary(releaseStore.pointers, { ...found, composition: now.id, against: live.id }, found);
}
