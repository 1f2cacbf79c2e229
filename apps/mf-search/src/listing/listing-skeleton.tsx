import { LISTING_PAGE_SIZE } from '@weefsel/contracts';
import { CardGrid, ProductCardSkeleton } from '@weefsel/ui';

/** Placeholders of products that are loading. */
export const ListingSkeleton = ({
  columns,
  count = LISTING_PAGE_SIZE,
}: {
  columns: 3 | 4;
  count?: number;
}) => (
  <CardGrid columns={columns}>
    {Array.from({ length: count }, (_, index) => (
      <ProductCardSkeleton key={index} />
    ))}
  </CardGrid>
);
