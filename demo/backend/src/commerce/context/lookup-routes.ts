import { readCriteria } from '../criteria/criteria.ts';
import { checkAssociations } from '../criteria/associations.ts';
import { documentedReader, type DocumentedEntity } from '../criteria/documented-fields.ts';
import { findEntities } from '../criteria/find-entities.ts';
import { HIGH, LOW, MIDDLE, type Weights } from '../criteria/score.ts';
import { pageOf } from '../criteria/search-result.ts';
import { withAssociations } from '../criteria/with-associations.ts';
import { destinationOf, paymentMethodsFor, shippingTo } from '../checkout/available-methods.ts';
import { PAYMENT_METHODS, SHIPPING } from '../checkout/delivery-methods.ts';
import { COUNTRIES, CURRENCY, LANGUAGE, SALUTATIONS } from './reference-data.ts';
import { checkIdentifier } from '../transport/identifiers.ts';
import { toShippingMethod } from '../shapes/shipping-shape.ts';
import { asObject, type JsonObject } from '../transport/json-body.ts';
import type { Shop } from '../shop.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

interface Entry {
  id: string;
  apiAlias: string;
}

type Small = Exclude<
  DocumentedEntity,
  'category' | 'order' | 'customer_address' | 'seo_url' | 'product_review'
>;

/** Searched fields of each small list, with weights. */
const TEXTS: Readonly<Record<Small, Weights>> = {
  country: { name: HIGH, iso: MIDDLE, iso3: MIDDLE },
  country_state: { name: HIGH, shortCode: MIDDLE },
  currency: { name: HIGH, isoCode: HIGH },
  language: { name: HIGH },
  salutation: { displayName: HIGH, salutationKey: MIDDLE, letterName: LOW },
  payment_method: { name: HIGH, description: LOW },
  shipping_method: { name: HIGH, description: LOW },
};

function listOf(entity: Small, entries: readonly Entry[], body: JsonObject) {
  const criteria = readCriteria(body);
  checkAssociations(entity, criteria.associations);
  const read = documentedReader<Entry>(entity, {}, (entry) => entry);
  const found = findEntities(entries, criteria, { read, texts: TEXTS[entity] });
  const toShape = (entry: Entry) => withAssociations(entry, criteria.associations);
  return pageOf(entity, found.things, criteria, toShape, found.aggregations);
}

/** True when only methods of the session's country are wanted. GET and shipping send this in the query. */
const onlyAvailable = ({ body, query }: StoreCall) =>
  body['onlyAvailable'] === true || ['1', 'true'].includes(String(query['onlyAvailable']));

function paymentMethods(shop: Shop, call: StoreCall) {
  const methods = onlyAvailable(call)
    ? paymentMethodsFor(destinationOf(shop, call.session))
    : PAYMENT_METHODS;
  return listOf('payment_method', shop.options.isStock ? methods.slice(0, 1) : methods, call.body);
}

function shippingMethods(shop: Shop, call: StoreCall) {
  const methods = onlyAvailable(call) ? shippingTo(destinationOf(shop, call.session)) : SHIPPING;
  const withPrices = 'prices' in asObject(call.body['associations']);
  return listOf(
    'shipping_method',
    methods.map((shipping) => toShippingMethod(shipping, shop.options.publicOrigin, withPrices)),
    call.body,
  );
}

/** Routes of the small lists that forms and settings need. */
export function lookupRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.read('/language', ({ body }) => listOf('language', [LANGUAGE], body));
  routes.read('/country', ({ body }) => listOf('country', COUNTRIES, body));
  routes.read('/country-state/:countryId', ({ body, params }) => {
    checkIdentifier(params['countryId'] ?? '');
    return listOf('country_state', [], body);
  });
  routes.read('/salutation', ({ body }) => listOf('salutation', SALUTATIONS, body));
  routes.read('/payment-method', (call) => paymentMethods(shop, call));
  routes.read('/shipping-method', (call) => shippingMethods(shop, call));
  // The only list that the vendor returns without an envelope.
  routes.read('/currency', ({ body }) => listOf('currency', [CURRENCY], body).elements);
}
