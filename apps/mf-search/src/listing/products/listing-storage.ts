import { STORAGE_KEYS } from '@weefsel/contracts';
import type { ListingCard } from '../listing-data';
import type { RememberedPages } from './page-memory';

/** Position of a card in the window. */
export interface CardSpot {
  /** Its entry in the browser's history. */
  entry: string;
  /** Address of the card's product. */
  href: string;
  /** Distance from the top of the window, in px. */
  top: number;
  /** True when the shopper opened this card's product. */
  left: boolean;
}

/** Stored state of the last listing in a tab. */
export interface StoredListing {
  listing: RememberedPages;
  spot?: CardSpot | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Required fields of a card. */
const NEEDED = ['id', 'href', 'brand', 'name'] as const satisfies (keyof ListingCard)[];

/** True when a stored value has the structure of a fresh one; also without a fresh one. */
function fits(stored: unknown, fresh: unknown): boolean {
  if (fresh === undefined) return true;
  const isAlike = [isRecord, Array.isArray].every((is) => is(stored) === is(fresh));
  if (typeof stored !== typeof fresh || !isAlike) return false;
  if (Array.isArray(stored) && Array.isArray(fresh)) {
    const [first]: unknown[] = fresh;
    const like = isRecord(first) ? (Object.assign({}, ...fresh) as Fields) : first;
    return stored.every((one) => fits(one, like));
  }
  if (!isRecord(stored) || !isRecord(fresh)) return true;
  return Object.entries(stored).every(([name, value]) => fits(value, fresh[name]));
}

/** Guards against cards of an older release, and damaged ones. */
const areCards = (value: unknown, fresh: readonly ListingCard[]): value is ListingCard[] =>
  Array.isArray(value) &&
  value.every(
    (card) =>
      isRecord(card) && NEEDED.every((name) => name in card) && ('price' in card || 'notLive' in card),
  ) &&
  fits(value, fresh);

const isListing = (value: unknown, fresh: readonly ListingCard[]): value is RememberedPages =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.arrivedAt === 'number' &&
  Array.isArray(value.pages) &&
  value.pages.every(
    (one: unknown) =>
      isRecord(one) &&
      Number.isSafeInteger(one.page) &&
      typeof one.at === 'number' &&
      areCards(one.cards, fresh),
  );

const isSpot = (value: unknown): value is CardSpot =>
  isRecord(value) &&
  typeof value.entry === 'string' &&
  typeof value.href === 'string' &&
  typeof value.top === 'number' &&
  typeof value.left === 'boolean';

/** True when this document is a reload, or a return through history. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/**
 * The tab's last listing before this document loaded. Undefined on a first load, and for damaged cards. Also undefined
 * when they do not fit `fresh`, the cards just sent by the server.
 */
export function readListing(fresh: readonly ListingCard[]): StoredListing | undefined {
  try {
    if (!isReturn()) return undefined;
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.listing) ?? 'null');
    if (!isRecord(stored) || !isListing(stored.listing, fresh)) return undefined;
    return { listing: stored.listing, ...(isSpot(stored.spot) && { spot: stored.spot }) };
  } catch {
    return undefined;
  }
}

/**
 * Stores the listing, about 25 kB per page, for the next document of this tab.
 * Without storage a reload shows one page.
 */
export function writeListing(known: StoredListing): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.listing, JSON.stringify(known));
  } catch {
    // Full or forbidden.
  }
}
