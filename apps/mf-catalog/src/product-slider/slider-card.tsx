import { observer, useStores } from '@weefsel/stores';
import { ProductCard, responsiveImage, toSaleBadge } from '@weefsel/ui';
import { usePriceLabels } from '../price-labels';
import { ProductHeart } from '../product-heart';
import type { SliderCard as Card } from './slider-data';

const CARD_SIZES = '(min-width: 1024px) 281px, 181px';
const CARD_WIDTHS = [320, 640] as const;

interface SliderCardProps {
  card: Card;
  showSalePercentage: boolean;
  /** The shopper goes to the product. */
  onFollow: () => void;
}

/** A product in a slider. */
export const SliderCard = observer(({ card, showSalePercentage, onFollow }: SliderCardProps) => {
  const { snippets, config } = useStores();
  const labels = {
    ...usePriceLabels(),
    sale: snippets.text('headless.product.sale'),
    lowest: (price: string) => snippets.text('headless.product.cardLowestPrice', { price }),
  };
  const toPicture = (picture: Card['picture']) => ({
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
      onClick={onFollow}
    />
  );
});
