import { findComposition, LIVE, moveChannel, readChannel, type TrustedKeys } from '../composition/index.ts';
import type { Store } from '../store/index.ts';

/** What a store has after it was seeded. */
export interface Seeded {
  /** The composition that is live. */
  live: string;
  /** Whether it became live by this; else the store had one before, which stays. */
  isNew: boolean;
}

/** The seed cannot be taken; says why. */
export class BadSeed extends Error {
  override readonly name = 'BadSeed';
}

type Place = Pick<Store, 'files' | 'pointers'>;

/** Files that are copied beside each other. */
const AT_ONCE = 16;

async function copyFiles(from: Place, to: Place): Promise<void> {
  const paths = (await from.files.list('')).map(({ path }) => path);
  const copyOne = async (path: string): Promise<void> => {
    const content = await from.files.read(path);
    if (content) await to.files.create(path, content);
  };
  for (let at = 0; at < paths.length; at += AT_ONCE)
    await Promise.all(paths.slice(at, at + AT_ONCE).map(copyOne));
}

/**
 * Puts what is live in one store into another where nothing is live yet, its pointer last. A store with something live stays
 * as it is; of several that seed at once, one wins, and all copy the same. Throws a BadSeed when the seed has nothing live
 * or none of the keys signed it, and what the stores throw.
 */
export async function seedStore(from: Place, to: Place, keys: TrustedKeys): Promise<Seeded> {
  const known = await readChannel(to.pointers, LIVE);
  if (known) return { live: known.composition, isNew: false };
  const seed = await readChannel(from.pointers, LIVE);
  if (!seed) throw new BadSeed('Nothing is live in the seed: it was not made by npm run package.');
  const { composition } = seed;
  await findComposition({ files: from.files, keys }, composition).catch((cause: unknown) => {
    throw new BadSeed(`The seed is not taken. ${(cause as Error).message}`, { cause });
  });
  await copyFiles(from, to);
  const moved = await moveChannel(to.pointers, LIVE, { composition, previous: [] }, undefined);
  if (moved) return { live: composition, isNew: true };
  const other = await readChannel(to.pointers, LIVE);
  return { live: other?.composition ?? composition, isNew: false };
}
