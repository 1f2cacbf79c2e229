import { observer, useHeart, type HeartProduct } from '@weefsel/stores';
import { HeartButton } from '@weefsel/ui';

/** The heart on an article of a look. */
export const LookHeart = observer(function LookHeart(product: HeartProduct) {
  return <HeartButton {...useHeart(product)} />;
});
