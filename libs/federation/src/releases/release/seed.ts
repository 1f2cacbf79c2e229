import {
  findComposition,
  LIVE,
  moveChannel,
  noteEvent,
  readChannel,
  type TrustedKeys,
} from '../composition/index.ts';
import type { Store } from '../store/index.ts';

/** State of a store after seeding. */
export interface Seeded {
  /** The composition that is live. */
  live: string;
  /** True when it became live by this; else the store had one before, which stays. */
  isNew: boolean;
}

/** The seed is rejected; the message has the reason. */
export class BadSeed extends Error {
  override readonly name = 'BadSeed';
}

type Place = Pick<Store, 'files' | 'pointers'>;

/** Number of files copied concurrently. */
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
 * Copies the live composition of one store into a store without one, its pointer last.
 * A store with a live composition stays as it is. Of concurrent seeds one wins, and is in the history; all copy the
 * same.
 * Throws a BadSeed when the seed has nothing live or no trusted signature. Passes on the stores' errors.
 *
 * @param by author for the history
 */
export async function seedStore(from: Place, to: Place, keys: TrustedKeys, by: string): Promise<Seeded> {
  const known = await readChannel(to.pointers, LIVE);
  if (known) return { live: known.composition, isNew: false };
  const seed = await readChannel(from.pointers, LIVE);
  if (!seed) throw new BadSeed('Nothing is live in the seed: it was not made by npx weefsel package.');
  const { composition } = seed;
  await findComposition({ files: from.files, keys }, composition).catch((cause: unknown) => {
    throw new BadSeed(`The seed is not taken. ${(cause as Error).message}`, { cause });
  });
  await copyFiles(from, to);
  const moved = await moveChannel(to.pointers, LIVE, { composition, previous: [] }, undefined);
  if (moved) {
    const at = new Date().toISOString();
    await noteEvent(to.files, { at, by, what: 'seed', channel: LIVE, to: composition, changes: [] });
    return { live: composition, isNew: true };
  }
  const other = await readChannel(to.pointers, LIVE);
  return { live: other?.composition ?? composition, isNew: false };
}
