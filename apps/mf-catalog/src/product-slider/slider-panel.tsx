import type { TrackedList } from '@weefsel/contracts';
import { useRevalidator } from '@weefsel/federation/runtime';
import { toCardPictures, toCardTexts, toSaleBadge, type ProductCardData } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Message, Rail, ProductCard } from '@weefsel/ui';
import { useRef, type ReactNode } from 'react';
import type { SliderData, SliderTabContent } from './load-product-slider';
import { useTrackedSlider } from './use-tracked-slider';
import { ProductHeart } from '../product-heart';

const CARD_SIZES = '(min-width: 1024px) 281px, 181px';

interface SliderCardProps {
  card: ProductCardData;
  showSalePercentage: boolean;
  /** The shopper goes to the product. */
  onFollow: () => void;
}

/** A product in a slider. */
const SliderCard = observer(({ card, showSalePercentage, onFollow }: SliderCardProps) => {
  const { snippets, config } = useStores();
  return (
    <ProductCard
      href={card.href}
      brand={card.brand}
      name={card.name}
      price={card.price}
      marks={card.labels}
      labels={toCardTexts(snippets.text)}
      {...toCardPictures(card, config.imageHosts)}
      badge={toSaleBadge(card.price, showSalePercentage)}
      pictureSizes={CARD_SIZES}
      action={<ProductHeart id={card.id} name={card.name} />}
      onClick={onFollow}
    />
  );
});

interface SliderPanelProps extends Pick<SliderData, 'showSalePercentage'> {
  content: SliderTabContent;
  /** What measuring calls it. */
  list: TrackedList;
  heading?: ReactNode;
}

const FailedList = observer(() => {
  const { snippets } = useStores();
  const { revalidate, state } = useRevalidator();
  const action = {
    label: snippets.text('headless.common.retry'),
    onAction: () => void revalidate(),
    busy: state === 'loading',
  };
  return (
    <Message kind="error" action={action}>
      {snippets.text('headless.slider.failed')}
    </Message>
  );
});

type CardsProps = Omit<SliderPanelProps, 'content'> & { cards: readonly ProductCardData[] };

const Cards = observer(({ cards, list, heading, showSalePercentage }: CardsProps) => {
  const { snippets } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const tellFollowed = useTrackedSlider(place, list, cards);
  return (
    <div ref={place}>
      <Rail
        label={list.name || snippets.text('headless.slider.label')}
        heading={heading}
        previousLabel={snippets.text('headless.slider.previous')}
        nextLabel={snippets.text('headless.slider.next')}
      >
        {cards.map((card, index) => (
          <SliderCard
            key={card.id}
            card={card}
            showSalePercentage={showSalePercentage}
            onFollow={() => tellFollowed(card, index)}
          />
        ))}
      </Rail>
    </div>
  );
});

/** One list of products, or the message that it could not be had. */
export const SliderPanel = ({ content, ...props }: SliderPanelProps) =>
  content.state === 'failed' ? <FailedList /> : <Cards cards={content.cards} {...props} />;
