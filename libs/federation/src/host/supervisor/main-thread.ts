import { Session } from 'node:inspector/promises';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts a thread's processor time in hundredths of a second. */
const TICK_MS = 10;

/** Field indexes after a thread's name, which may contain blanks and brackets. */
const USER = 11;
const SYSTEM = 12;

/** Processor time of a thread, in ms, from a line of Linux's `/proc/…/stat`. */
export function workIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK_MS * (Number(fields[USER]) + Number(fields[SYSTEM]));
}

/** Processor time of this process's main thread so far, in ms; where unknown, that of all its threads. */
export function mainThreadWork(): number {
  try {
    return workIn(readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8'));
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** Number of stack samples of the main thread, and its running time between two, in ms. */
const LOOKS = 8;
const BETWEEN_MS = 25;

/** Timeout for stopping the main thread, in ms: long-running built-ins do not stop. */
const TIMEOUT_MS = 1500;

/**
 * Stacks of the main thread at several moments, even in an endless loop. A line for each call,
 * the innermost first.
 * Call it in another thread. Afterwards the main thread resumes, unless `hold` returns true for the samples.
 * Then it stays paused, so that it takes no processor time until it is ended.
 */
export async function sampleMainThread(hold: (samples: string[][]) => boolean): Promise<string[][]> {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  const samples: string[][] = [];
  try {
    await Promise.race([session.post('Debugger.enable'), wait(TIMEOUT_MS)]);
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
      const stack = await Promise.race([paused, wait(TIMEOUT_MS)]);
      if (!stack) break;
      samples.push(stack);
      if (look === LOOKS - 1 && hold(samples)) return samples;
      await session.post('Debugger.resume');
    }
    session.disconnect();
  } catch {
    // A thread that resumed or ended in the meantime is not frozen.
  }
  return samples;
}
