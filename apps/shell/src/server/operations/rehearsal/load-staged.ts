import {
  compositionFile,
  LIVE,
  openSigned,
  readChannel,
  type Composition,
  type TrustedKeys,
  type Versions,
} from '@weefsel/federation/composition';
import {
  loadLiveRemote,
  publishedFiles,
  type LiveRemote,
  type SharedScope,
} from '@weefsel/federation/server';
import type { Store } from '@weefsel/federation/store';

/** Remotes for rendering, by name. */
export type Remotes = ReadonlyMap<string, LiveRemote>;

export interface Candidate {
  name: string;
  version: string;
  channel: string;
  /** Versions of other remotes that are released in the same step. */
  beside: Versions;
}

async function readComposition(
  { files, pointers }: Store,
  keys: TrustedKeys,
  name: string,
): Promise<Composition | undefined> {
  const channel = await readChannel(pointers, name).catch(() => undefined);
  const content = channel && (await files.read(compositionFile(channel.composition)));
  if (!channel || !content) return undefined;
  return openSigned(String(content), channel.composition, { files, keys }).catch(() => undefined);
}

/**
 * Loads the live remotes, and those the candidate will join. A damaged remote is left out. Rejects when the candidate,
 * or a version released with it, cannot be loaded.
 */
export async function loadStaged(
  store: Store,
  keys: TrustedKeys,
  scope: SharedScope,
  { name, version, channel, beside }: Candidate,
) {
  const loaded = new Map<string, Promise<LiveRemote>>();
  const load = (remote: string, release: { version: string; manifest?: string }): Promise<LiveRemote> => {
    const id = `${remote}@${release.version}`;
    const files = publishedFiles(store.files, remote, release.version);
    const loading = loaded.get(id) ?? loadLiveRemote(remote, release, files, scope);
    loaded.set(id, loading);
    return loading;
  };
  const wanted: [string, LiveRemote][] = [];
  for (const [remote, wantedVersion] of Object.entries({ ...beside, [name]: version }))
    wanted.push([remote, await load(remote, { version: wantedVersion })]);
  const loadAll = async (composition: Composition | undefined): Promise<Remotes> => {
    const remotes = new Map<string, LiveRemote>();
    for (const [remote, { previous: _, ...release }] of Object.entries(composition?.remotes ?? {})) {
      const found = await load(remote, release).catch(() => undefined);
      if (found) remotes.set(remote, found);
    }
    return remotes;
  };
  const liveComposition = await readComposition(store, keys, LIVE);
  const composition = (await readComposition(store, keys, channel)) ?? liveComposition;
  const live = await loadAll(liveComposition);
  const base = composition === liveComposition ? live : await loadAll(composition);
  return {
    live,
    /** The remotes to combine: the candidate among those of its channel. */
    staged: new Map([...base, ...wanted]),
    /** The composition that the candidate joins: its recordings may be useful. */
    composition,
  };
}
