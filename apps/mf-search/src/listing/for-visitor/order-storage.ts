import { STORAGE_KEYS } from '@weefsel/contracts';
import type { ListingCard } from '../listing-data';

/** A personal order of a listing, kept so that a return shows the same one. */
interface KnownOrder {
  key: string;
  /** Number of cards before the reordered ones. */
  from: number;
  /** Prefixes of the products' ids. */
  ids: readonly string[];
}

/** Maximum number of listings kept. */
const MOST = 4;

export const shortId = ({ id }: Pick<ListingCard, 'id'>): string => id.slice(0, 8);

const isOrder = (value: unknown): value is KnownOrder =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'from' in value &&
  Number.isSafeInteger(value.from) &&
  'ids' in value &&
  Array.isArray(value.ids);

function stored(): KnownOrder[] {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.orders) ?? '[]');
    return Array.isArray(known) ? known.filter(isOrder) : [];
  } catch {
    return [];
  }
}

let orders: KnownOrder[] | undefined;

/** The stored order of a listing in this tab. */
export const knownOrder = (key: string): KnownOrder | undefined =>
  (orders ??= stored()).find((order) => order.key === key);

/** Stores an order, also for the next document of this tab. */
export function keepOrder(order: KnownOrder): void {
  orders = [order, ...(orders ?? stored()).filter(({ key }) => key !== order.key)].slice(0, MOST);
  try {
    sessionStorage.setItem(STORAGE_KEYS.orders, JSON.stringify(orders));
  } catch {
    // Full or forbidden: it is remembered for this document.
  }
}

/** Clears the memory of this document. Withdrawn consent clears the storage. */
export const forgetOrders = (): void => void (orders = undefined);

/** True when the shopper wants the default order. */
export function wantsPlain(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.plainOrder) === '1';
  } catch {
    return false;
  }
}

/** Stores the shopper's choice of order. */
export function choosePlain(plain: boolean): void {
  try {
    if (plain) localStorage.setItem(STORAGE_KEYS.plainOrder, '1');
    else localStorage.removeItem(STORAGE_KEYS.plainOrder);
  } catch {
    // Full or forbidden.
  }
}
