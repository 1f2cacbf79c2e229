import type { Shop } from '../shop.ts';
import type { CategoryEntry } from '../navigation/shop-categories.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { toCmsPage, type CmsPage } from './cms-page.ts';
import { homeLayout } from './home-layout.ts';
import { listingLayout } from './listing-layout.ts';

/** Page of a category: the home layout for the root, else a listing. The call selects slots and listing. */
export function categoryPage(shop: Shop, entry: CategoryEntry, call: StoreCall): CmsPage {
  const plan = entry.parent ? listingLayout(shop, entry, call) : homeLayout(shop, call);
  return toCmsPage(plan, call.body);
}
