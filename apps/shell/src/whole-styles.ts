import { FIRST_PAUSE_MS, LAST_PAUSE_MS } from './early/retry-pauses';

/** Resolves when the style sheet has loaded; retries on failure. */
const linked = (hint: HTMLLinkElement, pauseMs = FIRST_PAUSE_MS): Promise<void> =>
  new Promise((resolve) => {
    const link = hint.cloneNode() as HTMLLinkElement;
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => {
      if (pauseMs >= LAST_PAUSE_MS) return;
      link.remove();
      setTimeout(() => void linked(hint, pauseMs * 2).then(resolve), pauseMs);
    };
    document.head.append(link);
  });

/**
 * Links the full style sheets that the document hinted; it inlines only the rules of its first view.
 * Resolves when all have loaded, after `timeoutMs` at the latest. Linking them after hydration shifts the page.
 */
export async function wholeStyles(timeoutMs: number): Promise<void> {
  const hints = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  const arrivals = [...hints].map((hint) => linked(hint));
  await Promise.race([Promise.all(arrivals), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
