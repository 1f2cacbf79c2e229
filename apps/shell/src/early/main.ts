import { answerEarly } from './dispatcher';
import { startOnIntent } from './start-on-intent';

answerEarly();
startOnIntent();
