import { setTimeout as pause } from 'node:timers/promises';

/** Moves the cursor to the top left, and clears the terminal. */
const CLEAR = '\u001b[H\u001b[2J\u001b[3J';

/** Prints an output repeatedly, until aborted or without a reader. A terminal shows only the latest; other streams get changes only. */
export async function repeatOutput(
  say: () => Promise<string>,
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write' | 'errored'> = process.stdout,
  { signal, pauseMs = 2000 }: { signal?: AbortSignal; pauseMs?: number } = {},
): Promise<void> {
  let before = '';
  while (!signal?.aborted && !out.errored) {
    const said = await say();
    if (said !== before) out.write(out.isTTY ? CLEAR + said : said);
    before = said;
    await pause(pauseMs, undefined, signal && { signal }).catch(() => undefined);
  }
}
