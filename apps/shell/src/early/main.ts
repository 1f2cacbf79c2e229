import { answerEarly } from './dispatcher';
import { startTabAtTop } from './first-tab';
import { startScripts } from './page-scripts';
import { takePresses } from './presses';
import { whenRestored } from './restored-document';
import { startOnIntent } from './start-on-intent';
import { hasSomethingToShow } from './visitor-storage';

answerEarly();
startOnIntent();
startTabAtTop();
whenRestored(() => hasSomethingToShow() && startScripts());
takePresses().forEach((button) => {
  startScripts();
  button.click();
});
