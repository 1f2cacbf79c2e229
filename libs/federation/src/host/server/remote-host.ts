import type { RemoteName } from '@weefsel/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../releases/store';
import { addressesIn, partsOf, type Wanted, type Snapshot } from './snapshot';
import { candidatesOf, withoutBuild, type Candidates } from './candidates';
import { asServed, LastGood } from './last-good';
import { builtIns } from './built-in-watch';
import { ChannelWatch, type ReleaseSource } from './channel-watch';
import type { HostLog } from './host-log';
import type { SharedScope } from './evaluate-bundle';
import { loadLiveRemote, type LiveRemote, type WantedRelease } from './live-remote';
import { LocalCopies } from './local-copies';
import { LoadedRemotes } from './loaded-remotes';
import { MissingLog } from './missing-log';
import { Previews } from './previews';
import { QuarantineWatch } from './quarantine-watch';
import { FittingShells, type OwnShell } from './fitting-shells';
import { filesOf, type DevelopmentRemote } from './remote-files';

export interface RemoteHostOptions {
  source: ReleaseSource & Pick<Store, 'bring'>;
  /** File in which this server stores the composition that it served last. */
  lastGoodFile: string;
  scope: SharedScope;
  development?: Partial<Record<RemoteName, DevelopmentRemote>>;
  /** This process's build of the shell, if named, with its handling by a supervisor. */
  shell?: OwnShell | undefined;
  log: HostLog;
}

/** Polling interval of the live channel, in ms: a release is served well within a second. */
const POLL_MS = 300;

/** Timeout for the remotes at the start, in ms; later ones are added when they arrive. */
const START_TIMEOUT_MS = 8000;

/**
 * Holds the snapshot that this server answers with, and follows the live channel.
 * A composition is applied as a whole, once each of its remotes has loaded or failed.
 * A failed remote never replaces a working one.
 */
export class RemoteHost {
  private readonly options: RemoteHostOptions;
  private readonly watch: ChannelWatch;
  private readonly lastGood: LastGood;
  private readonly loaded: LoadedRemotes;
  private readonly copies: LocalCopies;
  private readonly quarantine: QuarantineWatch;
  private readonly previews: Previews;
  private readonly shells: FittingShells;
  private readonly missing: MissingLog;
  private readonly works = new Map<string, Promise<void>>();
  private asked = 0;
  private taken = 0;
  private snapshot: Snapshot = { amiss: [], remotes: new Map(), addresses: {} };
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(options: RemoteHostOptions) {
    const { source, lastGoodFile, development, scope, log } = options;
    this.options = options;
    this.lastGood = new LastGood(lastGoodFile, log);
    this.missing = new MissingLog(log);
    this.watch = new ChannelWatch(source, this.lastGood, log);
    this.copies = new LocalCopies(source.bring, log);
    this.loaded = new LoadedRemotes(async (name, release) => {
      const files = filesOf(name, release.version, source.files, development?.[name]);
      const remote = await loadLiveRemote(name, release, files, scope);
      this.copies.add(remote);
      return remote;
    }, log);
    this.quarantine = new QuarantineWatch(source.pointers, log);
    this.previews = new Previews(this.watch, this.loaded, this.quarantine, log);
    this.shells = new FittingShells(options.shell, log);
  }

  current(): Snapshot {
    return this.snapshot;
  }

  /** The snapshot of a channel other than `live`; undefined when it cannot be shown. Never fails. */
  preview(channel: string): Promise<Snapshot | undefined> {
    return this.previews.of(channel);
  }

  /** The snapshot of any composition, all of it loaded. Rejects when a part is not available, or kept out. */
  async hold(composition: string): Promise<Snapshot> {
    return this.previews.hold(await this.watch.open(composition));
  }

  /** True while no version of a held snapshot is kept out. */
  isServable({ remotes }: Snapshot): boolean {
    return ![...remotes].some(([name, { build }]) => this.quarantine.has(name, build));
  }

  /**
   * Stops serving these versions, such as `mf-search@1a2b`, at once, even before the store has the quarantine.
   */
  keepOut(releases: readonly string[]): void {
    this.quarantine.tell(releases);
    this.leaveOut();
    if (this.timer) void this.look();
  }

  /** Start of each quarantine in the store, ISO 8601, by release. */
  keptOut(): ReadonlyMap<string, string> {
    return this.quarantine.since();
  }

