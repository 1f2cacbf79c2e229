import { useHydrated } from '@weefsel/ui';
import { useEffect } from 'react';
import { readListing, writeListing, type CardSpot } from './listing-storage';
import { PageMemory, type ShownPage } from './page-memory';
import type { ListingCard } from '../listing-data';

/** What a tab remembers of its last listing; a reload, or a way back from another site, finds it again. */
class TabMemory {
  readonly pages = new PageMemory();
  spot: CardSpot | undefined;
  /** Where the shopper is in the listing on screen, which sets this, and clears it when it is removed. */
  findSpot: () => CardSpot | undefined = () => undefined;
  #recalled = false;

  /**
   * Restores what was stored before this document; `shown` is what the server sent. Only the first call has an effect.
   */
  recall(key: string, shown: ShownPage): void {
    if (this.#recalled) return;
    this.#recalled = true;
    addEventListener('pagehide', () => this.#keep());
    const stored = readListing(shown.cards);
    if (stored?.listing.key !== key) return;
    this.pages.recall(stored.listing);
    this.spot = stored.spot;
  }

  #keep(): void {
    const listing = this.pages.contents;
    if (listing.pages.length > 0) writeListing({ listing, spot: this.findSpot() ?? this.spot });
  }
}

/** One for the tab. On the server nothing is kept in it: it is asked only after hydration. */
export const tabMemory = new TabMemory();

/** All pages of the listing to show: the given one and those seen right before and after it. */
export function useShownPages(key: string, page: number, cards: readonly ListingCard[]) {
  const { pages } = tabMemory;
  // The server's HTML has one page; other known pages are added right after hydration.
  if (useHydrated()) tabMemory.recall(key, { page, cards });
  useEffect(() => pages.keep(key, { page, cards }), [pages, key, page, cards]);
  return { pages: pages.around(key, { page, cards }), arrivedAt: pages.arrivedAt(key, page) };
}
