/** The shared clock of all embedded vendors; follows real time until it is moved or frozen. */
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

  /** Lead over real time, in milliseconds. */
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

  /** Resumes from the frozen moment. */
  run(): void {
    this.#offset = this.now() - this.#real();
    this.#frozenAt = undefined;
  }

  /** Returns to real time, running. */
  reset(): void {
    this.#offset = 0;
    this.#frozenAt = undefined;
  }
}
