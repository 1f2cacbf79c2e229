import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonical, compositionId, readComposition, type Composition } from '../composition';
import { writeWhole } from '../store';
import type { Wanted } from './snapshot';
import type { HostLog } from './host-log';
import type { RemoteName } from '@weefsel/contracts';
import type { LiveRemote } from './live-remote';

/** A composition as it was answered with: of a remote that could not be loaded, it has the version that did instead. */
export function asServed(
  composition: Composition,
  remotes: ReadonlyMap<RemoteName, LiveRemote>,
): Composition {
  const served = Object.entries(composition.remotes).flatMap(([name, { previous, ...release }]) => {
    const build = remotes.get(name)?.build;
    const releases = [release, ...previous];
    const at = releases.findIndex(({ version }) => version === build);
    const [first, ...rest] = at < 0 ? [] : releases.slice(at);
    return first ? [[name, { ...first, previous: rest }] as const] : [];
  });
  return { ...composition, remotes: Object.fromEntries(served) };
}

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