  /** Loads the live composition, with a time limit, then keeps following the channel until `stop`. */
  async start(): Promise<void> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), START_TIMEOUT_MS);
    await Promise.race([this.refresh(), late.promise]);
    clearTimeout(timer);
    const poll = async () => {
      await this.look();
      if (!this.isStopped) this.timer = setTimeout(poll, POLL_MS).unref();
    };
    if (!this.isStopped) this.timer = setTimeout(poll, POLL_MS).unref();
  }

  stop(): void {
    this.isStopped = true;
    this.copies.stop();
    clearTimeout(this.timer);
  }

  /** Aligns the snapshot with the live channel; resolves when each remote has loaded or failed. */
  async refresh(): Promise<void> {
    await this.look();
    await Promise.all(this.works.values());
    await this.lastGood.settled();
  }

  /** Reads the live channel and starts loading the necessary remotes. */
  private async look(): Promise<void> {
    const changed = builtIns.restore();
    if (changed.length) this.options.log.error({ changed }, 'Built-ins were changed; they are as they were.');
    const [wanted] = await Promise.all([this.watch.read(), this.quarantine.read()]);
    this.leaveOut();
    if (!this.shells.fit(wanted?.composition)) return;
    const candidates = await candidatesOf(wanted, this.options.development, this.quarantine);
    this.missing.store(this.watch.isEmpty && candidates.size === 0);
    this.missing.builds(withoutBuild(candidates), this.snapshot.remotes);
    if (this.isServed(wanted, candidates)) return;
    const key = JSON.stringify([
      wanted?.id,
      [...candidates].map(([name, { releases }]) => [name, releases[0]?.version]),
    ]);
    if (this.works.has(key)) return;
    const work = this.bringUp(wanted, candidates).finally(() => this.works.delete(key));
    this.works.set(key, work);
  }

  private isServed(wanted: Wanted | undefined, candidates: Candidates): boolean {
    const { composition, remotes } = this.snapshot;
    const isLive = [...candidates].every(
      ([name, { releases }]) => !releases[0] || remotes.get(name)?.build === releases[0].version,
    );
    return composition === wanted?.id && isLive && [...remotes.keys()].every((name) => candidates.has(name));
  }

  /** Drops versions in quarantine before their replacement is loaded: they could hang again. */
  private leaveOut(): void {
    const { amiss, remotes } = this.snapshot;
    const live = [...remotes].filter(([name, { build }]) => this.quarantine.has(name, build));
    if (live.length === 0) return;
    const out = live.map(([name]) => name);
    const releases = live.map(([name, { build }]) => `${name}@${build}`);
    this.options.log.error(
      { releases },
      `Stopped serving ${releases.join(', ')}: in quarantine. npx weefsel quarantine has the reason.`,
    );
    this.snapshot = {
      ...this.snapshot,
      amiss: [...new Set([...amiss, ...out])].sort(),
      remotes: new Map([...remotes].filter(([name]) => !out.includes(name))),
    };
  }

  private async bringUp(wanted: Wanted | undefined, candidates: Candidates): Promise<void> {
    this.asked += 1;
    const turn = this.asked;
    const found = await Promise.all(
      [...candidates].map(async ([name, { releases }]) => [name, await this.bestOf(name, releases)] as const),
    );
    // A later request may have been served earlier.
    if (turn < this.taken) return;
    this.taken = turn;
    const remotes = found.flatMap(([name, remote]) =>
      // It may have come into quarantine in the meantime.
      remote && !this.quarantine.has(name, remote.build) ? [[name, remote] as const] : [],
    );
    this.take(wanted, candidates, new Map(remotes));
  }

  /** Tries earlier versions only for a remote without any loaded version. */
  private async bestOf(name: RemoteName, releases: WantedRelease[]): Promise<LiveRemote | undefined> {
    const before = this.snapshot.remotes.get(name);
    const instead = before
      ? `${name}@${before.build} stays live`
      : 'versions before it are tried, and without one its places show a message';
    for (const release of before ? releases.slice(0, 1) : releases) {
      if (before?.build === release.version) return before;
      const remote = await this.loaded.load(name, release, instead);
      if (remote) return remote;
    }
    // Another composition may have been applied in the meantime, with another version.
    return this.snapshot.remotes.get(name);
  }

  private take(wanted: Wanted | undefined, all: Candidates, remotes: Map<RemoteName, LiveRemote>): void {
    const amiss = [...all].flatMap(([name, { named }]) => (remotes.get(name)?.build === named ? [] : [name]));
    const { redirects, shell } = wanted?.composition ?? {};
    const kept = isDeepStrictEqual(redirects, this.snapshot.redirects) ? this.snapshot.redirects : redirects;
    const next: Snapshot = {
      ...(wanted && { composition: wanted.id }),
      ...(shell && { shell: shell.version }),
      amiss,
      remotes,
      addresses: addressesIn(remotes, wanted),
      ...(kept && { redirects: kept }),
    };
    if (isDeepStrictEqual(partsOf(next), partsOf(this.snapshot))) return;
    this.snapshot = next;
    this.shells.begin(wanted?.composition);
    this.loaded.keepOnly(new Set([...remotes.values(), ...this.previews.remotes()]));
    const versions = Object.fromEntries([...remotes].map(([name, { build }]) => [name, build]));
    this.options.log.info(
      { ...next, remotes: versions },
      `The composition ${wanted?.id ?? 'of no release'} is live.`,
    );
    if (wanted) this.lastGood.remember(asServed(wanted.composition, remotes));
  }
}
