import * as v from 'valibot';

export const seenFault = v.object({
  /** `mf-search@ab12`, `shell`, or `other`. */
  release: v.string(),
  composition: v.string(),
  kind: v.string(),
  name: v.string(),
  from: v.string(),
  times: v.number(),
  /** ISO 8601. */
  lastAt: v.string(),
});

/** An error on pages, for the developers of the shop. */
export type SeenFault = v.InferOutput<typeof seenFault>;

/** Most distinct kinds of errors. */
const MOST_KINDS = 100;

type Kind = Pick<SeenFault, 'release' | 'composition' | 'kind' | 'name' | 'from'>;

const keyOf = ({ release, composition, kind, name, from }: Kind): string =>
  JSON.stringify([release, composition, kind, name, from]);

/** Joined errors of several processes, newest first. */
export function addFaults(lists: readonly (readonly SeenFault[])[]): SeenFault[] {
  const sums = new Map<string, SeenFault>();
  for (const fault of lists.flat()) {
    const { times, lastAt } = sums.get(keyOf(fault)) ?? { times: 0, lastAt: '' };
    const newest = lastAt > fault.lastAt ? lastAt : fault.lastAt;
    sums.set(keyOf(fault), { ...fault, times: times + fault.times, lastAt: newest });
  }
  return [...sums.values()].sort((one, other) => other.lastAt.localeCompare(one.lastAt)).slice(0, MOST_KINDS);
}

/** Recent errors on pages in one process, each kind once. */
export class FaultList {
  private readonly faults = new Map<string, SeenFault>();

  add(fault: Omit<SeenFault, 'times' | 'lastAt'>): void {
    const key = keyOf(fault);
    const times = (this.faults.get(key)?.times ?? 0) + 1;
    this.faults.delete(key);
    this.faults.set(key, { ...fault, times, lastAt: new Date().toISOString() });
    const [oldest] = this.faults.keys();
    if (this.faults.size > MOST_KINDS && oldest !== undefined) this.faults.delete(oldest);
  }

  toJSON(): SeenFault[] {
    return [...this.faults.values()].reverse();
  }
}
