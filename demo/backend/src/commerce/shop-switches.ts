/** Settings that an owner of the shop changes at runtime. */
export class ShopSwitches {
  /** True when new accounts must confirm their e-mail address before login. */
  doubleOptIn = false;
  /** True when customers may keep a wishlist. */
  wishlist = true;
  #inMaintenance = false;

  /** Closes or reopens the shop for all clients. */
  maintenance(on: boolean): void {
    this.#inMaintenance = on;
  }

  get inMaintenance(): boolean {
    return this.#inMaintenance;
  }
}
