import type { TrackedList } from '@weefsel/contracts';
import {
  toCardPictures,
  toCardTexts,
  toSaleBadge,
  toTrackedItem,
  type ProductCardData,
} from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Heading, ProductCard, Rail } from '@weefsel/ui';
import { useEffect } from 'react';
import { CardHeart } from '../../cards/card-heart';

const CARD_SIZES = '(min-width: 1024px) 216px, 181px';

interface FreshGoodsProps {
  cards: readonly ProductCardData[];
  /** Heading of the products. */
  title: string;
}

/** New products side by side; renders nothing without any. */
export const FreshGoods = observer(function FreshGoods({ cards, title }: FreshGoodsProps) {
  const { snippets, config, tracking } = useStores();
  const list: TrackedList = { id: 'search-fresh', name: title };
  useEffect(() => {
    if (cards.length === 0) return;
    const items = cards.map(toTrackedItem);
    tracking.track({ name: 'view_item_list', list: { id: 'search-fresh', name: title }, items });
  }, [tracking, cards, title]);
  if (cards.length === 0) return null;
  return (
    <Rail
      label={title}
      heading={
        <Heading level={2} size="small">
          {title}
        </Heading>
      }
      previousLabel={snippets.text('headless.searchPopup.freshPrevious')}
      nextLabel={snippets.text('headless.searchPopup.freshNext')}
    >
      {cards.map((card, place) => (
        <ProductCard
          key={card.id}
          href={card.href}
          brand={card.brand}
          name={card.name}
          price={card.price}
          marks={card.labels}
          labels={toCardTexts(snippets.text)}
          {...toCardPictures(card, config.imageHosts)}
          badge={toSaleBadge(card.price, true)}
          pictureSizes={CARD_SIZES}
          action={<CardHeart id={card.id} name={card.name} />}
          onClick={() => tracking.track({ name: 'select_item', list, item: toTrackedItem(card, place) })}
        />
      ))}
    </Rail>
  );
});
