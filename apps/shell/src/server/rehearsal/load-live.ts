import type { TrustedKeys } from '@weefsel/federation/composition';
import { compositionFile, LIVE, openSigned, readChannel } from '@weefsel/federation/composition';
import type { LiveRemote, SharedScope } from '@weefsel/federation/server';
import { loadLiveRemote, publishedFiles } from '@weefsel/federation/server';
import type { Store } from '@weefsel/federation/store';

/** The remotes that are live, each by its name. What of it is damaged, or cannot be loaded, is left out: it says nothing of others. */
export async function loadLive(
  { files, pointers }: Store,
  keys: TrustedKeys,
  scope: SharedScope,
): Promise<Map<string, LiveRemote>> {
  const remotes = new Map<string, LiveRemote>();
  const channel = await readChannel(pointers, LIVE).catch(() => undefined);
  const content = channel && (await files.read(compositionFile(channel.composition)));
  if (!channel || !content) return remotes;
  const composition = await openSigned(String(content), channel.composition, { files, keys }).catch(
    () => undefined,
  );
  for (const [name, release] of Object.entries(composition?.remotes ?? {})) {
    const own = publishedFiles(files, name, release.version);
    const remote = await loadLiveRemote(name, release, own, scope).catch(() => undefined);
    if (remote) remotes.set(name, remote);
  }
  return remotes;
}
