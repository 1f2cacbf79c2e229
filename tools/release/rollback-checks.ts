import {
  DamagedDocument,
  LIVE,
  partOf,
  readCanary,
  SHELL,
} from '../../libs/federation/src/releases/composition/index.ts';
import {
  canaryRemotes,
  changedParts,
  type Change,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { refusalOf } from '../rehearsal/refusal-of.ts';
import { dataDir, PlainProblem } from '../shop.ts';
import { step } from '../steps.ts';
import { purposeOf } from './gate-purpose.ts';
import type { Options } from './options.ts';

/** Reasons against the result of a rollback, by compiler and rehearsal. */
export async function reasonsAgainst(
  releaseStore: ReleaseStore,
  options: Options,
  { before, now }: Change,
): Promise<string[]> {
  const { gate } = await purposeOf(releaseStore, options, { mayGo: 'any' });
  const reasons = await step('asking the compiler', async () =>
    gate ? gate(now.composition, before?.composition) : [],
  );
  const refusals: string[] = [];
  for (const name of changedParts(before?.composition, now.composition)) {
    const version = partOf(now.composition, name)?.version;
    if (!version || name === SHELL) continue;
    const refused = await step(`rehearsing ${name}@${version}`, (onStep) =>
      refusalOf(name, version, dataDir, { onStep }),
    );
    if (refused) refusals.push(`${name}@${version}: ${refused}`);
  }
  return [...reasons, ...refusals];
}

/** Remotes of the canary; none for a damaged one, which any valid key may end. */
export async function remotesOfCanary(releaseStore: ReleaseStore): Promise<string[]> {
  try {
    const canary = await readCanary(releaseStore.pointers);
    return canary ? await canaryRemotes(releaseStore, canary) : [];
  } catch (error) {
    if (error instanceof DamagedDocument) return [];
    throw error;
  }
}

/** Throws a PlainProblem while a canary changes a named part, or any: the release to revert may be the canary. */
export async function requireNoCanaryFor(
  releaseStore: ReleaseStore,
  { channel, to, words: [name] }: Options,
): Promise<void> {
  const names = channel === LIVE && !to ? await remotesOfCanary(releaseStore) : [];
  if (names.length === 0 || (name && !names.includes(name))) return;
  throw new PlainProblem(
    `A canary of ${names.join(', ')} is on. Nothing was changed. To end it: npx weefsel rollback canary. To change live beside it, name a version with --to.`,
  );
}

/** Reports Ctrl-C during the checks after a move, until called. */
export function untilChecked(channel: string): () => void {
  const stop = () => {
    process.stderr.write(`\nStopped: ${channel} has moved, and was not checked to the end.\n`);
    process.exit(130);
  };
  process.once('SIGINT', stop);
  return () => void process.off('SIGINT', stop);
}
