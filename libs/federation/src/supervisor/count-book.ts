import { randomUUID } from 'node:crypto';

/** Adds what a process counted before it ended to what those before it did. Never fails: any code may have told it. */
export type AddEnded = (before: unknown, last: unknown) => unknown;

/** What the processes of a server counted, as they told it last; what those that ended counted is not lost with them. */
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
