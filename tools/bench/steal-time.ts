import { readFileSync } from 'node:fs';

/** Times of all cores since the machine started, in ticks: work done here, and time stolen by the host. */
interface CoreTime {
  worked: number;
  stolen: number;
}

/** Reads the first line of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal. */
export function readCoreTime(stat: string): CoreTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (stat.split('\n', 1)[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { worked: user + nice + system + irq + softirq, stolen: steal };
}

/** Share of the demanded processor time given to others by the host (0 to 1). */
export function stolenShare(before: CoreTime, after: CoreTime): number {
  const stolen = after.stolen - before.stolen;
  const wanted = stolen + after.worked - before.worked;
  return wanted > 0 ? stolen / wanted : 0;
}

/** Core times of this machine; undefined without /proc/stat (anywhere but on Linux). */
export function coreTime(): CoreTime | undefined {
  try {
    return readCoreTime(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return undefined;
  }
}
