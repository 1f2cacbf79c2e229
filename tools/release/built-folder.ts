import { existsSync, globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RemoteManifest } from '../../libs/federation/src/build/bundler/index.ts';
import { IS_PACKED, ROOT } from '../../libs/federation/src/build/workspace/index.ts';
import { PlainProblem } from '../shop.ts';

/** A built remote, and the folder with its `browser` and `server`. */
export interface BuiltRemote {
  name: string;
  distDir: string;
}

/** Folder of a build by its name: below the current one, else below the repository, where `build` writes. */
const folderOf = (word: string): string => (existsSync(resolve(word)) ? resolve(word) : resolve(ROOT, word));

/** Reads the remote built in a folder, named as in a command. Throws a PlainProblem for any other folder. */
export async function builtIn(word: string): Promise<BuiltRemote> {
  const distDir = folderOf(word);
  const file = join(distDir, 'browser/manifest.json');
  const content = await readFile(file, 'utf8').catch(() => undefined);
  const unbuilt = (why: string) =>
    new PlainProblem(`${distDir} holds no built remote: ${why}. Build it first: npx weefsel build.`);
  if (!content) throw unbuilt(`${file} is missing`);
  const server = join(distDir, 'server');
  if (!existsSync(server)) throw unbuilt(`${server} is missing`);
  try {
    return { name: (JSON.parse(content) as RemoteManifest).name, distDir };
  } catch {
    throw unbuilt(`${file} is no JSON`);
  }
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A sentence about a source file that is newer than a build in a separate repository; else none. */
export function editedSince({ distDir }: BuiltRemote, root: string = ROOT): string[] {
  if (!IS_PACKED) return [];
  const built = changedAt(join(distDir, 'browser/manifest.json'));
  const edited = globSync('src/**/*.*', { cwd: root }).find((file) => changedAt(join(root, file)) > built);
  return edited
    ? [`${edited} is newer than the build, which is unchanged: npx weefsel build makes it anew.`]
    : [];
}
