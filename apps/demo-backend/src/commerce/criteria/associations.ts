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
  order: `addresses billingAddress createdBy currency deliveries documents language lineItems orderCustomer
    primaryOrderDelivery primaryOrderTransaction salesChannel stateMachineState tags transactions updatedBy`,
  customer: `activeBillingAddress activeShippingAddress addresses boundSalesChannel createdBy
    defaultBillingAddress defaultShippingAddress group language lastPaymentMethod orderCustomers productReviews
    promotions recoveryCustomer requestedGroup salesChannel salutation tags updatedBy wishlists`,
  customer_address: 'country countryState customer salutation',
};

/** Refuses associations that the entity does not have, as the vendor does. @throws StoreError 400 */
export function checkAssociations(entity: keyof typeof KNOWN, associations: JsonObject): void {
  const known = KNOWN[entity].split(/\s+/);
  const unknown = Object.keys(associations).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  // The real one says 500 here; a request that its sender got wrong is answered with 400 by us.
  throw storeError(400, 'FRAMEWORK__ASSOCIATION_NOT_FOUND', `Can not find association by name ${unknown}`, {
    parameters: { association: unknown },
  });
}
