import { randomUUID } from 'node:crypto';

/**
 * Adds an ended process's last counts, if it sent any, to those of the earlier ones.
 * Must not throw for any counts.
 */
export type AddEnded = (before: unknown, last: unknown, isPlanned: boolean) => unknown;

/** The last reported counts of each process of a server, including ended ones. */
export class CountBook<By extends object> {
  /** Identifies this run of this server. */
  readonly server = randomUUID();
  private readonly addEnded: AddEnded;
  private readonly living = new Map<By, unknown>();
  private ended: unknown;

  constructor(addEnded: AddEnded) {
    this.addEnded = addEnded;
  }

  told(by: By, counts: unknown): void {
    this.living.set(by, counts);
  }

  end(by: By, isPlanned: boolean): void {
    this.ended = this.addEnded(this.ended, this.living.get(by), isPlanned);
    this.living.delete(by);
  }

  all(): unknown[] {
    return [...(this.ended === undefined ? [] : [this.ended]), ...this.living.values()];
  }
}
