import { useRevalidator } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Message, ProductCard, Rail, responsiveImage, toSaleBadge } from '@weefsel/ui';
import type { ReactNode } from 'react';
import { usePriceLabels } from '../price-labels';
import { ProductHeart } from '../product-heart';
import type { SliderCard, SliderData, SliderTabContent } from './slider-data';

const CARD_SIZES = '(min-width: 1024px) 281px, 181px';
const CARD_WIDTHS = [320, 640] as const;

interface CardProps {
  card: SliderCard;
  showSalePercentage: boolean;
}

const Card = observer(({ card, showSalePercentage }: CardProps) => {
  const { snippets, config } = useStores();
  const labels = { ...usePriceLabels(), sale: snippets.text('headless.product.sale') };
  const toPicture = (picture: SliderCard['picture']) => ({
    ...responsiveImage(picture?.url, { hosts: config.imageHosts, widths: CARD_WIDTHS }),
    alt: picture?.alt ?? '',
  });
  const { picture, hoverPicture, ...product } = card;
  return (
    <ProductCard
      {...product}
      labels={labels}
      picture={toPicture(picture)}
      hoverPicture={hoverPicture && toPicture(hoverPicture)}
      badge={toSaleBadge(card.price, showSalePercentage)}
      pictureSizes={CARD_SIZES}
      action={<ProductHeart id={card.id} name={card.name} />}
    />
  );
});

interface SliderPanelProps extends Pick<SliderData, 'showSalePercentage'> {
  content: SliderTabContent;
  label: string;
  heading?: ReactNode;
}

/** One list of products, or the message that it could not be had. */
export const SliderPanel = observer(({ content, label, heading, showSalePercentage }: SliderPanelProps) => {
  const { snippets } = useStores();
  const { revalidate, state } = useRevalidator();
  if (content.state === 'failed') {
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
  }
  return (
    <Rail
      label={label || snippets.text('headless.slider.label')}
      heading={heading}
      previousLabel={snippets.text('headless.slider.previous')}
      nextLabel={snippets.text('headless.slider.next')}
    >
      {content.cards.map((card) => (
        <Card key={card.id} card={card} showSalePercentage={showSalePercentage} />
      ))}
    </Rail>
  );
});
