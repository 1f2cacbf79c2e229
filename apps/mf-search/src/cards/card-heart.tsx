import { observer, useHeart, type HeartProduct } from '@weefsel/stores';
import { HeartButton } from '@weefsel/ui';

/** Saves the product of a card, or takes it off the list. */
export const CardHeart = observer(function CardHeart(product: HeartProduct) {
  return <HeartButton {...useHeart(product)} />;
});
