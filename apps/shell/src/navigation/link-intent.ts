import { pageOf } from './link-clicks';

/** Time that a pointer must rest on a link to show intent, in ms. */
const RESTS_MS = 65;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True when the connection is metered or slow. */
export function savesData(connection = (navigator as { connection?: Connection }).connection): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** The page of a link, if prefetching helps. Excludes this page and other views of the same list. */
function pageWorthFetching(link: HTMLAnchorElement): URL | undefined {
  const url = pageOf(link);
  const here = url?.pathname === location.pathname && url.search === location.search;
  return here || link.dataset.keepScroll !== undefined ? undefined : url;
}

/**
 * Detects the link that a shopper is about to follow: by hover, focus or touch.
 * `onIntent` starts work for its page, and returns a function that cancels it.
 */
export function watchIntent(onIntent: (url: URL) => () => void): void {
  let link: HTMLAnchorElement | null = null;
  let end: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    end();
    end = () => undefined;
    link = null;
  };
  const start = (next: HTMLAnchorElement | null, afterMs: number) => {
    if (next === link) return;
    stop();
    const url = next && !savesData() ? pageWorthFetching(next) : undefined;
    if (!url) return;
    link = next;
    timer = setTimeout(() => (end = onIntent(url)), afterMs);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') start(linkAt(target), RESTS_MS);
  });
  document.addEventListener('focusin', ({ target }) => start(linkAt(target), RESTS_MS));
  document.addEventListener('touchstart', ({ target }) => start(linkAt(target), 0), { passive: true });
  // The click navigates, and takes over a running prefetch.
  document.addEventListener('click', () => clearTimeout(timer));
  for (const event of ['focusout', 'touchmove', 'touchcancel']) {
    document.addEventListener(event, stop, { passive: true });
  }
  document.documentElement.addEventListener('pointerleave', stop);
}
