import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';

interface KeptFile {
  bytes: number;
  /**
   * Last update of its time on disk, in milliseconds since 1970. The next process derives recent use from it.
   */
  markedAt: number;
}

const MARK_EVERY_MS = 60 * 60_000;
/** Share of the limit that remains after clearing, so that clearing is rare. */
const AFTER_CLEARING = 0.9;

/** Keeps a folder below a number of bytes by removing the least recently used files. */
export class DiskSpace {
  readonly #folder: string;
  readonly #limit: number;
  /** By path in the folder, least recently used first. */
  #files = new Map<string, KeptFile>();
  #bytes = 0;

  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /** Adopts files of earlier processes in the folder, and removes their half-written ones. */
  async takeOver(): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found: [string, KeptFile][] = [];
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const name = relative(this.#folder, path);
      if (name.endsWith('.tmp')) await this.#removeStale(path);
      else if (!this.#files.has(name)) {
        const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
        found.push([name, { bytes: size, markedAt: mtimeMs }]);
      }
    }
    const older = found
      .filter(([name]) => !this.#files.has(name))
      .toSorted(([, one], [, other]) => one.markedAt - other.markedAt);
    this.#files = new Map([...older, ...this.#files]);
    this.#bytes += older.reduce((sum, [, { bytes }]) => sum + bytes, 0);
    await this.#makeRoom();
  }

  /** Records a written file. */
  async add(name: string, bytes: number): Promise<void> {
    this.#forget(name);
    this.#files.set(name, { bytes, markedAt: Date.now() });
    this.#bytes += bytes;
    await this.#makeRoom();
  }

  /** Records a read file. */
  async use(name: string): Promise<void> {
    const file = this.#files.get(name);
    if (!file) return;
    this.#files.delete(name);
    const now = Date.now();
    const isDue = now - file.markedAt > MARK_EVERY_MS;
    this.#files.set(name, isDue ? { ...file, markedAt: now } : file);
    if (isDue) await utimes(join(this.#folder, name), new Date(now), new Date(now)).catch(() => undefined);
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name)?.bytes ?? 0;
    this.#files.delete(name);
  }

  async #makeRoom(): Promise<void> {
    if (this.#bytes <= this.#limit) return;
    const doomed: string[] = [];
    for (const name of this.#files.keys()) {
      if (this.#bytes <= this.#limit * AFTER_CLEARING) break;
      this.#forget(name);
      doomed.push(name);
    }
    for (const name of doomed) await rm(join(this.#folder, name), { force: true });
  }

  async #removeStale(path: string): Promise<void> {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > MARK_EVERY_MS) await rm(path, { force: true });
  }
}
