import { randomUUID } from 'node:crypto';

/** Adds the last counts of a process that ended to those of the ones before it. Must not fail, whatever was counted. */
export type AddEnded = (before: unknown, last: unknown) => unknown;

/** The last counts that each process of a server told, also of those that ended since. */
export class CountBook<By extends object> {
  /** Tells this server, since it began, apart from every other. */
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

  end(by: By): void {
    if (this.living.has(by)) this.ended = this.addEnded(this.ended, this.living.get(by));
    this.living.delete(by);
  }

  all(): unknown[] {
    return [...(this.ended === undefined ? [] : [this.ended]), ...this.living.values()];
  }
}
