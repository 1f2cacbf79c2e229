import { useLocation } from '@weefsel/federation/runtime';
import { useHydrated } from '@weefsel/ui';
import { useCallback, useLayoutEffect, type RefObject } from 'react';
import type { CardSpot } from './listing-storage';
import { tabMemory } from './tab-memory';

/** Distance from the window's top to the card last opened, in px, if it fits. */
const OFFSET = 300;

/** Minimum space below that card, in px. */
const BELOW = 16;

const linksIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLAnchorElement>('article a[href]') ?? []),
];
const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';
const boxOf = (link: Element): DOMRect => (link.closest('article') ?? link).getBoundingClientRect();
const topOf = (link: Element): number => boxOf(link).top;

/** The specified offset, or less to show the card's end with name and price. */
function wantedTop(card: DOMRect): number {
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd) || 0;
  return Math.min(OFFSET, window.innerHeight - covered - BELOW - card.height);
}

/** The first card with its top inside the window. */
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
  // After the header has taken this page's form, in the same task; nothing is painted before.
  queueMicrotask(() => scrollTo(link, spot));
  if (!spot.left) return;
  // The shell moves focus to it when the shopper comes from another page.
  link.dataset.arrival = '';
  link.addEventListener('blur', () => delete link.dataset.arrival, { once: true });
  link.focus({ preventScroll: true });
}

/**
 * A return to a listing scrolls to the card that the shopper left by. A reload scrolls to the cards visible before.
 * Call the result with the address of an opened product.
 */
export function useReturnToCard(list: RefObject<HTMLElement | null>): (href: string) => void {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const hydrated = useHydrated();
  // Before the browser paints, so that the window does not jump.
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
