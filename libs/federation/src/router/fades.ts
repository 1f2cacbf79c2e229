/** Remembers the paths between which pages have faded, so that the way back fades as well. */
export class Fades {
  readonly #ways = new Map<string, Set<string>>();

  note(from: string, to: string): void {
    this.#ways.set(from, (this.#ways.get(from) ?? new Set()).add(to));
  }

  /** True when a step through the history fades: this step did before, or one from its target did. */
  has(from: string, to: string): boolean {
    return this.#ways.get(from)?.has(to) === true || this.#ways.has(to);
  }
}
