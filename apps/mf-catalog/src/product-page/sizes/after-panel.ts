import type { RootStore } from '@weefsel/stores';

type Panel = Pick<RootStore['overlay'], 'isOnEntry' | 'close'>;

/** Polling interval in ms, and the maximum number of polls. */
const LOOK_MS = 20;
const LOOKS = 100;

function whenBack(panel: Panel, act: () => void, looks = LOOKS): void {
  if (!panel.isOnEntry()) act();
  else if (looks > 0) setTimeout(whenBack, LOOK_MS, panel, act, looks - 1);
}

/**
 * Closes a panel, then runs an action that changes the page's address. Waits until the browser is back on the page's
 * history entry, below the panel's. Polls, because only the shell is notified of going back.
 */
export function afterPanel(panel: Panel, act: () => void): void {
  panel.close();
  whenBack(panel, act);
}
