import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonical, compositionId, readComposition, type Composition } from '../../releases/composition';
import { writeWhole } from '../../releases/store';
import type { Wanted } from './snapshot';
import type { HostLog } from './host-log';
import type { RemoteName } from '@weefsel/contracts';
import type { LiveRemote } from './live-remote';

/** A composition as served: a remote that failed to load has its substitute version. */
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

/** Path of that record on a server with this data folder. */
export const lastGoodFile = (dataDir: string): string => join(dataDir, 'last-good.json');

/** Stores the served composition on this server's disk, for a start without a readable store. */
export class LastGood {
  private readonly file: string;
  private readonly log: HostLog;
  private writing = Promise.resolve();
  private isUnwell = false;

  constructor(file: string, log: HostLog) {
    this.file = file;
    this.log = log;
  }

  /** The composition served last; undefined when there was none. Throws a DamagedDocument. */
  async read(): Promise<Wanted | undefined> {
    const text = await readFile(this.file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (text === undefined) return undefined;
    return { id: compositionId(text), composition: readComposition(text, this.file) };
  }

  /** Writes in the background. Keeps the records of remotes that are not live now. */
  remember(served: Composition): void {
    this.writing = this.writing.then(() => this.write(served));
  }

  /** Resolves when all writes are done. */
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
