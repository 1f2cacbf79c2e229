/** Pieces by product id. */
export type Pieces = Map<string, number>;

/** What the shopper has put into the cart and not taken out, worked out without the shop's own code. */
export class Oracle {
  cart: Pieces = new Map();
  /** Who is logged in; null for guests and everybody else. */
  account: string | null = null;
  readonly #waiting = new Map<string, Pieces>();

  /** The account's cart of last time comes back and what is in both is added up. */
  login(account: string): void {
    const waiting = this.#waiting.get(account) ?? new Map<string, number>();
    for (const [id, pieces] of waiting) this.cart.set(id, (this.cart.get(id) ?? 0) + pieces);
    this.#waiting.delete(account);
    this.account = account;
  }

  /** The session is gone: what an account had in its cart waits there. All of it has to be told now. */
  leave(): void {
    if (this.account) this.#waiting.set(this.account, new Map(this.cart));
    this.account = null;
  }
}
