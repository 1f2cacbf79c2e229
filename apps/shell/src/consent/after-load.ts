/** Longest time that the browser may go on being busy before the work begins all the same, in ms. */
const PATIENCE_MS = 3000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, 1);
};

/**
 * Runs something once when the page has loaded and the browser has nothing else to do. Unlike `whenQuiet` it does not
 * run at a touch: what appears under a finger that is already on its way would be pressed by mistake.
 */
export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}
