import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DiskSpace } from './disk-space.ts';
import { sealed, unsealed } from './kept-file.ts';
import type { Job, Priority, RenderQueue } from './render-queue.ts';

/** Renders a picture. Background pictures may be rendered elsewhere, and with more care. */
export type Render = (priority: Priority) => Promise<Buffer>;

/** Rendered pictures on disk, each rendered once. */
interface PictureCache {
  /** Bytes of the picture under this name; renders it when absent or not whole. */
  read(name: string, render: Render, priority: Priority): Promise<Buffer>;
}

interface PictureCacheOptions {
  cacheDir: string;
  queue: RenderQueue;
  /** Maximum size of the folder in bytes. */
  limit: number;
  /** Called when a picture could not be stored. */
  onLoss?: (error: unknown) => void;
}

// The rename is atomic: a reader sees the whole picture or none, also after a crash.
async function store(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Stored picture at this path; undefined when absent, unreadable or not whole. */
const keptAt = (path: string): Promise<Buffer | undefined> => readFile(path).then(unsealed, () => undefined);

/**
 * Stores pictures in a folder of at most `limit` bytes; removes the least recently requested first. Returns a picture
 * even when it cannot be stored, as on a full disk.
 */
export function createPictureCache({ cacheDir, queue, limit, onLoss }: PictureCacheOptions): PictureCache {
  const space = new DiskSpace(cacheDir, limit);
  void space.takeOver();
  const rendering = new Map<string, Job<Buffer>>();

  const keep = async (name: string, picture: Buffer) => {
    try {
      const bytes = sealed(picture);
      await store(join(cacheDir, name), bytes);
      await space.add(name, bytes.length);
    } catch (error) {
      onLoss?.(error);
    }
  };

  const renderOnce = (name: string, render: Render, priority: Priority) => {
    const running = rendering.get(name);
    if (running) {
      if (priority === 'shopper') running.promote();
      return running.done;
    }
    const task = async (now: Priority) => {
      const picture = await render(now);
      await keep(name, picture);
      return picture;
    };
    const job = queue.add(task, priority);
    rendering.set(name, job);
    const forget = () => void rendering.delete(name);
    job.done.then(forget, forget);
    return job.done;
  };

  return {
    async read(name, render, priority) {
      const kept = await keptAt(join(cacheDir, name));
      if (!kept) return renderOnce(name, render, priority);
      void space.use(name);
      return kept;
    },
  };
}
