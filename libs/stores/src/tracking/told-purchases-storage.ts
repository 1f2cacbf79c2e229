import { STORAGE_KEYS } from '@weefsel/contracts';

/** Most orders that a browser remembers having told about. */
const MOST = 50;
/** What could not be stored is remembered for as long as the tab lives. */
const inThisTab = new Set<string>();

function stored(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.toldPurchases) ?? '[]');
    return Array.isArray(known) ? known.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether an order has not been told about before; remembers that now it has. */
export function tellFirstTime(order: string): boolean {
  const known = stored();
  if (inThisTab.has(order) || known.includes(order)) return false;
  inThisTab.add(order);
  try {
    localStorage.setItem(STORAGE_KEYS.toldPurchases, JSON.stringify([...known, order].slice(-MOST)));
  } catch (error) {
    console.warn('[tracking] An order that was told about cannot be remembered.', error);
  }
  return true;
}
