import { hasSomethingToShow, measuring } from './visitor-storage';
import { fetchAhead, startScripts } from './page-scripts';
import { root } from './root';

/** Events of a shopper who starts using the page. */
const INTENTS = ['pointerdown', 'keydown', 'focusin', 'popstate'];

/** Time from load until an unused page hydrates, in ms. */
const AFTER_LOAD_MS = 5000;

/** Longest time that a busy browser can delay that, in ms. */
const TIMEOUT_MS = 3000;

/** Falls back to a timer in browsers without idle callbacks. */
const whenIdle = (work: () => void) =>
  (window.requestIdleCallback ?? setTimeout)(work, { timeout: TIMEOUT_MS } as never);

const savesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

function afterLoad(): void {
  if (hasSomethingToShow()) return startScripts();
  const start = measuring();
  if (start) document.head.append(start);
  if (!savesData()) fetchAhead({ priority: 'low' });
  setTimeout(() => whenIdle(startScripts), AFTER_LOAD_MS);
}

const addressOfPage = (): string => location.pathname + location.search;

/** Starts the page's code on intent, when it has something to show, or late. */
export function startOnIntent(): void {
  for (const intent of INTENTS) addEventListener(intent, startScripts, { capture: true, once: true });
  const page = addressOfPage();
  addEventListener('popstate', () => {
    // Without code, no router can show the page of this history entry.
    if (!('alive' in root.dataset) && addressOfPage() !== page) location.reload();
  });
  addEventListener('scroll', () => scrollY < innerHeight || startScripts());
  addEventListener('pointerover', () => savesData() || fetchAhead(), { once: true });
  // After the load event itself, whose listeners still have work to do.
  addEventListener('load', () => setTimeout(afterLoad), { once: true });
}
