import { execFile } from 'node:child_process';
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Footprint } from './recipe.ts';

/** Files of the folder that are in no commit, except ignored ones. */
const NEW = ['ls-files', '-z', '--others', '--exclude-standard'];

async function git(cwd: string, ...args: string[]): Promise<string> {
  // A git hook that starts this sets the repository in the environment; ours is another one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const { stdout } = await promisify(execFile)('git', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

const named = (list: string): string[] => list.split('\0').filter(Boolean);

/** A copy of the workspace's sources with its packages, which tracks changes. */
export class WorkspaceCopy {
  readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  /** Copies a workspace's current files, replacing the content of `dir`. */
  static async make(workspace: string, dir: string): Promise<WorkspaceCopy> {
    const copy = new WorkspaceCopy(dir);
    await rm(copy.dir, { recursive: true, force: true });
    await mkdir(copy.dir, { recursive: true });
    await git(copy.dir, 'init', '--quiet');
    await writeFile(join(copy.dir, '.git/info/exclude'), 'node_modules\n');
    // All files are new to the copy's repository, even when the workspace has no repository.
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

  /** New and changed files since the copy was made. */
  async touched(): Promise<Footprint> {
    const adds = named(await git(this.dir, ...NEW));
    const changes = named(await git(this.dir, 'diff', '--numstat', '-z')).map((row): [string, number] => {
      const [added, removed, file = ''] = row.split('\t');
      return [file, Math.max(Number(added), Number(removed))];
    });
    return { adds, changes: Object.fromEntries(changes) };
  }

  /** Restores a file's former state, or removes it if it is new. */
  async restore(file: string): Promise<void> {
    await rm(join(this.dir, file), { recursive: true, force: true });
    if (await git(this.dir, 'ls-files', '--', file)) await git(this.dir, 'checkout-index', '--', file);
  }
}
