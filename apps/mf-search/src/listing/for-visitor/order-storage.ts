import { STORAGE_KEYS } from '@weefsel/contracts';
import type { ListingCard } from '../listing-data';

/** In which order a listing was shown, so that a way back shows the same. */
export interface KnownOrder {
  key: string;
  /** Number of cards before those that follow the visitor. */
  from: number;
  /** Beginnings of the products' ids. */
  ids: readonly string[];
}

/** Most listings of which it is kept. */
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

/** What this tab remembers of a listing. */
export const knownOrder = (key: string): KnownOrder | undefined =>
  (orders ??= stored()).find((order) => order.key === key);

/** Remembers it, for the next document of this tab too. */
export function keepOrder(order: KnownOrder): void {
  orders = [order, ...(orders ?? stored()).filter(({ key }) => key !== order.key)].slice(0, MOST);
  try {
    sessionStorage.setItem(STORAGE_KEYS.orders, JSON.stringify(orders));
  } catch {
    // Full or forbidden: it is remembered for this document.
  }
}

/** Forgets what this document remembers; what is stored goes with the leave. */
export const forgetOrders = (): void => void (orders = undefined);

/** Whether the shopper wants everybody's order. */
export function wantsPlain(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.plainOrder) === '1';
  } catch {
    return false;
  }
}

/** Keeps which order the shopper wants. */
export function choosePlain(plain: boolean): void {
  try {
    if (plain) localStorage.setItem(STORAGE_KEYS.plainOrder, '1');
    else localStorage.removeItem(STORAGE_KEYS.plainOrder);
  } catch {
    // Full or forbidden.
  }
}
