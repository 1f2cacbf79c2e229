/** The element that a fragment names; null when the fragment is invalid, as in `#100%`. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const targetOf = (hash: string): HTMLElement | null =>
  placeOf(hash) ??
  document.querySelector<HTMLElement>('#main [data-arrival]') ??
  document.querySelector<HTMLElement>('#main h1');

function focus(target: HTMLElement): void {
  if (!target.matches('a[href],button,input,select,textarea,[tabindex]')) target.tabIndex = -1;
  // The scroll position is left to scroll restoration.
  target.focus({ preventScroll: true });
}

/**
 * Moves focus to the new page: to the element in the fragment, else to `data-arrival`, else to the heading.
 * While the page's code is loading, focus waits on its container. The returned function stops the wait.
 */
export function focusOnArrival(hash: string): () => void {
  const found = targetOf(hash);
  if (found) {
    focus(found);
    return () => undefined;
  }
  const main = document.getElementById('main');
  if (!main) return () => undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const target = targetOf(hash);
    if (!target && document.activeElement === main) return;
    observer.disconnect();
    // Focus is not moved after the shopper has moved it.
    if (target && document.activeElement === main) focus(target);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
