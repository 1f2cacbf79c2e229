import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '../../libs/federation/src/build/bundler/index.ts';
import { readCurrent, releaseFolder, storeDir } from '../../libs/federation/src/releases/release/index.ts';
import { releaseStoreIn } from '../shop.ts';

/** Bytes sent for the remote entry of each live remote, compressed as published. */
export async function entrySizes(dataDir: string): Promise<Record<string, number>> {
  const { remotes = {} } = (await readCurrent(releaseStoreIn(dataDir)))?.composition ?? {};
  const sizes: Record<string, number> = {};
  for (const [name, { version }] of Object.entries(remotes)) {
    const dir = join(storeDir(dataDir), 'files', releaseFolder(name, version));
    const manifest = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as RemoteManifest;
    sizes[name] = (await stat(join(dir, `${manifest.remoteEntry}.br`))).size;
  }
  return sizes;
}
