import { toCardTexts } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { CardGrid, type PicturePriority } from '@weefsel/ui';
import type { ListingCard as Card } from '../listing-data';
import { ListingCard, type FollowCard } from './listing-card';

/** Cards whose pictures are fetched at once. */
const EAGER_CARDS = 6;

interface ListingCardsProps {
  cards: readonly Card[];
  columns: 3 | 4;
  label: string;
  showSalePercentage: boolean;
  /** These are the first cards of the page. */
  leading: boolean;
  /** The shopper has a pointer that can rest on a card. */
  hovers: boolean;
  onFollow: FollowCard;
}

const priorityAt = (index: number): PicturePriority => {
  if (index === 0) return 'first';
  return index < EAGER_CARDS ? 'eager' : 'lazy';
};

/** One page of products. */
export const ListingCards = observer(function ListingCards(props: ListingCardsProps) {
  const { cards, columns, label, showSalePercentage, leading, hovers, onFollow } = props;
  const labels = toCardTexts(useStores().snippets.text);

  return (
    <CardGrid columns={columns} label={label}>
      {cards.map((card, index) => (
        <ListingCard
          key={card.href}
          card={card}
          labels={labels}
          showSalePercentage={showSalePercentage}
          priority={leading ? priorityAt(index) : 'lazy'}
          hovers={hovers}
          onFollow={onFollow}
        />
      ))}
    </CardGrid>
  );
});
