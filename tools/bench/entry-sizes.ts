import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCurrent, releaseFolder, storeDir } from '../../libs/federation/src/release/index.ts';
import { deskIn } from '../shop.ts';

/** Bytes that are sent for each live remote's entry: its compressed form, as published. */
export async function entrySizes(dataDir: string): Promise<Record<string, number>> {
  const { remotes = {} } = (await readCurrent(deskIn(dataDir)))?.composition ?? {};
  const sizes: Record<string, number> = {};
  for (const [name, { version }] of Object.entries(remotes)) {
    const dir = join(storeDir(dataDir), 'files', releaseFolder(name, version));
    const { entry } = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as { entry: string };
    sizes[name] = (await stat(join(dir, `${entry}.br`))).size;
  }
  return sizes;
}
