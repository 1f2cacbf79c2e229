import { observer, useHeart, type HeartProduct } from '@weefsel/stores';
import { HeartButton } from '@weefsel/ui';

/** The heart on a card of the listing. */
export const CardHeart = observer(function CardHeart(product: HeartProduct) {
  return <HeartButton {...useHeart(product)} />;
});
