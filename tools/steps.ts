import { setTimeout as pause } from 'node:timers/promises';
import { PlainProblem } from './shop.ts';

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Where it is said how things go on: beside what a command gives to programs, not in it. */
const progress = process.argv.includes('--json') ? process.stderr : process.stdout;

/** Silence before a step says what it waits for, and between two times on a terminal, in ms. */
const QUIET_MS = 10_000;
const TICK_MS = 1000;

/** Work of a step; it may say what it waits for. */
type Work<T> = (onStep: (doing: string) => void) => Promise<T>;

interface Limits {
  /** Longest time, in minutes; without it, the work has limits of its own. */
  minutes?: number;
  quietMs?: number;
}

/** Says again and again what a step waits for: on a terminal in one line, elsewhere once for each thing. */
function keepSaying(name: string, from: number, waitsFor: () => string, quietMs: number): () => void {
  let said: string | undefined;
  const say = () => {
    const now = waitsFor();
    const line = `  ${name} … ${seconds(from).replace(/\.\d/, '')}${now && `, waiting for ${now}`}`;
    if (progress.isTTY) progress.write(`\r\x1b[K${line.slice(0, progress.columns - 1)}`);
    else if (now !== said) progress.write(`\n${line} … `);
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
 * Does a piece of work and says what it was and how long it took; after ten seconds also what it waits for. Throws a
 * PlainProblem when it takes longer than its limit.
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
  if (error instanceof PlainProblem) return error.message;
  return error instanceof Error ? error.stack : String(error);
}

/** Runs a tool's main function; what a person can mend is one sentence, anything else keeps its stack. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${textOf(error)}\n`);
    process.exit(1);
  }
}
