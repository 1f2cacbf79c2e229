import { isOn } from '../transport/is-on.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { toCmsPage, type CmsPage } from './cms-page.ts';
import { productLayout, type ProductFacts } from './product-layout.ts';

/** Page of a product; null with `skipCmsPage`, or when the requested fields do not include the page. */
export function productPage(
  facts: ProductFacts,
  { body, query }: Pick<StoreCall, 'body' | 'query'>,
  fields: ReadonlySet<string> | undefined,
): CmsPage | null {
  const skipped = isOn(body['skipCmsPage'] ?? query['skipCmsPage']);
  if (skipped || (fields && !fields.has('cmsPage'))) return null;
  return toCmsPage(productLayout(facts), body);
}
