import type { RootStore } from '@weefsel/stores';

type Panel = Pick<RootStore['overlay'], 'isOnEntry' | 'close'>;

/** How often it is looked whether the browser is back, in ms, and how many times. */
const LOOK_MS = 20;
const LOOKS = 100;

function whenBack(panel: Panel, act: () => void, looks = LOOKS): void {
  if (!panel.isOnEntry()) act();
  else if (looks > 0) setTimeout(whenBack, LOOK_MS, panel, act, looks - 1);
}

/**
 * Closes a panel, and then does something that changes the page's address: not before the browser is back on the page's own
 * entry of the history, which the panel has one upon. Of going back nobody but the shell hears (0026).
 */
export function afterPanel(panel: Panel, act: () => void): void {
  panel.close();
  whenBack(panel, act);
}
