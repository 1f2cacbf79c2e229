import { observer, useHeart, type HeartProduct } from '@weefsel/stores';
import { HeartButton } from '@weefsel/ui';

/** Adds a product to the wishlist, or removes it. */
export const CardHeart = observer(function CardHeart(product: HeartProduct) {
  return <HeartButton {...useHeart(product)} />;
});
