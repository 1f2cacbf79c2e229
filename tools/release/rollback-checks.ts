import { LIVE, partOf, SHELL } from '../../libs/federation/src/releases/composition/index.ts';
import {
  changedParts,
  othersInCanary,
  remotesOfCanary,
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

/** Throws a PlainProblem while a canary changes a named part, or any: the release to revert may be the canary. */
export async function requireNoCanaryFor(
  releaseStore: ReleaseStore,
  { channel, to, words: [name] }: Options,
): Promise<void> {
  const names = channel === LIVE && !to ? await remotesOfCanary(releaseStore) : [];
  if (names.length === 0 || (name && !names.includes(name))) return;
  const others = await othersInCanary(releaseStore);
  const wayOut =
    others.length > 0
      ? 'Your key may not end it: only a key for all of these may.'
      : 'To end it: npx weefsel rollback canary.';
  throw new PlainProblem(
    `A canary of ${names.join(', ')} is on. Nothing was changed. ${wayOut} To change live beside it, name a version with --to.`,
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
