import type { ProductSliderProps } from '@weefsel/contracts';
import { RemoteFragment } from '@weefsel/federation/runtime';
import { Container, RailSkeleton } from '@weefsel/ui';

/** Products side by side, shown by mf-catalog. */
export function ProductSliderBlock({ id, block }: { id: string; block: ProductSliderProps }) {
  if (block.tabs.length === 0) return null;
  return (
    <Container>
      <RemoteFragment of="mf-catalog" name="ProductSlider" id={id} props={block} loading={<RailSkeleton />} />
    </Container>
  );
}
