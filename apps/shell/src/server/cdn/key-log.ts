import { AsyncLocalStorage } from 'node:async_hooks';

/** Reads which keys were noted so far, sorted. */
export type SeenKeys = () => readonly string[];

/** Collects the surrogate keys of what a page is made of, while its `load` asks vendors. */
export class KeyLog {
  private readonly watching = new AsyncLocalStorage<Set<string>>();

  /** True while somebody wants to know: an answer to a shopper's own call is not looked through. */
  get isWatched(): boolean {
    return this.watching.getStore() !== undefined;
  }

  note(keys: Iterable<string>): void {
    const seen = this.watching.getStore();
    if (seen) for (const key of keys) seen.add(key);
  }

  /** Runs some work; `seen` says what was noted in it, also after it is done. */
  watch<T>(work: (seen: SeenKeys) => Promise<T>): Promise<T> {
    const keys = new Set<string>();
    return this.watching.run(keys, () => work(() => [...keys].sort()));
  }
}
