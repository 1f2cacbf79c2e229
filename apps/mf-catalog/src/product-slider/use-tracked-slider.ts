import type { TrackedItem, TrackedList } from '@weefsel/contracts';
import { useStores } from '@weefsel/stores';
import { savingOf, type PriceValue } from '@weefsel/ui';
import { useEffect, useRef, type RefObject } from 'react';
import type { SliderCard } from './slider-data';

function amountsOf(price: PriceValue): Pick<TrackedItem, 'price' | 'discount'> {
  switch (price.kind) {
    case 'free':
      return { price: 0 };
    case 'regular':
      return { price: price.amount };
    case 'sale':
      return { price: price.amount, discount: savingOf(price) };
  }
}

const toTrackedItem = ({ id, name, brand, price }: SliderCard, index: number): TrackedItem => ({
  id,
  name,
  ...(brand && { brand }),
  ...amountsOf(price),
  index,
});

/**
 * Tells once that the products of a list came into sight; who scrolls past nothing has seen nothing. The result tells
 * which one the shopper follows.
 */
export function useTrackedSlider(
  place: RefObject<HTMLElement | null>,
  { id, name }: TrackedList,
  cards: readonly SliderCard[],
): (card: SliderCard, index: number) => void {
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
