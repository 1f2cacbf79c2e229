import { LIVE, partOf, SHELL } from '../composition/index.ts';
import { readCurrent } from './update-channel.ts';
import type { ReleaseStore } from './release-store.ts';

/** A part without an earlier version, as sentences. */
export const noEarlier = (name: string): string =>
  `${name} has no earlier version to go back to.${name === SHELL ? '' : ` To take it out of the shop: npx weefsel remove ${name}`}`;

/** None of the earlier versions can be served. */
export class NoRollbackTarget extends Error {
  override readonly name = 'NoWayBack';
}

/**
 * Finds a rollback's target: the newest version before the live one without a reason against it.
 * Also returns the skipped versions, one sentence each. Throws a NoWayBack when there is none.
 */
export async function findRollbackTarget(
  releaseStore: ReleaseStore,
  name: string,
  refusalOf: (version: string) => Promise<string | undefined>,
  channel = LIVE,
): Promise<{ to: string; passedBy: string[] }> {
  const current = await readCurrent(releaseStore, channel);
  const passedBy: string[] = [];
  for (const { version: to } of partOf(current?.composition, name)?.previous ?? []) {
    const refused = await refusalOf(to);
    if (!refused) return { to, passedBy };
    passedBy.push(`${name}@${to} is passed by. ${refused}`);
  }
  throw new NoRollbackTarget([...passedBy, noEarlier(name)].join('\n'));
}
