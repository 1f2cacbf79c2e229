import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildsFolder, marketFolder, WORKSPACE } from '../libs/federation/src/build/workspace/index.ts';
import { endWithUs } from '../libs/federation/src/releases/release/index.ts';
import { reasonIn } from './reason-in.ts';
import { PlainProblem } from './shop.ts';

/** Output folder of builds for a market other than the default; nx has to know it. */
const outputOf = (args: readonly string[]): string[] =>
  args.includes('build') && marketFolder() ? [`--folder=${buildsFolder()}`] : [];

/** Failure of nx. `reason` is the first error named in its output; empty without one. */
export class NxFailed extends PlainProblem {
  readonly reason: string;

  constructor(args: readonly string[], output: string) {
    const reason = reasonIn(output);
    super(`"nx ${args.join(' ')}" failed${reason ? `: ${reason}` : ''}. Its output is above.`);
    this.reason = reason;
  }
}

/** The task in a line such as `> nx run mf-search:build` or `- mf-search`. */
const taskIn = (line: string): string | undefined => /^(?:> nx run|-) (\S+)/.exec(line)?.[1];

/** Runs nx without its daemon. Shows its output only on failure, unless `loud`. Throws an NxFailed. */
export function nx(
  args: string[],
  {
    loud = false,
    onStep,
    signal,
  }: { loud?: boolean; onStep?: (doing: string) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const bin = resolve(WORKSPACE, 'node_modules/nx/dist/bin/nx.js');
  const child = spawn(process.execPath, [bin, ...args, ...outputOf(args)], {
    cwd: WORKSPACE,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
    detached: true,
    ...(signal && { signal }),
  });
  // nx ends its tasks, which are in other process groups.
  endWithUs(child, 'SIGTERM');
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    const last = stripVTControlCharacters(chunk.toString()).trim().split('\n').at(-1)?.trim();
    if (last) onStep?.(taskIn(last) ?? `"${last}"`);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => {
      if (code === 0) return done();
      if (signal?.aborted) return;
      process.stderr.write(`\n${output}\n`);
      failed(new NxFailed(args, output));
    });
  });
}

/** Builds everything that changed since the last build. */
export const buildAll = (onStep?: (doing: string) => void): Promise<void> =>
  nx(
    [
      'run-many',
      '-t',
      'build',
      '--projects=shell,mf-*,demo-backend',
      '--parallel=2',
      '--output-style=stream',
    ],
    { ...(onStep && { onStep }) },
  );
