import type { TrackedItem } from '@weefsel/contracts';
import { trackedPrice } from '@weefsel/product';
import { useStores } from '@weefsel/stores';
import { useEffect, useRef } from 'react';
import type { ProductPageData } from './product-page-data';
import { readSelection, shownOffer } from './product-selection';

/** Tracked item of the product, with the price shown initially. */
function toTrackedProduct(data: ProductPageData, href: string): TrackedItem {
  const price = shownOffer(data, readSelection(href, data))?.price;
  // The first crumb is the home page, the last one the product itself.
  const categories = data.crumbs.slice(1, -1).map(({ name }) => name);
  return {
    id: data.id,
    name: data.name,
    ...(data.brand && { brand: data.brand.name }),
    ...(categories.length > 0 && { categories }),
    ...(price && trackedPrice(price)),
  };
}

/** Tracks a view once per product; another colour does not count. */
export function useTrackedView(data: ProductPageData, href: string): void {
  const { tracking } = useStores();
  const seen = useRef('');
  useEffect(() => {
    if (seen.current === data.id) return;
    seen.current = data.id;
    tracking.track({ name: 'view_item', items: [toTrackedProduct(data, href)] });
  }, [tracking, data, href]);
}
