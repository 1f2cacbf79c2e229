import { asObject, type JsonObject } from '../transport/json-body.ts';
import { storeError } from '../transport/store-error.ts';
import { readCriteria } from './criteria.ts';

/** Associations that the vendor can load for each entity. Those of the demo are always loaded. */
const KNOWN = {
  product: `canonicalProduct categories categoriesRo children cmsPage configuratorSettings cover crossSellings
    deliveryTime downloads featureSet mainCategories manufacturer media openGraphMedia options parent prices
    productReviews properties seoUrls streams tags tax translations unit`,
  category:
    'children cmsPage mainCategories media navigationSalesChannels parent products seoUrls tags translations',
  country: 'states translations',
  language: 'children locale parent translationCode',
  salutation: 'translations',
  country_state: 'country translations',
  currency: 'countryRoundings translations',
  payment_method: 'appPaymentMethod availabilityRule media translations',
  shipping_method: 'availabilityRule deliveryTime media prices tags tax translations',
  product_review: 'customer language product salesChannel',
  seo_url: 'language salesChannel',
  order: `addresses billingAddress createdBy currency deliveries documents language lineItems orderCustomer
    primaryOrderDelivery primaryOrderTransaction salesChannel stateMachineState tags transactions updatedBy`,
  customer: `activeBillingAddress activeShippingAddress addresses boundSalesChannel createdBy
    defaultBillingAddress defaultShippingAddress group language lastPaymentMethod orderCustomers productReviews
    promotions recoveryCustomer requestedGroup salesChannel salutation tags updatedBy wishlists`,
  customer_address: 'country countryState customer salutation',
};

export type Entity = keyof typeof KNOWN;

/** Target entities of associations, where the associations of the target are known too. */
const LEADS_TO: Record<string, Entity> = {
  categories: 'category',
  categoriesRo: 'category',
  country: 'country',
  salutation: 'salutation',
  language: 'language',
  product: 'product',
};
const SAME_KIND = new Set(['children', 'parent']);

/** Deeper than any useful path. The vendor has no such limit, and overloads. */
const DEEPEST = 20;

// The vendor returns 500 here. A faulty request gets a 400 from us.
const notFound = (association: string) =>
  storeError(400, 'FRAMEWORK__ASSOCIATION_NOT_FOUND', `Can not find association by name ${association}`, {
    parameters: { association },
  });

/**
 * Rejects associations that the entity does not have, like the vendor (there with status 500). Rejects faulty criteria
 * of associations too, even when there is no data for them.
 * @param entity the entity that has the associations; undefined where it is not known
 * @throws StoreError 400
 */
export function checkAssociations(entity: Entity | undefined, associations: JsonObject, depth = 1): void {
  const known = entity && KNOWN[entity].split(/\s+/);
  for (const [name, sent] of Object.entries(associations)) {
    if (depth > DEEPEST || (known && !known.includes(name))) throw notFound(name);
    const next = SAME_KIND.has(name) ? entity : LEADS_TO[name];
    checkAssociations(next, readCriteria(asObject(sent)).associations, depth + 1);
  }
}
