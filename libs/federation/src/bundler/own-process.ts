import { spawn } from 'node:child_process';

/** Longest time for a script, in ms. */
const LIMIT_MS = 20_000;

/** Sends what a function body returns, or why it threw. The process ends with the one that started it. */
const sending = (body: string): string => `
  process.once('disconnect', () => process.exit());
  const outcome = await (async () => { ${body} })().then(
    (value) => ({ value }),
    (error) => ({ failed: String(error?.message ?? error) }),
  );
  process.send(outcome);`;

interface Outcome {
  value?: unknown;
  failed?: string;
}

/**
 * Runs the body of an asynchronous function in a process of its own and returns its result, as JSON has it. It finds its
 * arguments in `process.argv`, from 1 on, and its input in stdin. Throws an Error with its message, with the last words of a
 * process that ended early, or after `limitMs`.
 */
export function inOwnProcess(
  body: string,
  args: readonly string[],
  { input = '', limitMs = LIMIT_MS } = {},
): Promise<unknown> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', sending(body), ...args], {
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // A process that ends before it has read all says why elsewhere.
  child.stdin?.on('error', () => undefined).end(input);
  return new Promise((done, failed) => {
    const end = (settle: () => void) => {
      clearTimeout(limit);
      child.kill('SIGKILL');
      settle();
    };
    const fail = (message: string) => end(() => failed(new Error(message)));
    const limit = setTimeout(
      () => fail(`It did not come to an end within ${limitMs / 1000} s: it hangs, or runs in a circle.`),
      limitMs,
    );
    child.once('error', (error) => fail(`It could not be started: ${error.message}.`));
    child.once('message', ({ value, failed: why }: Outcome) =>
      why === undefined ? end(() => done(value)) : fail(why),
    );
    child.once('close', () => fail(`It ended its process. ${said.trim()}`.trim()));
  });
}
