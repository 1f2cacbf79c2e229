import { inTime, type RemoteName } from '@weefsel/contracts';
import { Attempts } from './attempts';
import type { HostLog } from './host-log';
import type { LiveRemote, WantedRelease } from './live-remote';

/** Time that a composition waits for a version already being loaded, in ms. */
const GRACE_MS = 1000;

type LoadRemote = (name: RemoteName, release: WantedRelease) => Promise<LiveRemote>;

/** Remotes' versions in this server's memory. Each is loaded once, for all compositions. */
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
   * Loads a version unless it is here. Undefined when it cannot be loaded.
   * Also undefined after a recent failure, or when it has been loading for too long.
   * `instead` ends the sentence of the log.
   */
  async load(name: RemoteName, release: WantedRelease, instead: string): Promise<LiveRemote | undefined> {
    const id = `${name}@${release.version}`;
    const kept = this.kept.get(id);
    if (kept) return kept;
    const running = this.works.get(id);
    // An outcome never rejects, so any rejection here is a timeout.
    if (running)
      return inTime(running.outcome, Math.max(0, running.since + GRACE_MS - Date.now())).catch(
        () => undefined,
      );
    if (!this.attempts.mayTry(id)) return undefined;
    const outcome = this.tryLoad(id, name, release, instead).finally(() => this.works.delete(id));
    this.works.set(id, { since: Date.now(), outcome });
    return outcome;
  }

  /** Drops all versions that are no longer served. */
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
