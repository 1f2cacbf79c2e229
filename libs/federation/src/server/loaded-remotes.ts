import type { RemoteName } from '@weefsel/contracts';
import { Attempts } from './attempts';
import type { HostLog } from './host-log';
import { inTime } from './in-time';
import type { LiveRemote, WantedRelease } from './live-remote';

/** How long a composition waits for a version that was already being loaded, in ms. */
const GRACE_MS = 1000;

export type LoadRemote = (name: RemoteName, release: WantedRelease) => Promise<LiveRemote>;

/** Versions of remotes in the memory of this server. Each is loaded once, whichever compositions it is in. */
export class LoadedRemotes {
  private readonly attempts = new Attempts();
  private readonly kept = new Map<string, LiveRemote>();
  private readonly works = new Map<string, { since: number; outcome: Promise<LiveRemote | undefined> }>();
  private readonly loadRemote: LoadRemote;
  private readonly log: HostLog;

  constructor(loadRemote: LoadRemote, log: HostLog) {
    this.loadRemote = loadRemote;
    this.log = log;
  }

  /**
   * Loads a version unless it is here. Undefined when it cannot be loaded, failed a little while ago, or has been loading
   * for too long. `instead` ends the sentence of the log.
   */
  async load(name: RemoteName, release: WantedRelease, instead: string): Promise<LiveRemote | undefined> {
    const id = `${name}@${release.version}`;
    const kept = this.kept.get(id);
    if (kept) return kept;
    const running = this.works.get(id);
    // An outcome never rejects, so what does is that it comes too late.
    if (running)
      return inTime(running.outcome, 'it', Math.max(0, running.since + GRACE_MS - Date.now())).catch(
        () => undefined,
      );
    if (!this.attempts.mayTry(id)) return undefined;
    const outcome = this.tryLoad(id, name, release, instead).finally(() => this.works.delete(id));
    this.works.set(id, { since: Date.now(), outcome });
    return outcome;
  }

  /** Forgets all versions that are no longer served. */
  keepOnly(used: ReadonlySet<LiveRemote>): void {
    for (const [id, remote] of this.kept) if (!used.has(remote)) this.kept.delete(id);
  }

  private async tryLoad(
    id: string,
    name: RemoteName,
    release: WantedRelease,
    instead: string,
  ): Promise<LiveRemote | undefined> {
    const { version } = release;
    try {
      const remote = await this.loadRemote(name, release);
      this.attempts.succeed(id);
      this.kept.set(id, remote);
      this.log.info({ remote: name, version }, `${id} is loaded.`);
      return remote;
    } catch (err) {
      this.attempts.fail(id);
      this.log.error({ remote: name, version, err }, `${id} cannot be loaded; ${instead}.`);
      return undefined;
    }
  }
}
