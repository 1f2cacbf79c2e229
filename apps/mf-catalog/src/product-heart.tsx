import { observer, useHeart, type HeartProduct } from '@weefsel/stores';
import { HeartButton, type HeartButtonProps } from '@weefsel/ui';

/** Heart button of a product, on its page and on slider cards. */
export const ProductHeart = observer(function ProductHeart({
  variant = 'plain',
  form,
  ...product
}: HeartProduct & Pick<HeartButtonProps, 'variant' | 'form'>) {
  return <HeartButton {...useHeart(product)} variant={variant} form={form} />;
});
