import { readRegistry } from './registry.ts';

export interface WayBack {
  /** The newest version before the live one that nothing speaks against. */
  to: string;
  /** What was passed by on the way, one sentence each. */
  passedBy: string[];
}

/** None of the versions before the live one can be served. */
export class NoWayBack extends Error {
  override readonly name = 'NoWayBack';
}

/** Looks for the version that a rollback leads to. Throws a NoWayBack when there is none. */
export async function findWayBack(
  remotesDir: string,
  name: string,
  refusalOf: (version: string) => Promise<string | undefined>,
): Promise<WayBack> {
  const entry = (await readRegistry(remotesDir)).remotes[name];
  const passedBy: string[] = [];
  for (const to of entry?.previous ?? []) {
    const refused = await refusalOf(to);
    if (!refused) return { to, passedBy };
    passedBy.push(`${name}@${to} is passed by. ${refused}`);
  }
  throw new NoWayBack([...passedBy, `${name} has no earlier version to go back to.`].join('\n'));
}
