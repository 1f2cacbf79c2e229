import { Session } from 'node:inspector/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts the work of a thread in hundredths of a second. */
const TICK_MS = 10;

/** Fields after a thread's name, which may contain blanks and brackets. */
const USER = 11;
const SYSTEM = 12;

/** Work of a thread, in ms, by a line of Linux's `/proc/…/stat`. */
export function workIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK_MS * (Number(fields[USER]) + Number(fields[SYSTEM]));
}

/** Processor time of this process's main thread so far, in ms; where that is not known, of all its threads. */
export function mainThreadWork(): number {
  try {
    return workIn(readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8'));
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** How many stack samples are taken of the main thread, and how long it runs between two, in ms. */
const LOOKS = 8;
const BETWEEN_MS = 25;

/** Longest wait for the main thread to stop, in ms: built-ins that run for long do not. */
const PATIENCE_MS = 1500;

/**
 * Stacks of the main thread at several moments, also of one in an endless loop: a line for each call, the innermost first.
 * To be called in another thread. Afterwards the main thread goes on, unless `hold` returns true for what was found: then
 * it stays paused, so that it takes no processor time until it is ended.
 */
export async function sampleMainThread(hold: (samples: string[][]) => boolean): Promise<string[][]> {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  const samples: string[][] = [];
  try {
    await Promise.race([session.post('Debugger.enable'), wait(PATIENCE_MS)]);
    for (let look = 0; look < LOOKS; look += 1) {
      if (look > 0) await wait(BETWEEN_MS);
      const paused = new Promise<string[]>((resolve) =>
        session.once('Debugger.paused', ({ params }) =>
          resolve(
            params.callFrames.map(
              ({ functionName, location: { scriptId, lineNumber } }) =>
                `at ${functionName || 'anonymous'} (${files.get(scriptId) ?? ''}:${lineNumber + 1})`,
            ),
          ),
        ),
      );
      void session.post('Debugger.pause').catch(() => undefined);
      const stack = await Promise.race([paused, wait(PATIENCE_MS)]);
      if (!stack) break;
      samples.push(stack);
      if (look === LOOKS - 1 && hold(samples)) return samples;
      await session.post('Debugger.resume');
    }
    session.disconnect();
  } catch {
    // What went on meanwhile, or ended, is not frozen.
  }
  return samples;
}
