import { createContext } from 'react';

/** Which parts of the frame are awaited: React brings what stands in a boundary of its own to life after the rest. */
export class Arrivals {
  private readonly coming = new Set<symbol>();
  private then: (() => void) | undefined;

  /** A part stands in the page; the result says that it has come to life, or never will. */
  expect(): () => void {
    const part = Symbol();
    this.coming.add(part);
    return () => {
      this.coming.delete(part);
      this.tell();
    };
  }

  /** Calls once, as soon as nothing is awaited any more. */
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
