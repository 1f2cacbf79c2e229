import { PlainProblem } from './shop.ts';

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Where it is said how things go on: beside what a command gives to programs, not in it. */
const progress = process.argv.includes('--json') ? process.stderr : process.stdout;

/** Does a piece of work and says what it was and how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  progress.write(`  ${name} … `);
  try {
    const result = await work();
    progress.write(`${seconds(from)}\n`);
    return result;
  } catch (error) {
    progress.write('failed\n');
    throw error;
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
