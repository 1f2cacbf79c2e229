import { readQuarantine } from '../../releases/composition';
import type { Pointers } from '../../releases/store';
import type { HostLog } from './host-log';
import { fromStore } from './from-store';

/**
 * Knows the versions in quarantine: those in the store, and those reported to this server before the
 * store has them.
 * While the store is away or damaged, the last known list stays.
 */
export class QuarantineWatch {
  private readonly pointers: Pointers;
  private readonly log: HostLog;
  private readonly told = new Set<string>();
  private stored: ReadonlyMap<string, string> = new Map();
  private isUnwell = false;

  constructor(pointers: Pointers, log: HostLog) {
    this.pointers = pointers;
    this.log = log;
  }

  has(name: string, version: string): boolean {
    const release = `${name}@${version}`;
    return this.told.has(release) || this.stored.has(release);
  }

  tell(releases: readonly string[]): void {
    for (const release of releases) this.told.add(release);
  }

  /** Start of each quarantine in the store, ISO 8601, by release. */
  since(): ReadonlyMap<string, string> {
    return this.stored;
  }

  /** Reads the store's current list. Never fails. */
  async read(): Promise<void> {
    try {
      const found = await fromStore(readQuarantine(this.pointers));
      this.stored = new Map(found.map(({ release, at }) => [release, at]));
      // From now on the store decides, so lifting the quarantine there is enough.
      for (const release of this.stored.keys()) this.told.delete(release);
      this.isUnwell = false;
    } catch (err) {
      if (!this.isUnwell)
        this.log.error({ err }, 'The quarantine cannot be read; what was in it stays in it.');
      this.isUnwell = true;
    }
  }
}
