import { toCardPictures, toCardTexts, toSaleBadge, type ProductCardData } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { ProductCard } from '@weefsel/ui';
import { ProductHeart } from '../product-heart';

const CARD_SIZES = '(min-width: 1024px) 281px, 181px';

interface SliderCardProps {
  card: ProductCardData;
  showSalePercentage: boolean;
  /** Called when the shopper follows the card to the product. */
  onFollow: () => void;
}

export const SliderCard = observer(({ card, showSalePercentage, onFollow }: SliderCardProps) => {
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
