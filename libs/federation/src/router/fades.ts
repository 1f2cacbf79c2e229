/** Remembers between which paths pages have faded, so that the way back fades as well. */
export class Fades {
  readonly #ways = new Map<string, Set<string>>();

  note(from: string, to: string): void {
    this.#ways.set(from, (this.#ways.get(from) ?? new Set()).add(to));
  }

  /** Whether a way through the history fades: it did before, in this direction or from where it leads. */
  has(from: string, to: string): boolean {
    return this.#ways.get(from)?.has(to) === true || this.#ways.has(to);
  }
}
