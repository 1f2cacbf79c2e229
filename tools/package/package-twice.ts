import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import {
  distFolder,
  distOf,
  WORKSPACE,
  workspaceRemotes,
} from '../../libs/federation/src/build/workspace/index.ts';
import { readAuthor } from '../../libs/federation/src/releases/release/index.ts';
import { runIn } from '../recipes/run-in.ts';
import { WorkspaceCopy } from '../recipes/workspace-copy.ts';
import { PlainProblem } from '../shop.ts';
import { step } from '../steps.ts';
import { commitTime } from './commit-time.ts';
import { differingFiles, hashesIn } from './differing-files.ts';
import { privateKey } from './seed-folder.ts';

/** Built beside the release: for measurements, and for development. */
const NOT_RELEASED = /^(monolith|development)[\\/]/;

/** Links files one by one: a link to the folder would resolve to this workspace. */
async function linkTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const at = join(to, relative(from, file));
    if (!entry.isFile()) continue;
    await mkdir(dirname(at), { recursive: true });
    // Hard links fail across disks.
    await link(file, at).catch(() => copyFile(file, at));
  }
}

/**
 * Builds and packages shell and remotes again in another folder, without any cache. Compares all bytes with `dist` and
 * with the package at `out`. Throws a PlainProblem with the differing files.
 */
export async function packageTwice(out: string): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-built-in-another-folder-'));
  const node = async (words: string, env?: Readonly<Record<string, string>>): Promise<void> => {
    const ended = await runIn(dir, `"${process.execPath}" ${words}`, env);
    if (ended.failed) throw new PlainProblem(ended.output);
  };
  const differing: string[] = [];
  let count = 0;
  const compare = (name: string, one: Map<string, string>, other: Map<string, string>): void => {
    count += one.size;
    differing.push(...differingFiles(one, other).map((file) => `${name}/${file}`));
  };
  try {
    await step('copying the workspace', async () => {
      await WorkspaceCopy.make(WORKSPACE, dir);
      await rm(join(dir, 'node_modules'));
      await linkTree(join(WORKSPACE, 'node_modules'), join(dir, 'node_modules'));
    });
    for (const app of ['shell', ...workspaceRemotes()])
      await step(`building ${app} again`, async () => {
        await node(`tools/build.ts ${app}`);
        const one = await hashesIn(distOf(app));
        for (const name of one.keys()) if (NOT_RELEASED.test(name)) one.delete(name);
        compare(app, one, await hashesIn(join(dir, distFolder(), app)));
      });
    await step('packaging again', async () => {
      const { by, commit = '' } = readAuthor();
      const again = join(dir, 'packaged');
      // The copy has no commit: date and author are those of this workspace.
      await node(`tools/package.ts --no-build --out "${again}"`, {
        SOURCE_DATE_EPOCH: String(Date.parse(commitTime()) / 1000),
        CI_COMMIT_AUTHOR: by,
        CI_COMMIT_SHA: commit,
        RELEASE_KEY: await privateKey(),
      });
      compare('package', await hashesIn(out), await hashesIn(again));
    });
    if (differing.length > 0)
      throw new PlainProblem(`${differing.length} files differ:\n  ${differing.join('\n  ')}`);
    process.stdout.write(`${count} files are the same to the byte.\n`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
