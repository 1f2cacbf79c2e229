/** The clock that every embedded vendor looks at; it runs like any other until somebody puts it forward or back. */
export class DemoClock {
  readonly #real: () => number;
  #offset = 0;
  #frozenAt: number | undefined;

  constructor(real: () => number = Date.now) {
    this.#real = real;
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => this.#frozenAt ?? this.#real() + this.#offset;

  get isFrozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  /** How far it is ahead of the real time, in milliseconds. */
  get aheadMs(): number {
    return this.now() - this.#real();
  }

  set(time: number): void {
    if (this.#frozenAt !== undefined) this.#frozenAt = time;
    else this.#offset = time - this.#real();
  }

  freeze(): void {
    this.#frozenAt = this.now();
  }

  /** Goes on from the moment at which it stands. */
  run(): void {
    this.#offset = this.now() - this.#real();
    this.#frozenAt = undefined;
  }

  /** Back to the real time, and running. */
  reset(): void {
    this.#offset = 0;
    this.#frozenAt = undefined;
  }
}
