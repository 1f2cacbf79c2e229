import { useLocation } from '@weefsel/federation/runtime';
import { useHydrated } from '@weefsel/ui';
import { useCallback, useLayoutEffect, type RefObject } from 'react';
import type { CardSpot } from './listing-storage';
import { tabMemory } from './tab-memory';

/** Distance from the top of the window to the card by which the shopper left, if it fits below that, in px. */
const OFFSET = 300;

/** Least space that stays free below that card, in px. */
const BELOW = 16;

const linksIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('article a[href]') ?? []),
];
const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';
const boxOf = (link: Element): DOMRect => (link.closest('article') ?? link).getBoundingClientRect();
const topOf = (link: Element): number => boxOf(link).top;

/** As specified, but not so low that the card's end, where name and price are, would be out of sight. */
function wantedTop(card: DOMRect): number {
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
  return Math.min(OFFSET, window.innerHeight - covered - BELOW - card.height);
}

/** The first card whose top is in the window. */
function firstInSight(list: HTMLElement | null, entry: string): CardSpot | undefined {
  if (window.scrollY === 0) return undefined;
  const link = linksIn(list).find((one) => topOf(one) >= 0);
  return link && { entry, href: hrefOf(link), top: topOf(link), left: false };
}

function scrollTo(link: HTMLElement, { left, top }: CardSpot): void {
  const card = boxOf(link);
  const wanted = left ? wantedTop(card) : top;
  window.scrollTo({ top: window.scrollY + card.top - wanted, behavior: 'instant' });
}

function goTo(link: HTMLElement, spot: CardSpot): void {
  // Later in the same turn, when the header has the form that it has on this page; nothing is painted before.
  queueMicrotask(() => scrollTo(link, spot));
  if (!spot.left) return;
  // The shell brings focus to it when the page that was left is another one.
  link.dataset.arrival = '';
  link.addEventListener('blur', () => delete link.dataset.arrival, { once: true });
  link.focus({ preventScroll: true });
}

/**
 * Who goes back to a listing comes back to the product card by which they left it, who reloads it to the cards that
 * were in sight. Call the result with the address of the product that the shopper goes to.
 */
export function useReturnToCard(list: RefObject<HTMLElement | null>): (href: string) => void {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const hydrated = useHydrated();
  // Before the browser paints: the shopper sees the window in one place only.
  useLayoutEffect(() => {
    if (!hydrated) return undefined;
    const { spot } = tabMemory;
    if (spot?.entry === entry) {
      tabMemory.spot = undefined;
      const link = linksIn(list.current).find((one) => hrefOf(one) === spot.href);
      if (link) goTo(link, spot);
    }
    const find = () => (tabMemory.spot?.entry === entry ? tabMemory.spot : firstInSight(list.current, entry));
    tabMemory.findSpot = find;
    return () => {
      if (tabMemory.findSpot === find) tabMemory.findSpot = () => undefined;
    };
  }, [entry, list, hydrated]);
  return useCallback(
    (href: string) => {
      tabMemory.spot = { entry, href, top: OFFSET, left: true };
    },
    [entry],
  );
}
