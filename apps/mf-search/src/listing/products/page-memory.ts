import type { ListingCard } from '../listing-data';

/** One page of products. */
export interface ShownPage {
  page: number;
  cards: readonly ListingCard[];
}

/** The pages of one listing, kept across reloads. */
export interface RememberedPages {
  /** Address of the listing without its page. */
  key: string;
  /** Page at which the shopper entered it. */
  arrivedAt: number;
  pages: readonly ShownPage[];
}

/** Pages of one listing seen in this tab; forgotten once another listing is shown. */
export class PageMemory {
  #key = '';
  #arrivedAt = 1;
  #pages = new Map<number, readonly ListingCard[]>();

  /** Remembers a page; replaces a known one in place. */
  keep(key: string, { page, cards }: ShownPage): void {
    if (key !== this.#key) {
      this.#key = key;
      this.#arrivedAt = page;
      this.#pages = new Map();
    }
    this.#pages.set(page, cards);
  }

  /** The given page with adjacent known pages. */
  around(key: string, current: ShownPage): ShownPage[] {
    const run = [current];
    if (key !== this.#key) return run;
    for (let page = current.page - 1; this.#pages.has(page); page--)
      run.unshift({ page, cards: this.#pages.get(page) ?? [] });
    for (let page = current.page + 1; this.#pages.has(page); page++)
      run.push({ page, cards: this.#pages.get(page) ?? [] });
    return run;
  }

  /** Page at which the shopper entered this listing. */
  arrivedAt(key: string, page: number): number {
    return key === this.#key ? this.#arrivedAt : page;
  }

  get contents(): RememberedPages {
    const pages = [...this.#pages].map(([page, cards]) => ({ page, cards }));
    return { key: this.#key, arrivedAt: this.#arrivedAt, pages };
  }

  /** Restores a stored listing; pages loaded since then are newer and stay. */
  recall({ key, arrivedAt, pages }: RememberedPages): void {
    const known = key === this.#key ? this.#pages : [];
    this.#key = key;
    this.#arrivedAt = arrivedAt;
    this.#pages = new Map([...pages.map(({ page, cards }) => [page, cards] as const), ...known]);
  }
}
