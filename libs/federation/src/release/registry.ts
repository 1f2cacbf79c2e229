import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { RedirectRules } from '../../../contracts/src/redirect-rules.ts';
import { clearDrafts, writeWhole } from './drafts.ts';
import { lock } from './lock.ts';

/** Which version of a remote is live, and which ones were before it, newest first. */
export interface RegistryEntry {
  version: string;
  previous: string[];
}

/** The document that says what is live: `registry.json` in the folder of published remotes. */
export interface Registry {
  remotes: Record<string, RegistryEntry>;
  /** Moves that shells follow on the server and in the browser, before anything else is asked. */
  redirects?: RedirectRules;
}

/** A registry that is no text of ours; what stands in it is not believed at all. */
export class DamagedRegistry extends Error {
  override readonly name = 'DamagedRegistry';
}

/** A version is the name of a folder, and nothing else. */
const versionSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/));

const registrySchema = v.looseObject({
  remotes: v.record(v.string(), v.object({ version: versionSchema, previous: v.array(versionSchema) })),
  redirects: v.exactOptional(
    v.record(v.string(), v.object({ to: v.string(), status: v.exactOptional(v.picklist([301, 302])) })),
  ),
});

export const registryFile = (remotesDir: string): string => join(remotesDir, 'registry.json');

/** What a server answered with last, in the form of a registry: for starts without one. */
export const lastGoodFile = (remotesDir: string): string => join(remotesDir, 'last-good-registry.json');

function parse(text: string): Registry {
  const parsed = v.safeParse(registrySchema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new TypeError(`${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
}

/** Reads a registry; undefined when there is none. Throws a DamagedRegistry for anything that is not of its form. */
export async function findRegistry(file: string): Promise<Registry | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch (cause) {
    throw new DamagedRegistry(`${file} is damaged: ${(cause as Error).message}`, { cause });
  }
}

/** The registry as commands read it; an absent one is empty. */
export const readRegistry = async (remotesDir: string): Promise<Registry> =>
  (await findRegistry(registryFile(remotesDir))) ?? { remotes: {} };

/**
 * Changes the registry as one step that no other command comes between. One that was lost begins with what served last.
 * Throws a DamagedRegistry, and changes nothing, when it cannot be read.
 */
export async function updateRegistry(
  remotesDir: string,
  change: (registry: Registry) => void,
): Promise<Registry> {
  await mkdir(remotesDir, { recursive: true });
  const unlock = await lock(remotesDir);
  try {
    await clearDrafts(remotesDir);
    const known = await findRegistry(registryFile(remotesDir));
    const registry = known ?? (await findRegistry(lastGoodFile(remotesDir))) ?? { remotes: {} };
    change(registry);
    await writeWhole(registryFile(remotesDir), JSON.stringify(registry, null, 2));
    return registry;
  } finally {
    await unlock();
  }
}
