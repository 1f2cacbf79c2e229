import { showCartCount } from './cart-count-storage';
import { askConsent } from './consent-storage';
import { showDensity } from './density-storage';
import { answerEarly } from './dispatcher';
import { startTabAtTop } from './first-tab';
import { updateRestoredDocument } from './restored-document';
import { startOnIntent } from './start-on-intent';

answerEarly();
startOnIntent();
showCartCount();
askConsent();
showDensity();
startTabAtTop();
updateRestoredDocument();
