import { CART_COUNT, STORAGE_KEYS } from '@weefsel/contracts';
import { tryStorage } from './try-storage';
import { hasSession } from './visitor-storage';
import { root } from './root';

/** The fields of the cached cart that are read here. */
interface KeptCart {
  lines?: { quantity?: number; code?: string }[];
}

const keptCount = (): number | undefined =>
  tryStorage(() => {
    const { lines = [] } = JSON.parse(localStorage.getItem(STORAGE_KEYS.cart) ?? '{}') as KeptCart;
    return lines.reduce((sum, { quantity = 0, code }) => (code ? sum : sum + quantity), 0);
  });

/** Shows the cached cart count through CSS, until the code has loaded the cart. */
export function showCartCount(): void {
  const count = keptCount() ?? 0;
  // Cookies only matter with a count.
  const text = count > 0 && hasSession() ? `"${count > 99 ? '99+' : count}"` : '';
  root.style.setProperty(CART_COUNT, text);
}
