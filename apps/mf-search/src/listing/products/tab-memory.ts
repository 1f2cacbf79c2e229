import { readListing, writeListing, type CardSpot } from './listing-storage';
import { PageMemory, type ShownPage } from './page-memory';

/** Tells where the shopper is in the listing on screen, if there is one. */
type FindSpot = () => CardSpot | undefined;

/** What a tab remembers of its last listing; a reload, or a way back from another site, finds it again. */
class TabMemory {
  readonly pages = new PageMemory();
  spot: CardSpot | undefined;
  /** The listing on screen sets it, and takes it back when it goes. */
  findSpot: FindSpot = () => undefined;
  #recalled = false;

  /** Takes back what was kept before this document; `shown` is what the server sent. Only the first call does anything. */
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
