import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { buildsFolder, marketFolder, WORKSPACE } from '../libs/federation/src/bundler/index.ts';
import { PlainProblem } from './shop.ts';

/** What is built for another market than the usual one is kept in a folder of its own, which nx has to know. */
const outputOf = (args: readonly string[]): string[] =>
  args.includes('build') && marketFolder() ? [`--folder=${buildsFolder()}`] : [];

/** Runs nx without its daemon; its output is shown only when it fails, unless `loud`. */
export function nx(args: string[], { loud = false } = {}): Promise<void> {
  const bin = resolve(WORKSPACE, 'node_modules/nx/dist/bin/nx.js');
  const child = spawn(process.execPath, [bin, ...args, ...outputOf(args)], {
    cwd: WORKSPACE,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, failed) => {
    child.once('exit', (code) => {
      if (code === 0) return done();
      process.stderr.write(`\n${output}\n`);
      failed(new PlainProblem(`"nx ${args.join(' ')}" failed; its output is above.`));
    });
  });
}

/** Builds what changed since the last time. */
export const buildAll = (): Promise<void> =>
  nx([
    'run-many',
    '-t',
    'build',
    '--projects=shell,mf-*,demo-backend',
    '--parallel=2',
    '--output-style=stream',
  ]);
