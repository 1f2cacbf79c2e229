import { showCartCount } from './cart-count-storage';
import { askConsent } from './consent-storage';
import { startScripts } from './page-scripts';
import { hasSomethingToShow } from './visitor-storage';

/**
 * Shows what another page has changed in this browser, when a document without code is shown again that the browser had
 * kept. Code looks for itself.
 */
export function whenShownAgain(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || 'alive' in document.documentElement.dataset) return;
    showCartCount();
    askConsent();
    if (hasSomethingToShow()) startScripts();
  });
}
