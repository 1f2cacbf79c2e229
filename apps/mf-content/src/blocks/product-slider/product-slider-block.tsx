import { RemoteFragment } from '@weefsel/federation/runtime';
import { Container } from '@weefsel/ui';
import { ProductSliderSkeleton } from './product-slider-skeleton';
import type { ProductSliderBlockProps } from './to-product-slider';

/** Products side by side, shown by mf-catalog. */
export function ProductSliderBlock({ id, block }: { id: string; block: ProductSliderBlockProps }) {
  return (
    <Container>
      <RemoteFragment
        of="mf-catalog"
        name="ProductSlider"
        id={id}
        props={block}
        loading={<ProductSliderSkeleton />}
      />
    </Container>
  );
}
