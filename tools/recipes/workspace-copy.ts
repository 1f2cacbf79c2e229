import { execFile } from 'node:child_process';
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Footprint } from './recipe.ts';

/** What no commit of the folder has, and nobody wants to be left out of one. */
const NEW = ['ls-files', '-z', '--others', '--exclude-standard'];

async function git(cwd: string, ...args: string[]): Promise<string> {
  // Who starts this from a hook of git says there which repository is meant: not this one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const { stdout } = await promisify(execFile)('git', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

const named = (list: string): string[] => list.split('\0').filter(Boolean);

/** A copy of the workspace's sources, with its packages, which knows what is done to it. */
export class WorkspaceCopy {
  readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  /** Makes a copy of a workspace's files as they are now, in place of what is at `dir`. */
  static async make(workspace: string, dir: string): Promise<WorkspaceCopy> {
    const copy = new WorkspaceCopy(dir);
    await rm(copy.dir, { recursive: true, force: true });
    await mkdir(copy.dir, { recursive: true });
    await git(copy.dir, 'init', '--quiet');
    await writeFile(join(copy.dir, '.git/info/exclude'), 'node_modules\n');
    // To the copy's repository every file is new, whether the workspace has one or not.
    const files = named(
      await git(workspace, `--git-dir=${join(copy.dir, '.git')}`, `--work-tree=${workspace}`, ...NEW),
    );
    for (const folder of new Set(files.map(dirname)))
      await mkdir(join(copy.dir, folder), { recursive: true });
    await Promise.all(files.map((file) => copyFile(join(workspace, file), join(copy.dir, file))));
    await symlink(join(workspace, 'node_modules'), join(copy.dir, 'node_modules'));
    await git(copy.dir, 'add', '--all');
    return copy;
  }

  /** What is new and what is changed since it was made, file by file. */
  async touched(): Promise<Footprint> {
    const adds = named(await git(this.dir, ...NEW));
    const changes = named(await git(this.dir, 'diff', '--numstat', '-z')).map((row): [string, number] => {
      const [added, removed, file = ''] = row.split('\t');
      return [file, Math.max(Number(added), Number(removed))];
    });
    return { adds, changes: Object.fromEntries(changes) };
  }

  /** Makes a file what it was, or takes it away if it was not there. */
  async restore(file: string): Promise<void> {
    await rm(join(this.dir, file), { recursive: true, force: true });
    if (await git(this.dir, 'ls-files', '--', file)) await git(this.dir, 'checkout-index', '--', file);
  }
}
