import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf, VERSION_PLACEHOLDER } from '../../libs/federation/src/build/index.ts';
import { publish } from '../../libs/federation/src/release/index.ts';
import { readOffer } from '../shop.ts';

/** Publishes versions of a remote that differ in nothing but a mark; returns how to make the next one. */
export async function markedBuilds(name: string, remotesDir: string, workDir: string) {
  const distDir = join(workDir, name);
  await cp(distOf(name), distDir, { recursive: true });
  const bundle = join(distDir, 'server/server.cjs');
  const original = await readFile(bundle);
  const offer = await readOffer();
  return async (mark: number): Promise<string> => {
    await writeFile(bundle, original);
    await appendFile(bundle, `\n// release ${mark}\n`);
    return publish({ name, distDir, remotesDir, offer, placeholder: VERSION_PLACEHOLDER });
  };
}
