import { LRUCache } from 'lru-cache';
import type { ChannelWatch } from './channel-watch';
import { addressesIn, type Wanted, type Snapshot } from './snapshot';
import type { HostLog } from './host-log';
import type { LiveRemote } from './live-remote';
import type { LoadedRemotes } from './loaded-remotes';
import type { QuarantineWatch } from './quarantine-watch';
import { inTime } from '@weefsel/contracts';

/** Maximum number of compositions beside the live one in this server. */
const MOST_HELD = 4;
/** Cache time of a preview's composition, and a request's timeout for it, in ms. */
const BELIEVED_MS = 1000;
const TIMEOUT_MS = 4000;

/** Snapshots of channels other than `live`. Loaded on request, and dropped for newer requests of others. */
export class Previews {
  private readonly watch: ChannelWatch;
  private readonly loaded: LoadedRemotes;
  private readonly quarantine: QuarantineWatch;
  private readonly log: HostLog;
  private readonly pointed = new LRUCache<string, Promise<Wanted | undefined>>({
    max: MOST_HELD,
    ttl: BELIEVED_MS,
    perf: Date,
  });
  private readonly held = new LRUCache<string, Snapshot>({ max: MOST_HELD });

  constructor(watch: ChannelWatch, loaded: LoadedRemotes, quarantine: QuarantineWatch, log: HostLog) {
    this.watch = watch;
    this.loaded = loaded;
    this.quarantine = quarantine;
    this.log = log;
  }

  /**
   * The snapshot of a channel; undefined when there is no such channel, or a part is not available. Never fails.
   */
  async of(channel: string): Promise<Snapshot | undefined> {
    try {
      return await inTime(this.find(channel), TIMEOUT_MS, `The channel ${channel}`);
    } catch (err) {
      this.log.error({ err, channel }, 'A preview cannot be shown; what is live is.');
      return undefined;
    }
  }

  /** Remotes that must stay loaded for previews. */
  remotes(): LiveRemote[] {
    return [...this.held.values()].flatMap(({ remotes }) => [...remotes.values()]);
  }

  private async find(channel: string): Promise<Snapshot | undefined> {
    const pointed = this.pointed.get(channel) ?? this.watch.find(channel);
    this.pointed.set(channel, pointed);
    pointed.catch(() => this.pointed.delete(channel));
    const wanted = await pointed;
    return wanted && this.hold(wanted);
  }

  /** The snapshot of a composition. Rejects when a part is not available or in quarantine. */
  async hold(wanted: Wanted): Promise<Snapshot> {
    const out = Object.entries(wanted.composition.remotes).find(([name, { version }]) =>
      this.quarantine.has(name, version),
    );
    if (out) throw new Error(`${out[0]}@${out[1].version} of the composition ${wanted.id} is in quarantine.`);
    return this.held.get(wanted.id) ?? this.load(wanted);
  }

  private async load(wanted: Wanted): Promise<Snapshot> {
    const { id, composition } = wanted;
    const { redirects } = composition;
    const entries = Object.entries(composition.remotes);
    const found = await Promise.all(
      entries.map(async ([name, release]) => {
        const remote = await this.loaded.load(name, release, 'the preview that it is in is not shown');
        if (!remote) throw new Error(`${name}@${release.version} of the composition ${id} cannot be loaded.`);
        return [name, remote] as const;
      }),
    );
    const snapshot: Snapshot = {
      composition: id,
      amiss: [],
      remotes: new Map(found),
      addresses: addressesIn(new Map(found), wanted),
      ...(redirects && { redirects }),
    };
    this.held.set(id, snapshot);
    return snapshot;
  }
}
