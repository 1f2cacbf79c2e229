import type { RemoteName } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import { LRUCache } from 'lru-cache';

/** Number of former compositions and releases that keep their names. */
const MOST_REMEMBERED = 200;

/**
 * Names for counts. Any client may send any name, so names that this server never served become `other`. That bounds
 * their number.
 */
export class KnownNames {
  private readonly shown: () => readonly Snapshot[];
  private readonly compositions = new LRUCache<string, true>({ max: MOST_REMEMBERED });
  private readonly releases = new LRUCache<string, true>({ max: MOST_REMEMBERED });

  /** @param shown snapshots that this server currently serves */
  constructor(shown: () => readonly Snapshot[]) {
    this.shown = shown;
  }

  composition(id: string): string {
    this.look();
    return this.compositions.get(id) ? id : 'other';
  }

  /** `mf-search@ab12` for a release that this server serves or recently served, and `shell`. */
  release(name: string): string {
    this.look();
    return name === 'shell' || this.releases.get(name) ? name : 'other';
  }

  /** `mf-search/page/listing` for an existing page; `shell` for a page without a remote. */
  view(part: string): string {
    if (part === '') return 'shell';
    const [remote, , page = ''] = part.split('/');
    const isThere = this.shown().some(({ remotes }) =>
      remotes.get(remote as RemoteName)?.pageLoads.has(page),
    );
    return isThere ? `${remote}/page/${page}` : 'other';
  }

  /** Remembers the current snapshots. */
  look(): void {
    for (const { composition, remotes } of this.shown()) {
      if (composition) this.compositions.set(composition, true);
      for (const { name, build, ref } of remotes.values())
        for (const version of [build, ref.version]) this.releases.set(`${name}@${version}`, true);
    }
  }
}
