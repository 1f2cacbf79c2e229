import { useLocation } from '@weefsel/federation/runtime';
import { useEffect, type RefObject } from 'react';

/** How far below the top of the window the card then is, in px. */
const OFFSET = 300;

// One for the tab; nothing is kept on the server, where nobody leaves and no effects run.
const memory: { left?: { key: string; href: string } } = {};

/** Who goes back to a listing comes back to the product card by which they left it; call the result with its address. */
export function useReturnToCard(list: RefObject<HTMLElement | null>): (href: string) => void {
  const { key } = useLocation();
  useEffect(() => {
    const { left } = memory;
    if (left?.key !== key) return;
    delete memory.left;
    const links = [...(list.current?.querySelectorAll('article a') ?? [])];
    const card = links.find((link) => link.getAttribute('href') === left.href)?.closest('article');
    if (!card) return;
    window.scrollTo({ top: window.scrollY + card.getBoundingClientRect().top - OFFSET, behavior: 'instant' });
  }, [key, list]);
  return (href) => {
    memory.left = { key, href };
  };
}
