import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { distFolder, distOf, WORKSPACE, workspaceRemotes } from '../../libs/federation/src/bundler/index.ts';
import { runIn } from '../recipes/run-in.ts';
import { WorkspaceCopy } from '../recipes/workspace-copy.ts';
import { PlainProblem } from '../shop.ts';
import { step } from '../steps.ts';
import { differingFiles, hashesIn } from './differing-files.ts';

/** Built beside the release, for a measurement, and by who develops. */
const NOT_RELEASED = /^(monolith|development)[\\/]/;

/** Packages at a place of their own: a link to the folder would lead every path back to this workspace. */
async function linkTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const at = join(to, relative(from, file));
    if (!entry.isFile()) continue;
    await mkdir(dirname(at), { recursive: true });
    // Another disk cannot have a link.
    await link(file, at).catch(() => copyFile(file, at));
  }
}

/**
 * Builds the shell and all remotes a second time from the same sources in another folder, without any cache, and compares
 * all bytes with what is in `dist`. Throws a PlainProblem that names what differs.
 */
export async function buildTwice(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-built-in-another-folder-'));
  try {
    await step('copying the workspace', async () => {
      await WorkspaceCopy.make(WORKSPACE, dir);
      await rm(join(dir, 'node_modules'));
      await linkTree(join(WORKSPACE, 'node_modules'), join(dir, 'node_modules'));
    });
    const differing: string[] = [];
    let count = 0;
    for (const app of ['shell', ...workspaceRemotes()])
      await step(`building ${app} again`, async () => {
        const built = await runIn(dir, `"${process.execPath}" tools/build.ts ${app}`);
        if (built.failed) throw new PlainProblem(built.output);
        const one = await hashesIn(distOf(app));
        for (const name of one.keys()) if (NOT_RELEASED.test(name)) one.delete(name);
        count += one.size;
        const other = await hashesIn(join(dir, distFolder(), app));
        differing.push(...differingFiles(one, other).map((file) => `${app}/${file}`));
      });
    if (differing.length > 0)
      throw new PlainProblem(`${differing.length} files differ:\n  ${differing.join('\n  ')}`);
    process.stdout.write(`${count} files are the same to the byte.\n`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
