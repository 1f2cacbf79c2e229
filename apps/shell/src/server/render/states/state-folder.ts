import type { FastifyBaseLogger } from 'fastify';
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedStore } from '../../cache/shared-store';

/** Interval for removing expired states, in ms. */
const SWEPT_EVERY_MS = 3_600_000;

/** Format of file names: hashes of their content. */
const NAME = /^[\w-]+$/;

/**
 * A folder shared by the processes of one server, in place of Redis. Write errors are logged once and have no other
 * effect.
 */
export function stateFolder(
  folder: string,
  keptSeconds: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SharedStore {
  let isTold = false;
  const tell = (err: unknown): void => {
    if (!isTold) log.warn({ err, folder }, 'States of pages cannot be kept for the other processes.');
    isTold = true;
  };
  const fileOf = (name: string): string => join(folder, name);

  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    // Written atomically, even when the process ends here.
    const draft = fileOf(`${name}.${process.pid}.draft`);
    await writeFile(draft, text);
    await rename(draft, fileOf(name));
  };

  const sweep = async (): Promise<void> => {
    const oldest = Date.now() - keptSeconds * 1000;
    for (const name of await readdir(folder).catch(() => [])) {
      const found = await stat(fileOf(name)).catch(() => undefined);
      if (found && found.mtimeMs < oldest) await unlink(fileOf(name)).catch(() => undefined);
    }
  };
  const timer = setInterval(() => void sweep(), SWEPT_EVERY_MS).unref();
  void sweep();

  return {
    read: async (name) =>
      NAME.test(name) ? readFile(fileOf(name), 'utf8').catch(() => undefined) : undefined,
    write: (name, text) => void write(name, text).catch(tell),
    close: () => clearInterval(timer),
  };
}
