import { spawn } from 'node:child_process';

/** Maximum time for a script, in ms. */
const LIMIT_MS = 20_000;

/** Sends the result of a function body, or its error message. The process ends with its parent. */
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
 * Runs an asynchronous function body in a separate process. Returns its result as JSON keeps it.
 * Arguments are in `process.argv`, from 1 on; the input is in stdin.
 * Throws an Error with the body's message, or with an early-ended process's error output.
 * Also throws after `limitMs`.
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
  // A process that ends before reading everything reports the reason elsewhere.
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
