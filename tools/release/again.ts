import { setTimeout as pause } from 'node:timers/promises';

/** Puts the cursor of a terminal at its beginning and clears what is below. */
const CLEAR = '\u001b[H\u001b[2J\u001b[3J';

/** Says something again and again until the terminal, or whoever reads it, is closed; a terminal shows the newest alone. */
export async function again(
  say: () => Promise<string>,
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
  { signal, pauseMs = 2000 }: { signal?: AbortSignal; pauseMs?: number } = {},
): Promise<void> {
  let before = '';
  while (!signal?.aborted) {
    const said = await say();
    if (said !== before) out.write(out.isTTY ? CLEAR + said : said);
    before = said;
    await pause(pauseMs, undefined, signal && { signal }).catch(() => undefined);
  }
}
