import { hasSomethingToShow, measuring } from './visitor-storage';
import { fetchAhead, startScripts } from './page-scripts';

/** What a shopper does who wants something of the page. */
const INTENTS = ['pointerdown', 'keydown', 'focusin', 'popstate'];

/** Time after load until the page comes alive for a shopper who does nothing, in ms. */
const IDLE_AFTER_MS = 5000;

/** Longest time that a busy browser can delay that, in ms. */
const PATIENCE_MS = 3000;

/** Not every browser says when it is idle. */
const whenIdle = (work: () => void) =>
  (window.requestIdleCallback ?? setTimeout)(work, { timeout: PATIENCE_MS } as never);

const savesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

function afterLoad(): void {
  if (hasSomethingToShow()) return startScripts();
  const start = measuring();
  if (start) document.head.append(start);
  if (!savesData()) fetchAhead({ priority: 'low' });
  setTimeout(() => whenIdle(startScripts), IDLE_AFTER_MS);
}

const addressOfPage = (): string => location.pathname + location.search;

/** Starts the page's code when the shopper wants something of it, when it has something to show, or late. */
export function startOnIntent(): void {
  for (const intent of INTENTS) addEventListener(intent, startScripts, { capture: true, once: true });
  const page = addressOfPage();
  addEventListener('popstate', () => {
    // Without code nobody shows the page of an entry that code had made.
    if (!('alive' in document.documentElement.dataset) && addressOfPage() !== page) location.reload();
  });
  addEventListener('scroll', () => scrollY < innerHeight || startScripts());
  addEventListener('pointerover', () => savesData() || fetchAhead(), { once: true });
  // After the load event itself, whose listeners still have work to do.
  addEventListener('load', () => setTimeout(afterLoad), { once: true });
}
