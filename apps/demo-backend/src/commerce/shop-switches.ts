/** Settings that an owner of the shop turns while it runs. */
export class ShopSwitches {
  /** Whether new accounts must confirm their e-mail address before they can log in. */
  doubleOptIn = false;
  /** Whether customers may keep a wish list. */
  wishlist = true;
  #inMaintenance = false;

  /** Closes the shop for everybody, or opens it again. */
  maintenance(on: boolean): void {
    this.#inMaintenance = on;
  }

  get inMaintenance(): boolean {
    return this.#inMaintenance;
  }
}
