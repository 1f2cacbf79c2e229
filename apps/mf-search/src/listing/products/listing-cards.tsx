import { observer, useStores } from '@weefsel/stores';
import { CardGrid, ProductCard, toPrice, toSaleBadge, type PicturePriority } from '@weefsel/ui';
import { cardPicture, CARD_SIZES } from '../card-picture';
import type { ListingCard } from '../listing-data';
import { CardHeart } from './card-heart';

/** Cards whose pictures are fetched at once. */
const EAGER_CARDS = 6;

interface ListingCardsProps {
  cards: readonly ListingCard[];
  columns: 3 | 4;
  label: string;
  showSalePercentage: boolean;
  /** These are the first cards of the page. */
  leading: boolean;
  /** The shopper has a pointer that can rest on a card. */
  hovers: boolean;
  /** The shopper goes to the product at this address. */
  onLeave: (href: string) => void;
}

const priorityAt = (index: number): PicturePriority => {
  if (index === 0) return 'first';
  return index < EAGER_CARDS ? 'eager' : 'lazy';
};

/** One page of products. */
export const ListingCards = observer(function ListingCards(props: ListingCardsProps) {
  const { cards, columns, label, showSalePercentage, leading, hovers, onLeave } = props;
  const { snippets, config } = useStores();
  const labels = {
    sale: snippets.text('headless.product.sale'),
    free: snippets.text('headless.product.free'),
    was: snippets.text('headless.listing.wasPrice'),
    now: snippets.text('headless.listing.nowPrice'),
    lowest: (price: string) => snippets.text('headless.product.lowestPrice', { price }),
  };

  return (
    <CardGrid columns={columns} label={label}>
      {cards.map((card, index) => {
        const price = toPrice({ amount: card.amount, listAmount: card.was, lowestAmount: card.lowest });
        const hover = hovers ? cardPicture(card.hoverImage, config.imageHosts) : undefined;
        return (
          <ProductCard
            key={card.href}
            href={card.href}
            brand={card.brand}
            name={card.name}
            price={price}
            badge={toSaleBadge(price, showSalePercentage)}
            picture={{ ...cardPicture(card.image, config.imageHosts), alt: card.name }}
            hoverPicture={hover && { ...hover, alt: '' }}
            pictureSizes={CARD_SIZES}
            priority={leading ? priorityAt(index) : 'lazy'}
            labels={labels}
            action={<CardHeart id={card.id} name={card.name} />}
            onClick={() => onLeave(card.href)}
          />
        );
      })}
    </CardGrid>
  );
});
