import { createContext } from 'react';

/** Tracks the parts of the frame that have not hydrated yet: React hydrates nested boundaries last. */
export class Arrivals {
  private readonly coming = new Set<symbol>();
  private then: (() => void) | undefined;

  /** Adds a part. Call the result when it has hydrated, or never will. */
  expect(): () => void {
    const part = Symbol();
    this.coming.add(part);
    return () => {
      this.coming.delete(part);
      this.tell();
    };
  }

  /** Calls `then` once, as soon as no part is pending. */
  whenComplete(then: () => void): void {
    this.then = then;
    this.tell();
  }

  private tell(): void {
    if (this.coming.size > 0) return;
    this.then?.();
    this.then = undefined;
  }
}

export const ArrivalsContext = createContext<Arrivals | null>(null);
