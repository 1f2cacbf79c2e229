import type { TrackedList } from '@weefsel/contracts';
import { toTrackedItem, type ProductCardData } from '@weefsel/product';
import { useStores } from '@weefsel/stores';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tracks once that the products of a list became visible. Returns a function that tracks a followed product.
 */
export function useTrackedSlider(
  place: RefObject<HTMLElement | null>,
  { id, name }: TrackedList,
  cards: readonly ProductCardData[],
): (card: ProductCardData, index: number) => void {
  const { tracking } = useStores();
  const seen = useRef('');
  const all = cards.map((card) => card.id).join();
  useEffect(() => {
    const element = place.current;
    if (!element || all === '' || seen.current === all) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen.current = all;
      tracking.track({ name: 'view_item_list', list: { id, name }, items: cards.map(toTrackedItem) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [tracking, place, id, name, cards, all]);

  return (card, index) =>
    tracking.track({
      name: 'select_item',
      list: { id, name },
      item: toTrackedItem(card, index),
      ...(card.found && { found: card.found }),
    });
}
