import { showCartCount } from './cart-count-storage';
import { answerEarly } from './dispatcher';
import { startOnIntent } from './start-on-intent';

answerEarly();
startOnIntent();
showCartCount();
