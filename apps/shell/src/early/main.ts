import { answerEarly } from './dispatcher';
import { startTabAtTop } from './first-tab';
import { startOnIntent } from './start-on-intent';

answerEarly();
startOnIntent();
startTabAtTop();
