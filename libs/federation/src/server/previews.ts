import type { RemoteName } from '@weefsel/contracts';
import { LRUCache } from 'lru-cache';
import type { ChannelWatch, HostLog, Wanted } from './channel-watch';
import { inTime } from './in-time';
import type { LiveRemote } from './live-remote';
import type { LoadedRemotes } from './loaded-remotes';
import type { QuarantineWatch } from './quarantine-watch';
import type { Snapshot } from './remote-host';

/** Compositions beside the live one that this server holds at a time. */
const MOST_HELD = 4;
/** How long it is believed what a preview points to, and how long a request waits for it, in ms. */
const BELIEVED_MS = 1000;
const PATIENCE_MS = 4000;

/** What channels other than `live` are answered with. Loaded when somebody asks, and let go when others were asked for since. */
export class Previews {
  private readonly watch: ChannelWatch;
  private readonly loaded: LoadedRemotes;
  private readonly quarantine: Pick<QuarantineWatch, 'has'>;
  private readonly log: HostLog;
  private readonly pointed = new LRUCache<string, Promise<Wanted | undefined>>({
    max: MOST_HELD,
    ttl: BELIEVED_MS,
    perf: Date,
  });
  private readonly held = new LRUCache<string, Snapshot>({ max: MOST_HELD });

  constructor(
    watch: ChannelWatch,
    loaded: LoadedRemotes,
    quarantine: Pick<QuarantineWatch, 'has'>,
    log: HostLog,
  ) {
    this.watch = watch;
    this.loaded = loaded;
    this.quarantine = quarantine;
    this.log = log;
  }

  /** The snapshot of a channel; undefined when there is no such channel, or not all of it can be had. Never fails. */
  async of(channel: string): Promise<Snapshot | undefined> {
    try {
      return await inTime(this.find(channel), `The channel ${channel}`, PATIENCE_MS);
    } catch (err) {
      this.log.error({ err, channel }, 'A preview cannot be shown; what is live is.');
      return undefined;
    }
  }

  /** The remotes that nobody may forget because a preview is answered with them. */
  remotes(): LiveRemote[] {
    return [...this.held.values()].flatMap(({ remotes }) => [...remotes.values()]);
  }

  private async find(channel: string): Promise<Snapshot | undefined> {
    const pointed = this.pointed.get(channel) ?? this.watch.find(channel);
    this.pointed.set(channel, pointed);
    pointed.catch(() => this.pointed.delete(channel));
    const wanted = await pointed;
    const out = Object.entries(wanted?.composition.remotes ?? {}).find(([name, { version }]) =>
      this.quarantine.has(name, version),
    );
    if (out) throw new Error(`${out[0]}@${out[1].version} of the channel ${channel} is in quarantine.`);
    return wanted && (this.held.get(wanted.id) ?? this.load(wanted));
  }

  private async load({ id, composition }: Wanted): Promise<Snapshot> {
    const { redirects } = composition;
    const entries = Object.entries(composition.remotes) as [
      RemoteName,
      { version: string; manifest: string },
    ][];
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
      ...(redirects && { redirects }),
    };
    this.held.set(id, snapshot);
    return snapshot;
  }
}
