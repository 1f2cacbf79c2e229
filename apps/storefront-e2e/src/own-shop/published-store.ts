import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRemotes } from '../../../../libs/federation/src/build/workspace/index.ts';
import type { ReleaseStore } from '../../../../libs/federation/src/releases/release/index.ts';
import { releaseStoreIn, publishBuilt, publishBuiltShell } from '../../../../tools/shop.ts';

/** Published versions by name, the shell included. */
export type Versions = ReadonlyMap<string, string>;

export const newDataDir = () => mkdtemp(join(tmpdir(), 'weefsel-own-'));

/** Publishes the built remotes and shell, without making them live. */
export async function publishAll(releaseStore: ReleaseStore): Promise<Versions> {
  const versions = new Map<string, string>();
  for (const name of workspaceRemotes()) versions.set(name, await publishBuilt(name, releaseStore));
  return versions.set('shell', await publishBuiltShell(releaseStore));
}

let kept: Promise<{ dataDir: string; versions: Versions }> | undefined;

async function keep() {
  const dataDir = await newDataDir();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, versions: await publishAll(releaseStoreIn(dataDir)) };
}

/** Fills a data folder with all builds, published. Copies them: publishing takes as long as starting a server. */
export async function copyPublished(dataDir: string): Promise<Versions> {
  const from = await (kept ??= keep());
  await cp(from.dataDir, dataDir, { recursive: true });
  return from.versions;
}
