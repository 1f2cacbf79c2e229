import type { Store } from '../../releases/store';
import type { HostLog } from './host-log';
import type { LiveRemote } from './live-remote';

/** Pause before the next try, in ms. */
const PAUSE_MS = 5000;

/**
 * Copies the browser files of loaded versions to this machine, one after the other: the store may go away before a
 * browser asks for them. Logs a failure and its end once each, and tries again until `stop`.
 */
export class LocalCopies {
  private readonly bring: Store['bring'];
  private readonly log: HostLog;
  private work: Promise<void> = Promise.resolve();
  private isAway = false;
  private isStopped = false;
  private pause: NodeJS.Timeout | undefined;

  constructor(bring: Store['bring'], log: HostLog) {
    this.bring = bring;
    this.log = log;
  }

  add({
    name,
    build,
    ref,
  }: Pick<LiveRemote, 'name' | 'build'> & { ref: Pick<LiveRemote['ref'], 'integrity'> }): void {
    for (const file of Object.keys(ref.integrity ?? {}))
      this.work = this.work.then(() => this.copy(`remotes/${name}/${build}/${file}`));
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.pause);
  }

  private async copy(path: string): Promise<void> {
    while (!this.isStopped) {
      try {
        await this.bring(path);
        if (this.isAway) this.log.info({}, 'Files of live remotes are copied to this machine again.');
        this.isAway = false;
        return;
      } catch (err) {
        if (!this.isAway)
          this.log.error(
            { err, path },
            'Files of live remotes cannot be copied to this machine; tried again.',
          );
        this.isAway = true;
        await new Promise<void>((resolve) => {
          this.pause = setTimeout(resolve, PAUSE_MS).unref();
        });
      }
    }
  }
}
