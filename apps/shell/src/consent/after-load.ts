import { QUIET_AFTER_MS } from '../when-quiet';

/** Longest time that the browser may go on being busy before the work begins all the same, in ms. */
const PATIENCE_MS = 3000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, 1);
};

/**
 * Runs something once when the page has been loaded for some time and the browser has nothing else to do. Unlike
 * `whenQuiet` it does not run at a touch: what appears under a finger that is on its way would be pressed by mistake.
 */
export function afterLoad(work: () => void): void {
  const wait = () => setTimeout(() => whenIdle(work), QUIET_AFTER_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
