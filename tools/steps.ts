import { setTimeout as pause } from 'node:timers/promises';
import { NoKey } from '../libs/federation/src/releases/composition/index.ts';
import { RefusedRelease } from '../libs/federation/src/releases/release/index.ts';
import { PlainProblem } from './shop.ts';

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Stream for progress; with `--json`, standard output is reserved for programs. */
const progress = process.argv.includes('--json') ? process.stderr : process.stdout;

/** Time before a step reports its work, and update interval on a terminal, in ms. */
const QUIET_MS = 10_000;
const TICK_MS = 1000;

/** Most updates in a row without a line, where only changes are printed. */
const SILENT_UPDATES = 5;

/** Work of a step; `onStep` reports the current work. */
type Work<T> = (onStep: (doing: string) => void) => Promise<T>;

interface Limits {
  /** Maximum time, in minutes; without it, the work has its own limits. */
  minutes?: number;
  quietMs?: number;
}

/** Reports the current work of a step repeatedly: on a terminal in one line, elsewhere on changes and once a minute. */
function keepSaying(name: string, from: number, waitsFor: () => string, quietMs: number): () => void {
  let said: string | undefined;
  let silent = 0;
  const say = () => {
    const now = waitsFor();
    const line = `  ${name} … ${seconds(from).replace(/\.\d/, '')}${now && `, waiting for ${now}`}`;
    const isDue = now !== said || silent === SILENT_UPDATES;
    if (progress.isTTY) progress.write(`\r\x1b[K${line.slice(0, progress.columns - 1)}`);
    else if (isDue) progress.write(`\n${line} … `);
    silent = isDue ? 0 : silent + 1;
    said = now;
  };
  const over = new AbortController();
  void (async () => {
    await pause(quietMs, undefined, { signal: over.signal });
    for (;;) {
      say();
      await pause(progress.isTTY ? TICK_MS : quietMs, undefined, { signal: over.signal });
    }
  })().catch(() => undefined);
  return () => {
    over.abort();
    if (progress.isTTY && said !== undefined) progress.write(`\r\x1b[K  ${name} … `);
  };
}

/**
 * Runs work, and prints its name and duration; after ten seconds also the current work. Throws a PlainProblem when it
 * exceeds its limit.
 */
export async function step<T>(
  name: string,
  work: Work<T>,
  { minutes, quietMs = QUIET_MS }: Limits = {},
): Promise<T> {
  const from = performance.now();
  let doing = '';
  progress.write(`  ${name} … `);
  const stop = keepSaying(name, from, () => doing, quietMs);
  const over = new AbortController();
  const limit = async (): Promise<never> => {
    await pause((minutes ?? 0) * 60_000, undefined, { signal: over.signal });
    const what = doing && ` It waited for ${doing}.`;
    throw new PlainProblem(`${name} was given up after ${minutes} minutes.${what}`);
  };
  try {
    const done = work((now) => (doing = now));
    const result = await (minutes === undefined ? done : Promise.race([done, limit()]));
    stop();
    progress.write(`${seconds(from)}\n`);
    return result;
  } catch (error) {
    stop();
    progress.write('failed\n');
    throw error;
  } finally {
    over.abort();
  }
}

function textOf(error: unknown): string | undefined {
  if ([PlainProblem, NoKey, RefusedRelease].some((plain) => error instanceof plain))
    return (error as Error).message;
  return error instanceof Error ? error.stack : String(error);
}

/** Runs a tool's main function. Prints errors that the user can fix as their message, any other with its stack. */
export async function run(main: () => Promise<void>): Promise<void> {
  // `| head` closes the pipe before the end: the work goes on.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${textOf(error)}\n`);
    process.exit(1);
  }
}
