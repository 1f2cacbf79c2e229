import { AFTER_LOAD_MS } from '../after-load-or-touch';

/** Longest time that a busy browser can delay the work, in ms. */
const TIMEOUT_MS = 3000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work, 1);
};

/**
 * Runs `work` once, some time after load, when the browser is idle.
 * Unlike `afterLoadOrTouch`, a touch does not trigger it: content that appears under a moving finger gets pressed by
 * mistake.
 */
export function afterLoad(work: () => void): void {
  const wait = () => setTimeout(() => whenIdle(work), AFTER_LOAD_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
