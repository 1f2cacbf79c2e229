import { showCartCount } from './cart-count-storage';
import { askConsent } from './consent-storage';
import { showDensity } from './density-storage';
import { keepPresses } from './presses';
import { whenRestored } from './restored-document';

/** Shows the choices and the cart count stored in this browser, through CSS. */
function showStored(): void {
  showCartCount();
  askConsent();
  showDensity();
}

showStored();
whenRestored(showStored);
keepPresses();
