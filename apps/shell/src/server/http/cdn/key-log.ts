import { AsyncLocalStorage } from 'node:async_hooks';

/** Returns the keys recorded so far, sorted. */
export type SeenKeys = () => readonly string[];

/** Collects the surrogate keys of a page while its `load` calls vendors. */
export class KeyLog {
  private readonly watching = new AsyncLocalStorage<Set<string>>();

  /** True inside `watch`. Responses to a shopper's own calls are not scanned. */
  get isWatched(): boolean {
    return this.watching.getStore() !== undefined;
  }

  note(keys: Iterable<string>): void {
    const seen = this.watching.getStore();
    if (seen) for (const key of keys) seen.add(key);
  }

  /** Runs some work; `seen` returns the keys recorded in it, even after it ends. */
  watch<T>(work: (seen: SeenKeys) => Promise<T>): Promise<T> {
    const keys = new Set<string>();
    return this.watching.run(keys, () => work(() => [...keys].sort()));
  }
}
