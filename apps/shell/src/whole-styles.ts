import { FIRST_PAUSE_MS, LAST_PAUSE_MS } from './early/retry-pauses';

/** Resolves when the sheet is there. */
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
 * Links the whole style sheets, of which the document has only what it showed at first, and which it has hinted. Resolves
 * when all of them are there, after `patienceMs` at the latest.
 */
export async function wholeStyles(patienceMs: number): Promise<void> {
  const hints = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  const arrivals = [...hints].map((hint) => linked(hint));
  await Promise.race([Promise.all(arrivals), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
