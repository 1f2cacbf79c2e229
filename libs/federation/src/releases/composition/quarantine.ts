import * as v from 'valibot';
import type { Pointers } from '../store/index.ts';
import { DamagedDocument, formed } from './composition.ts';

const entrySchema = v.object({
  /** Such as `mf-search@1a2b`. */
  release: v.pipe(v.string(), v.regex(/^[a-z][\w-]*@[\w-]+$/)),
  /** ISO 8601. */
  at: v.string(),
  /** The server that reported it. */
  by: v.string(),
  /** One sentence. */
  why: v.string(),
  /** Stack of the process, a line for each call, the innermost first. */
  stack: v.array(v.string()),
});

/** A version of a remote, or a build of the shell, that no server loads: it froze or ended a process. */
export type Quarantined = v.InferOutput<typeof entrySchema>;

/** The pointer that holds the whole list: servers read it several times a second. */
const NAME = 'quarantine';

/** Maximum length of the list, and of a stack in it. Older entries no longer matter. */
const MOST = 100;
const MOST_CALLS = 12;

/** Maximum number of tries against concurrent changes. */
const TRIES = 50;

async function find(pointers: Pointers) {
  const pointer = await pointers.read(NAME);
  const entries = pointer ? formed(v.array(entrySchema), pointer.value, 'The quarantine') : [];
  return { pointer, entries };
}

async function change(
  pointers: Pointers,
  next: (entries: Quarantined[]) => Quarantined[] | undefined,
): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    // A damaged list keeps no version out, so it is rewritten.
    const { pointer, entries } = await find(pointers).catch(async (error: unknown) => {
      if (!(error instanceof DamagedDocument)) throw error;
      return { pointer: await pointers.read(NAME), entries: [] };
    });
    const wanted = next(entries);
    if (!wanted) return false;
    if (await pointers.move(NAME, JSON.stringify(wanted.slice(0, MOST)), pointer)) return true;
  }
  throw new Error('The quarantine was changed by others all the time. Nothing was changed; try again.');
}

/** All versions in quarantine, newest first. Throws a DamagedDocument. */
export const readQuarantine = async (pointers: Pointers): Promise<Quarantined[]> =>
  (await find(pointers)).entries;

/** Keeps a version out of all servers; false when it was in quarantine already. */
export const addToQuarantine = (pointers: Pointers, added: Quarantined): Promise<boolean> =>
  change(pointers, (entries) =>
    entries.some(({ release }) => release === added.release)
      ? undefined
      : [{ ...added, stack: added.stack.slice(0, MOST_CALLS) }, ...entries],
  );

/** Lets servers load a version again; false when it was not in quarantine. */
export const liftQuarantine = (pointers: Pointers, lifted: string): Promise<boolean> =>
  change(pointers, (entries) =>
    entries.some(({ release }) => release === lifted)
      ? entries.filter(({ release }) => release !== lifted)
      : undefined,
  );
