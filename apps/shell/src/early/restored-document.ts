import { showCartCount } from './cart-count-storage';
import { askConsent } from './consent-storage';
import { startScripts } from './page-scripts';
import { hasSomethingToShow } from './visitor-storage';

/**
 * Applies the storage changes of other pages to a restored document without code.
 * Hydrated documents do so themselves.
 */
export function updateRestoredDocument(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || 'alive' in document.documentElement.dataset) return;
    showCartCount();
    askConsent();
    if (hasSomethingToShow()) startScripts();
  });
}
