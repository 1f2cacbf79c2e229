import type { Place } from './catalogue';
import { PAGE_SIZE, STANDARD_SORT, truthOf, type Asked, type Truth } from './oracle';

/** One address of the listing. */
export interface Stop extends Asked {
  page: number;
}

export const FIRST_STOP: Stop = { filters: {}, price: undefined, sort: STANDARD_SORT, page: 1 };

/** Identity of a listing, shared by its pages. */
const listingOf = ({ filters, price, sort }: Stop): string =>
  JSON.stringify([Object.entries(filters).sort(), price, sort]);

/** Model of a shopper: an address, its history, and the pages remembered by the tab. */
export class Walker {
  readonly place: Place;
  readonly text: string | undefined;
  private history: Stop[] = [FIRST_STOP];
  private at = 0;
  /** Titles of facets that have narrowed the listing, or had a choice, in this document: those stay. */
  readonly useful = new Set<string>();
  private workedOut: { listing: string; truth: Truth } | undefined;
  private remembered = { listing: '', pages: new Set<number>() };

  constructor(place: Place, text?: string) {
    this.place = place;
    this.text = text;
    this.arrive();
  }

  get stop(): Stop {
    return this.history[this.at] ?? FIRST_STOP;
  }

  /** Cached per listing: it is read many times, over thousands of variants. */
  get truth(): Truth {
    const listing = listingOf(this.stop);
    if (this.workedOut?.listing !== listing)
      this.workedOut = { listing, truth: truthOf(this.place, this.stop) };
    return this.workedOut.truth;
  }

  get canGoBack(): boolean {
    return this.at > 0;
  }

  get canGoForward(): boolean {
    return this.at < this.history.length - 1;
  }

  get lastPage(): number {
    return Math.max(1, Math.ceil(this.truth.articles.length / PAGE_SIZE));
  }

  /** First and last page on screen: the address's page and adjacent seen ones. */
  get shown(): { first: number; last: number } {
    const { pages } = this.remembered;
    let { page: first } = this.stop;
    let last = first;
    while (pages.has(first - 1)) first--;
    while (pages.has(last + 1)) last++;
    return { first, last };
  }

  /** The numbers of the cards on screen. */
  get cards(): readonly string[] {
    const { first, last } = this.shown;
    return this.truth.articles.slice((first - 1) * PAGE_SIZE, last * PAGE_SIZE);
  }

  /** Address parameters of a stop. */
  addressOf({ filters, price, sort, page }: Stop): Record<string, string> {
    return {
      ...(this.text !== undefined && { tn_q: this.text }),
      ...Object.fromEntries(
        Object.entries(filters).map(([key, values]) => [`tn_fk_${key}`, [...values].sort().join('|')]),
      ),
      ...(price && { 'tn_fk_ae-price': `${price.min}-${price.max}` }),
      ...(sort !== STANDARD_SORT && { tn_sort: sort }),
      ...(page > 1 && { tn_p: String(page) }),
    };
  }

  /** Applies a choice: the same address again adds no history entry. */
  go(next: Stop): void {
    if (listingOf(next) === listingOf(this.stop) && next.page === this.stop.page) return;
    this.history = [...this.history.slice(0, this.at + 1), next];
    this.at++;
    this.arrive();
  }

  travel(by: -1 | 1): void {
    this.at += by;
    this.arrive();
  }

  /** The page reloads: only its own content is known. */
  reload(): void {
    this.useful.clear();
    this.arrive();
  }

  private arrive(): void {
    const { articles, counts } = this.truth;
    for (const { key, title } of this.place.facets) {
      const found = [...(counts.get(title)?.values() ?? [])].filter((count) => count > 0);
      const narrows = found.some((count) => count < articles.length);
      if (narrows || this.stop.filters[key]) this.useful.add(title);
    }
    const listing = listingOf(this.stop);
    if (listing !== this.remembered.listing) this.remembered = { listing, pages: new Set() };
    this.remembered.pages.add(this.stop.page);
  }
}
