import { isOn } from '../transport/is-on.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { toCmsPage, type CmsPage } from './cms-page.ts';
import { productLayout, type ProductFacts } from './product-layout.ts';

/**
 * What a product's page shows; null for who reads only the product, which `skipCmsPage` says, or does not name the page
 * among the fields that it wants.
 */
export function productPage(
  facts: ProductFacts,
  { body, query }: Pick<StoreCall, 'body' | 'query'>,
  fields: ReadonlySet<string> | undefined,
): CmsPage | null {
  const skipped = isOn(body['skipCmsPage'] ?? query['skipCmsPage']);
  if (skipped || (fields && !fields.has('cmsPage'))) return null;
  return toCmsPage(productLayout(facts), body);
}
