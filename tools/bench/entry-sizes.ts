import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry } from '../../libs/federation/src/release/index.ts';

/** Bytes that are sent for each live remote's entry: its compressed form, as published. */
export async function entrySizes(remotesDir: string): Promise<Record<string, number>> {
  const { remotes } = await readRegistry(remotesDir);
  const sizes: Record<string, number> = {};
  for (const [name, { version }] of Object.entries(remotes)) {
    const dir = join(remotesDir, name, version);
    const { entry } = JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8')) as { entry: string };
    sizes[name] = (await stat(join(dir, `${entry}.br`))).size;
  }
  return sizes;
}
