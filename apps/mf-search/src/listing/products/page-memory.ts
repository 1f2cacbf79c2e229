import type { ListingCard } from '../listing-data';

/** One page of products. */
export interface ShownPage {
  page: number;
  cards: readonly ListingCard[];
}

/** A page with the time at which it came, in ms since 1970. */
interface RememberedPage extends ShownPage {
  at: number;
}

/** Age at which a page's prices are too old to show again, in ms. */
const TOO_OLD_MS = 60 * 60 * 1000;

/** The pages of one listing, kept across reloads. */
export interface RememberedPages {
  /** Address of the listing without its page. */
  key: string;
  /** Page at which the shopper entered it. */
  arrivedAt: number;
  pages: readonly RememberedPage[];
}

/** Pages of one listing seen in this tab; forgotten once another listing is shown, or after an hour elsewhere. */
export class PageMemory {
  #key = '';
  #arrivedAt = 1;
  #pages = new Map<number, RememberedPage>();

  /** Remembers a page; replaces a known one in place. */
  keep(key: string, { page, cards }: ShownPage): void {
    if (key !== this.#key) {
      this.#key = key;
      this.#arrivedAt = page;
      this.#pages = new Map();
    }
    this.#pages.set(page, { page, cards, at: Date.now() });
  }

  /** The given page with adjacent known pages. */
  around(key: string, current: ShownPage): ShownPage[] {
    const run: ShownPage[] = [current];
    if (key !== this.#key) return run;
    const known = (page: number) => this.#pages.get(page);
    for (let before = known(current.page - 1); before; before = known(before.page - 1)) run.unshift(before);
    for (let after = known(current.page + 1); after; after = known(after.page + 1)) run.push(after);
    return run;
  }

  /** Page at which the shopper entered this listing. */
  arrivedAt(key: string, page: number): number {
    return key === this.#key ? this.#arrivedAt : page;
  }

  get contents(): RememberedPages {
    return { key: this.#key, arrivedAt: this.#arrivedAt, pages: [...this.#pages.values()] };
  }

  /** Restores a stored listing; pages loaded since then are newer and stay. */
  recall({ key, arrivedAt, pages }: RememberedPages): void {
    const known = key === this.#key ? this.#pages : [];
    this.#key = key;
    this.#arrivedAt = arrivedAt;
    this.#pages = new Map([...pages.map((one) => [one.page, one] as const), ...known]);
    this.forgetOld();
  }

  /** Forgets pages with old prices. For use before a listing is shown: pages on screen stay. */
  forgetOld(): void {
    for (const [page, { at }] of this.#pages) if (Date.now() - at >= TOO_OLD_MS) this.#pages.delete(page);
  }
}
