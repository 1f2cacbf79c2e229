/** Quantities by product id. */
export type Pieces = Map<string, number>;

/** Cart that the shopper expects, computed without the shop's own code. */
export class Oracle {
  cart: Pieces = new Map();
  /** The logged-in account; null for guests and all others. */
  account: string | null = null;
  readonly #waiting = new Map<string, Pieces>();

  /** Restores the account's previous cart and adds up quantities that are in both. */
  login(account: string): void {
    const waiting = this.#waiting.get(account) ?? new Map<string, number>();
    for (const [id, pieces] of waiting) this.cart.set(id, (this.cart.get(id) ?? 0) + pieces);
    this.#waiting.delete(account);
    this.account = account;
  }

  /** Ends the session. An account's cart waits there; all of it must now be reported as lost. */
  leave(): void {
    if (this.account) this.#waiting.set(this.account, new Map(this.cart));
    this.account = null;
  }
}
