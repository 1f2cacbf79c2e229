import { toSaleBadge, type ProductCardData } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { ProductCard, responsiveImage } from '@weefsel/ui';
import { usePriceLabels } from '../price-labels';
import { ProductHeart } from '../product-heart';

const CARD_SIZES = '(min-width: 1024px) 281px, 181px';
const CARD_WIDTHS = [320, 640] as const;

interface SliderCardProps {
  card: ProductCardData;
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
  const imageOf = (address: string | undefined) =>
    responsiveImage(address, { hosts: config.imageHosts, widths: CARD_WIDTHS });
  const hover = imageOf(card.hoverImage);
  return (
    <ProductCard
      href={card.href}
      brand={card.brand}
      name={card.name}
      price={card.price}
      marks={card.labels}
      labels={labels}
      picture={{ ...imageOf(card.image), alt: card.alt ?? card.name }}
      hoverPicture={hover && { ...hover, alt: '' }}
      badge={toSaleBadge(card.price, showSalePercentage)}
      pictureSizes={CARD_SIZES}
      action={<ProductHeart id={card.id} name={card.name} />}
      onClick={onFollow}
    />
  );
});
