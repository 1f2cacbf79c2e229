import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../../../libs/federation/src/build/workspace/index.ts';

const run = promisify(execFile);
const PACKAGES = resolve(WORKSPACE, 'dist/packages');

interface Said {
  code: number;
  text: string;
}

/** A team's folder outside the workspace, with git and the packed libraries. */
export interface OutsideRepository {
  dir: string;
  write: (file: string, text: string) => Promise<void>;
  /** Runs the packed command line; returns its exit code and output. */
  weefsel: (...line: string[]) => Promise<Said>;
  /** Starts a command that runs until `stop`; resolves once its output has a text. Rejects when it ends before that. */
  start: (text: string, env: Record<string, string>, ...line: string[]) => Promise<{ stop: () => void }>;
  /** The compiler's output for its sources; empty without errors. */
  typeErrors: () => Promise<string>;
  remove: () => Promise<void>;
}

async function saidBy(file: string, args: string[], options: object): Promise<Said> {
  try {
    const { stdout, stderr } = await run(file, args, options);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

/**
 * Replaces `npm install` of the tarballs, as tests have no network. Ours are unpacked as npm does. Only their declared
 * dependencies are linked to those of the workspace.
 */
async function install(dir: string): Promise<void> {
  const tarballs = (await readdir(PACKAGES)).filter((file) => file.endsWith('.tgz'));
  const wanted = new Set<string>();
  for (const tarball of tarballs) {
    const name = tarball.replace(/^weefsel-(.+)-\d+\.\d+\.\d+\.tgz$/, '$1');
    const folder = join(dir, 'node_modules/@weefsel', name);
    await mkdir(folder, { recursive: true });
    await run('tar', ['-xzf', join(PACKAGES, tarball), '-C', folder, '--strip-components=1']);
    const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const each of Object.keys(dependencies)) if (!each.startsWith('@weefsel/')) wanted.add(each);
  }
  for (const name of wanted) {
    const link = join(dir, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(WORKSPACE, 'node_modules', name), link);
  }
}

let packed: Promise<unknown> | undefined;

/**
 * Packs the libraries and the command line once, and makes a repository with them. `env` is the environment of its
 * commands.
 */
export async function outsideRepository(env: Record<string, string>): Promise<OutsideRepository> {
  await (packed ??= run(process.execPath, [resolve(WORKSPACE, 'tools/pack/pack.ts')], { cwd: WORKSPACE }));
  const dir = await mkdtemp(join(tmpdir(), 'weefsel-outside-'));
  await run('git', ['init', '--quiet'], { cwd: dir });
  await run('git', ['config', 'user.name', 'Team Winkels'], { cwd: dir });
  await install(dir);
  const cli = join(dir, 'node_modules/@weefsel/cli');
  const { bin } = JSON.parse(await readFile(join(cli, 'package.json'), 'utf8')) as {
    bin: { weefsel: string };
  };
  const { PATH } = process.env;
  const options = { cwd: dir, env: { PATH, ...env } };
  return {
    dir,
    write: async (file, text) => {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), text);
    },
    weefsel: (...line) => saidBy(process.execPath, [join(cli, bin.weefsel), ...line], options),
    start: (text, more, ...line) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [join(cli, bin.weefsel), ...line], {
          ...options,
          env: { ...options.env, ...more },
        });
        let said = '';
        const hear = (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes(text)) resolve({ stop: () => void child.kill() });
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.once('exit', () => reject(new Error(`It ended: ${said}`)));
      }),
    typeErrors: async () => {
      const tsc = join(dir, 'node_modules/@typescript/native/bin/tsc');
      const { code, text } = await saidBy(process.execPath, [tsc, '--noEmit'], options);
      return code === 0 ? '' : text;
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
