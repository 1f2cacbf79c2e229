import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DiskSpace } from './disk-space.ts';
import type { Job, Priority, RenderQueue } from './render-queue.ts';

/** Rendered pictures on disk, each rendered once. */
export interface PictureCache {
  /** Bytes of the picture under this name, rendered when they are not there yet. */
  read(name: string, render: () => Promise<Buffer>, priority: Priority): Promise<Buffer>;
}

const isAbsent = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

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

/** Keeps pictures in a folder of at most `limit` bytes; those that nobody asked for the longest time go first. */
export function createPictureCache(cacheDir: string, queue: RenderQueue, limit: number): PictureCache {
  const space = new DiskSpace(cacheDir, limit);
  void space.takeOver();
  const rendering = new Map<string, Job<Buffer>>();

  const renderOnce = (name: string, path: string, render: () => Promise<Buffer>, priority: Priority) => {
    const running = rendering.get(name);
    if (running) {
      if (priority === 'shopper') running.promote();
      return running.done;
    }
    const task = async () => {
      const bytes = await render();
      await store(path, bytes);
      await space.add(name, bytes.length);
      return bytes;
    };
    const job = queue.add(task, priority);
    rendering.set(name, job);
    const forget = () => void rendering.delete(name);
    job.done.then(forget, forget);
    return job.done;
  };

  return {
    async read(name, render, priority) {
      const path = join(cacheDir, name);
      try {
        const bytes = await readFile(path);
        void space.use(name);
        return bytes;
      } catch (error) {
        if (!isAbsent(error)) throw error;
      }
      return renderOnce(name, path, render, priority);
    },
  };
}
