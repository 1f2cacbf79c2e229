import { readCriteria } from '../criteria/criteria.ts';
import { fieldsOf } from '../criteria/entity-fields.ts';
import type { FieldValue } from '../criteria/field-value.ts';
import { findEntities } from '../criteria/find-entities.ts';
import { HIGH, LOW, MIDDLE } from '../criteria/score.ts';
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

const FIELDS = [
  'id',
  'name',
  'position',
  'active',
  'iso',
  'iso3',
  'salutationKey',
  'technicalName',
  'displayName',
  'isoCode',
  'letterName',
  'description',
  'shortName',
];

const TEXTS = {
  name: HIGH,
  displayName: HIGH,
  isoCode: HIGH,
  iso: MIDDLE,
  iso3: MIDDLE,
  salutationKey: MIDDLE,
  letterName: LOW,
  description: LOW,
};

/** Fields of the small lists are those they have, no more. */
const readField = fieldsOf<Entry>(
  '',
  Object.fromEntries(
    FIELDS.map((name) => [name, (entry: Entry) => (Reflect.get(entry, name) ?? null) as FieldValue]),
  ),
);

function listOf(entity: string, entries: readonly Entry[], body: JsonObject) {
  const criteria = readCriteria(body);
  const found = findEntities(entries, criteria, { read: readField, texts: TEXTS });
  return pageOf(entity, found, criteria, (entry) => withAssociations(entry, criteria.associations));
}

/** Whether only what goes to the session's country is wanted: a GET and shipping say so in the query. */
const onlyAvailable = ({ body, query }: StoreCall) =>
  body['onlyAvailable'] === true || ['1', 'true'].includes(String(query['onlyAvailable']));

function paymentMethods(shop: Shop, call: StoreCall) {
  const methods = onlyAvailable(call)
    ? paymentMethodsFor(destinationOf(shop, call.session))
    : PAYMENT_METHODS;
  return listOf('payment_method', methods, call.body);
}

function shippingMethods(shop: Shop, call: StoreCall) {
  const methods = onlyAvailable(call) ? shippingTo(destinationOf(shop, call.session)) : SHIPPING;
  const withPrices = 'prices' in asObject(call.body['associations']);
  return listOf(
    'shipping_method',
    methods.map((shipping) => toShippingMethod(shipping, withPrices)),
    call.body,
  );
}

/** The small lists that forms and settings need. */
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
  // The one list that the vendor answers without an envelope.
  routes.read('/currency', ({ body }) => listOf('currency', [CURRENCY], body).elements);
}
