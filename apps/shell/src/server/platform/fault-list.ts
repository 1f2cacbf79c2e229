/** A fault as those who build the shop look for it. */
export interface SeenFault {
  /** `mf-search@ab12`, `shell`, or `other`. */
  release: string;
  composition: string;
  kind: string;
  name: string;
  /** Where in the code. */
  from: string;
  times: number;
  /** ISO 8601. */
  lastAt: string;
}

/** Kinds of faults that are told apart. */
const MOST_KINDS = 100;

/** What broke on pages lately, in one process, each kind of fault once. */
export class FaultList {
  private readonly faults = new Map<string, SeenFault>();

  add(fault: Omit<SeenFault, 'times' | 'lastAt'>): void {
    const key = JSON.stringify([fault.release, fault.composition, fault.kind, fault.name, fault.from]);
    const times = (this.faults.get(key)?.times ?? 0) + 1;
    this.faults.delete(key);
    this.faults.set(key, { ...fault, times, lastAt: new Date().toISOString() });
    const [oldest] = this.faults.keys();
    if (this.faults.size > MOST_KINDS && oldest !== undefined) this.faults.delete(oldest);
  }

  /** The newest first. */
  toJSON(): SeenFault[] {
    return [...this.faults.values()].reverse();
  }
}
