import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distOf } from '../../../../libs/federation/src/build/workspace/index.ts';
import {
  describeShell,
  publishShell,
  readShellManifest,
  SHELL_MANIFEST,
  type ReleaseStore,
} from '../../../../libs/federation/src/releases/release/index.ts';

interface AssetList {
  js: string[];
}

/** A published build of the shell. */
export interface ChangedShell {
  build: string;
  /** File name of its script. */
  main: string;
}

/** Changes the content of a build's script, and so its name; returns that name. */
async function markScript(browserDir: string, mark: string): Promise<string> {
  const listFile = join(browserDir, 'assets.json');
  const list = JSON.parse(await readFile(listFile, 'utf8')) as AssetList;
  const before = list.js.find((file) => file.startsWith('main.')) ?? '';
  const script = `${await readFile(join(browserDir, before), 'utf8')}\n// ${mark}\n`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const main = `main.${hash}.js`;
  await writeFile(join(browserDir, main), script);
  for (const form of ['', '.br', '.gz', '.map']) await rm(join(browserDir, before + form), { force: true });
  const js = list.js.map((file) => (file === before ? main : file));
  await writeFile(listFile, JSON.stringify({ ...list, js }));
  return main;
}

/** Publishes a copy of the built shell with another script. `change` edits the bundle its server starts with. */
export async function publishChangedShell(
  { files }: Pick<ReleaseStore, 'files'>,
  mark: string,
  change = (bundle: string) => `${bundle}\n// ${mark}`,
): Promise<ChangedShell> {
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-shell-'));
  try {
    await cp(distOf('shell'), dir, {
      recursive: true,
      filter: (path) => !/shell\/monolith(\/|$)/.test(path),
    });
    const buildDir = join(dir, 'production');
    const main = await markScript(join(buildDir, 'browser'), mark);
    const bundle = join(buildDir, 'server/main.cjs');
    await writeFile(bundle, change(await readFile(bundle, 'utf8')));
    const { words, needs } = readShellManifest(
      await readFile(join(buildDir, SHELL_MANIFEST), 'utf8'),
      SHELL_MANIFEST,
    );
    await describeShell(buildDir, { words, needs });
    return { build: await publishShell(buildDir, files), main };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
