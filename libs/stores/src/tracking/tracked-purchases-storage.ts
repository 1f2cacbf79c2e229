import { STORAGE_KEYS } from '@weefsel/contracts';

/** Maximum number of tracked orders that a browser remembers. */
const MOST = 50;
/** Orders that could not be stored, remembered until the tab is closed. */
const inThisTab = new Set<string>();

function stored(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.toldPurchases) ?? '[]');
    return Array.isArray(known) ? known.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** True when an order was not tracked before. Marks it as tracked. */
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
