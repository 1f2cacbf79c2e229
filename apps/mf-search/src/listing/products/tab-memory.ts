import { useHydrated } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import { readListing, writeListing, type CardSpot } from './listing-storage';
import { PageMemory, type ShownPage } from './page-memory';
import type { ListingCard } from '../listing-data';

/**
 * Memory of the tab's last listing; survives reloads and returns from other sites.
 * Stored cards show at once; requesting each page again would add them late, in view.
 */
class TabMemory {
  readonly pages = new PageMemory();
  spot: CardSpot | undefined;
  /** Finds the shopper's position. The listing on screen sets it, and resets it on unmount. */
  findSpot: () => CardSpot | undefined = () => undefined;
  #recalled = false;

  /**
   * Restores the state stored by an earlier document; `shown` is the server's page. Only the first call has an effect.
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

/** One instance per tab. Stays empty on the server: it is only used after hydration. */
export const tabMemory = new TabMemory();

/** All pages of the listing to show: the given one and adjacent seen ones. */
export function useShownPages(key: string, page: number, cards: readonly ListingCard[]) {
  const { pages } = tabMemory;
  // Once per visit to the listing.
  useState(() => pages.forgetOld());
  // The server's HTML has one page; other known pages follow right after hydration.
  if (useHydrated()) tabMemory.recall(key, { page, cards });
  useEffect(() => pages.keep(key, { page, cards }), [pages, key, page, cards]);
  return { pages: pages.around(key, { page, cards }), arrivedAt: pages.arrivedAt(key, page) };
}
