import { STORAGE_KEYS } from '@weefsel/contracts';
import type { RememberedPages } from './page-memory';

/** A card's place in the window. */
export interface CardSpot {
  /** Entry of the browser's history that it belongs to. */
  entry: string;
  /** Address of the card's product. */
  href: string;
  /** Distance from the top of the window, in px. */
  top: number;
  /** The shopper left by this card. */
  left: boolean;
}

/** What a tab knows of the listing that it showed last. */
export interface StoredListing {
  listing: RememberedPages;
  spot?: CardSpot | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether stored cards have the fields of fresh ones: an older release may have kept them, or they may be damaged. */
function fit(stored: unknown, fresh: readonly object[]): boolean {
  const fields = (fresh as readonly Fields[]).flatMap((card) => Object.entries(card));
  const types = new Map(fields.map(([name, value]) => [name, typeof value]));
  const needed = [...types.keys()].filter((name) => fresh.every((card) => name in card));
  return (
    Array.isArray(stored) &&
    stored.every(
      (card) =>
        isRecord(card) &&
        needed.every((name) => name in card) &&
        Object.entries(card).every(([name, value]) => (types.get(name) ?? typeof value) === typeof value),
    )
  );
}

const isListing = (value: unknown, fresh: readonly object[]): value is RememberedPages =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.arrivedAt === 'number' &&
  Array.isArray(value.pages) &&
  value.pages.every(
    (one: unknown) => isRecord(one) && Number.isSafeInteger(one.page) && fit(one.cards, fresh),
  );

const isSpot = (value: unknown): value is CardSpot =>
  isRecord(value) &&
  typeof value.entry === 'string' &&
  typeof value.href === 'string' &&
  typeof value.top === 'number' &&
  typeof value.left === 'boolean';

/** Whether this document was loaded to see again what the tab showed before. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/**
 * What this tab knew of its last listing before the document was loaded again; undefined when it is loaded anew, and
 * when what is stored is damaged or other than `fresh`, the cards that the server sent now.
 */
export function readListing(fresh: readonly object[]): StoredListing | undefined {
  try {
    if (!isReturn()) return undefined;
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.listing) ?? 'null');
    if (!isRecord(stored) || !isListing(stored.listing, fresh)) return undefined;
    return { listing: stored.listing, ...(isSpot(stored.spot) && { spot: stored.spot }) };
  } catch {
    return undefined;
  }
}

/** Keeps it for the next document of this tab; where nothing can be kept, a reload shows one page. */
export function writeListing(known: StoredListing): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.listing, JSON.stringify(known));
  } catch {
    // Full or forbidden.
  }
}
