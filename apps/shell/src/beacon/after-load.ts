import { QUIET_AFTER_MS } from '../when-quiet';

/** Longest time that a busy browser can delay the work, in ms. */
const PATIENCE_MS = 3000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, 1);
};

/**
 * Runs something once, some time after load, when the browser is idle. Unlike `whenQuiet` it does not run at a touch:
 * something that appears under a moving finger would be pressed by mistake.
 */
export function afterLoad(work: () => void): void {
  const wait = () => setTimeout(() => whenIdle(work), QUIET_AFTER_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
