import { observer, useStores, type SnippetsStore } from '@weefsel/stores';
import { toSaleBadge, toCardTexts } from '@weefsel/product';
import {
  CardSizes,
  ColourSwatches,
  ProductCard,
  type PicturePriority,
  type ProductCardLabels,
  type CardSizesProps,
  CardGrid,
} from '@weefsel/ui';
import { Fragment, useState, type MouseEvent } from 'react';
import { CardHeart } from '../../cards/card-heart';
import { cardPicture, CARD_SIZES, LAZY_SIZES } from '../../cards/card-picture';
import type { CardLine } from '../for-visitor/arrange';
import type { ListingCard as Card, ListingTile } from '../listing-data';
import { EditorialTile, TILE_EVERY } from '../tiles/editorial-tile';

/**
 * The sizes in words: "Nog in 2 maten (S, M; uitverkocht: L)". Undefined when none are known, or for a single available
 * one.
 */
function toSizeText(
  sizes: readonly string[],
  soldOut: readonly string[],
  { text }: Pick<SnippetsStore, 'text'>,
): CardSizesProps | undefined {
  if (sizes.length === 0) return undefined;
  const left = sizes.filter((size) => !soldOut.includes(size));
  const count = left.length;
  if (count === 0) return { summary: text('headless.listing.soldOut') };
  if (sizes.length === 1) return undefined;
  const names = left.join(', ');
  if (soldOut.length === 0)
    return { summary: text('headless.listing.inSizes', { count }), detail: `(${names})` };
  const gone = text('headless.listing.soldOutSizes', { sizes: soldOut.join(', ') });
  const key = count === 1 ? 'headless.listing.sizeLeft' : 'headless.listing.sizesLeft';
  return { summary: text(key, { count }), detail: `(${names}; ${gone})` };
}

interface ListingCardProps {
  card: Card;
  labels: ProductCardLabels;
  showSalePercentage: boolean;
  priority: PicturePriority;
  /** True once a mouse pointer entered the products. */
  hovers: boolean;
  /** Called when the shopper opens the product at this address, here or in another tab. */
  onFollow: (href: string, event: MouseEvent) => void;
}

const NONE: readonly string[] = [];

/** A product of a listing. Choosing a colour changes its picture, sizes and address. */
export const ListingCard = observer(function ListingCard(props: ListingCardProps) {
  const { card, labels, showSalePercentage, priority, hovers, onFollow } = props;
  const { snippets, config } = useStores();
  const { text } = snippets;
  const [chosen, setChosen] = useState(0);

  const { name, price, colours, notLive, sizes = NONE } = card;
  const { href, image, soldOut = NONE } = colours?.[chosen] ?? card;
  const note = text(price ? 'headless.listing.priceNotLive' : 'headless.listing.noPrice');
  const hover = hovers && chosen === 0 ? cardPicture(card.hoverImage, config.imageHosts) : undefined;
  const sizeText = toSizeText(sizes, soldOut, snippets);

  return (
    <ProductCard
      href={href}
      brand={card.brand}
      name={name}
      price={price}
      note={notLive && note}
      badge={price && toSaleBadge(price, showSalePercentage)}
      marks={card.labels}
      picture={{ ...cardPicture(image, config.imageHosts), alt: name }}
      hoverPicture={hover && { ...hover, alt: '' }}
      pictureSizes={priority === 'lazy' ? LAZY_SIZES : CARD_SIZES}
      priority={priority}
      sizes={hovers ? sizes.map((size) => ({ name: size, soldOut: soldOut.includes(size) })) : undefined}
      labels={labels}
      action={<CardHeart id={card.id} name={name} />}
      choices={
        <>
          {colours && (
            <ColourSwatches
              label={text('headless.listing.colours', { name })}
              colours={colours}
              chosen={chosen}
              onChoose={setChosen}
              moreLabel={text('headless.listing.moreColours')}
            />
          )}
          {sizeText && <CardSizes {...sizeText} />}
        </>
      }
      onClick={(event) => onFollow(card.href, event)}
    />
  );
});

/** Number of cards with eagerly loaded pictures. */
const EAGER_CARDS = 6;

interface ListingCardsProps extends Pick<ListingCardProps, 'showSalePercentage' | 'hovers' | 'onFollow'> {
  cards: readonly Card[];
  /** Blogs between the cards. */
  tiles: readonly ListingTile[] | undefined;
  /** Line between the cards for this shopper. */
  line: CardLine | undefined;
  columns: 3 | 4;
  /** True for the first cards of the page. */
  leading: boolean;
}

const priorityAt = (index: number): PicturePriority => {
  if (index === 0) return 'first';
  return index < EAGER_CARDS ? 'eager' : 'lazy';
};

/** One page of products. */
export const ListingCards = observer(function ListingCards(props: ListingCardsProps) {
  const { cards, tiles, line, columns, leading, ...shared } = props;
  const { text } = useStores().snippets;
  const labels = toCardTexts(text);
  return (
    <CardGrid columns={columns} label={text('headless.listing.products')}>
      {cards.flatMap((card, index) => {
        const tile = index > 0 && index % TILE_EVERY === 0 && tiles?.[index / TILE_EVERY - 1];
        return [
          ...(line?.at === index ? [<Fragment key="line">{line.node}</Fragment>] : []),
          ...(tile ? [<EditorialTile key={tile.href} {...tile} />] : []),
          <ListingCard
            key={card.href}
            card={card}
            labels={labels}
            priority={leading ? priorityAt(index) : 'lazy'}
            {...shared}
          />,
        ];
      })}
    </CardGrid>
  );
});
