import type { JsonObject } from '../transport/json-body.ts';
import { storeError } from '../transport/store-error.ts';

/** What the vendor can load along with each entity. What the demo has of it is always there. */
const KNOWN = {
  product: `canonicalProduct categories categoriesRo children cmsPage configuratorSettings cover crossSellings
    deliveryTime downloads featureSet mainCategories manufacturer media openGraphMedia options parent prices
    productReviews properties seoUrls streams tags tax translations unit`,
  category:
    'children cmsPage mainCategories media navigationSalesChannels parent products seoUrls tags translations',
  country: 'states translations',
  language: 'children locale parent translationCode',
  salutation: 'translations',
  seo_url: 'language salesChannel',
};

/** Refuses associations that the entity does not have, as the vendor does: with a 500. @throws StoreError */
export function checkAssociations(entity: keyof typeof KNOWN, associations: JsonObject): void {
  const known = KNOWN[entity].split(/\s+/);
  const unknown = Object.keys(associations).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw storeError(500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND', `Can not find association by name ${unknown}`, {
    parameters: { association: unknown },
  });
}
