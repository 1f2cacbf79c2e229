import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Composition } from '../composition';
import { canonical, compositionId, readComposition } from '../composition';
import { writeWhole } from '../store';
import type { Wanted } from './wanted';
import type { HostLog } from './host-log';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Where a server with this data folder remembers it. */
export const lastGoodFile = (dataDir: string): string => join(dataDir, 'last-good.json');

/** Keeps on the disk of this server what it answers with, for a start without a store that can be read. */
export class LastGood {
  private readonly file: string;
  private readonly log: HostLog;
  private writing = Promise.resolve();
  private isUnwell = false;

  constructor(file: string, log: HostLog) {
    this.file = file;
    this.log = log;
  }

  /** What served last; undefined when nothing did. Throws a DamagedDocument. */
  async read(): Promise<Wanted | undefined> {
    const text = await readFile(this.file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (text === undefined) return undefined;
    return { id: compositionId(text), composition: readComposition(text, this.file) };
  }

  /** Writes behind what runs; what is known of remotes that are not live now stays. */
  remember(served: Composition): void {
    this.writing = this.writing.then(() => this.write(served));
  }

  /** Resolves when all that was to be remembered is. */
  settled(): Promise<void> {
    return this.writing;
  }

  private async write(served: Composition): Promise<void> {
    try {
      const before = await this.read().catch(() => undefined);
      const remotes = { ...before?.composition.remotes, ...served.remotes };
      await mkdir(dirname(this.file), { recursive: true });
      await writeWhole(this.file, canonical({ ...served, remotes }));
      this.isUnwell = false;
    } catch (err) {
      if (!this.isUnwell)
        this.log.error({ err }, `What is live cannot be kept in ${this.file} for the next start.`);
      this.isUnwell = true;
    }
  }
}
