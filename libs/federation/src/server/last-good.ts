import type { Registry } from '../release/registry';
import { findRegistry, lastGoodFile } from '../release/registry';
import { writeWhole } from '../release/drafts';
import type { HostLog } from './registry-watch';

/** Keeps on disk what the server answers with, for a start without a registry that can be read. */
export class LastGood {
  private readonly remotesDir: string;
  private readonly log: HostLog;
  private writing = Promise.resolve();
  private isUnwell = false;

  constructor(remotesDir: string, log: HostLog) {
    this.remotesDir = remotesDir;
    this.log = log;
  }

  /** Writes behind what runs; what is remembered of remotes that are not live now stays. */
  remember(live: Registry): void {
    this.writing = this.writing.then(() => this.write(live));
  }

  /** Resolves when all that was to be remembered is. */
  settled(): Promise<void> {
    return this.writing;
  }

  private async write(live: Registry): Promise<void> {
    const file = lastGoodFile(this.remotesDir);
    try {
      const before = await findRegistry(file).catch(() => undefined);
      await writeWhole(
        file,
        JSON.stringify({ ...live, remotes: { ...before?.remotes, ...live.remotes } }, null, 2),
      );
      this.isUnwell = false;
    } catch (err) {
      if (!this.isUnwell)
        this.log.error({ err }, `What is live cannot be kept in ${file} for the next start.`);
      this.isUnwell = true;
    }
  }
}
