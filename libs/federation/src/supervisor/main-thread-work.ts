import { readFileSync } from 'node:fs';

/** Linux counts the work of a thread in hundredths of a second. */
const TICK_MS = 10;

/** Where a thread's work stands behind its name, which may have blanks and brackets in it. */
const USER = 11;
const SYSTEM = 12;

/** Work of a thread, in ms, by a line of Linux's `/proc/…/stat`. */
export function workIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK_MS * (Number(fields[USER]) + Number(fields[SYSTEM]));
}

/** What the main thread of this process worked so far, in ms; where that is not known, what all its threads did. */
export function mainThreadWork(): number {
  try {
    return workIn(readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8'));
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
