import { readCanary, readCountsPass, type TrustedKeys } from '@weefsel/federation/composition';
import { canaryRemotes } from '@weefsel/federation/release';
import type { Store } from '@weefsel/federation/store';
import type { Counts } from './counts';

/** The counts for the canary's deciders. */
export type CanaryCounts = Pick<Counts, 'visits' | 'faults'>;

interface Sources {
  store: Pick<Store, 'files' | 'pointers'>;
  keys: TrustedKeys;
}

/**
 * Counts for a team's key: visits of the running canary, if it changes their remotes alone, and errors of their
 * versions.
 */
async function ofRemotes(
  remotes: readonly string[],
  { visits, faults }: CanaryCounts,
  { store, keys }: Sources,
): Promise<CanaryCounts> {
  const canary = await readCanary(store.pointers);
  const names = canary ? await canaryRemotes({ files: store.files, keys }, canary) : [];
  const since =
    names.every((name) => remotes.includes(name)) && canary ? Date.parse(canary.since) : undefined;
  return {
    visits: { ...visits, blocks: visits.blocks.filter((block) => block.since === since) },
    faults: faults.filter(({ release }) => remotes.includes(release.split('@')[0] ?? '')),
  };
}

/** Narrows counts to those that a signed pass shows; undefined for an invalid pass. */
export const countsByKey =
  (sources: Sources) =>
  async (pass: string): Promise<((counts: CanaryCounts) => Promise<CanaryCounts>) | undefined> => {
    const remotes = await readCountsPass(pass, { files: sources.store.files, keys: sources.keys });
    if (remotes === undefined) return undefined;
    return async (counts) => (remotes === 'all' ? counts : ofRemotes(remotes, counts, sources));
  };

export type CountsByKey = ReturnType<typeof countsByKey>;
