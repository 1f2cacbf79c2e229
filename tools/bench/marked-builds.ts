import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf, VERSION_PLACEHOLDER } from '../../libs/federation/src/build/workspace/index.ts';
import { publish } from '../../libs/federation/src/releases/release/index.ts';
import { releaseStoreIn, readOffer } from '../shop.ts';

/** Publishes versions of a remote that differ in a marker only. Returns a function that publishes the next version. */
export async function markedBuilds(name: string, dataDir: string, workDir: string) {
  const distDir = join(workDir, name);
  await cp(distOf(name), distDir, { recursive: true });
  const bundle = join(distDir, 'server/server.cjs');
  const original = await readFile(bundle);
  const offer = await readOffer();
  const { files } = releaseStoreIn(dataDir);
  return async (mark: number): Promise<string> => {
    await writeFile(bundle, original);
    await appendFile(bundle, `\n// release ${mark}\n`);
    return publish({ name, distDir, files, offer, placeholder: VERSION_PLACEHOLDER });
  };
}
