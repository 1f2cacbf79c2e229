import type { SessionRow } from '../../database/rows.ts';
import { PAYMENT_METHODS, SHIPPING } from '../checkout/delivery-methods.ts';
import { COUNTRIES, CURRENCY, LANGUAGE } from './reference-data.ts';
import { toContext } from '../shapes/context-shape.ts';
import type { Shop } from '../shop.ts';
import { StoreError, notLoggedIn, violation, type StoreErrorEntry } from '../transport/store-error.ts';
import type { StoreCall, StoreRoutes } from '../transport/store-routes.ts';

interface Choice {
  entity: string;
  /** Allowed ids. */
  ids: readonly string[];
  /** Column that stores the choice; none when there is only one option. */
  column?: keyof SessionRow;
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

const CHOICES: Record<string, Choice> = {
  languageId: { entity: 'language', ids: [LANGUAGE.id] },
  currencyId: { entity: 'currency', ids: [CURRENCY.id] },
  countryId: { entity: 'country', ids: idsOf(COUNTRIES), column: 'countryId' },
  // No country that the shop delivers to has states.
  countryStateId: { entity: 'country_state', ids: [] },
  shippingMethodId: {
    entity: 'shipping_method',
    ids: SHIPPING.map(({ method }) => method.id),
    column: 'shippingMethodId',
  },
  paymentMethodId: { entity: 'payment_method', ids: idsOf(PAYMENT_METHODS), column: 'paymentMethodId' },
};

const isNothing = (sent: unknown) => sent === undefined || sent === null;

function choicesFor({ database }: Shop, { session, body }: StoreCall): Record<string, Choice> {
  if (isNothing(body['shippingAddressId']) && isNothing(body['billingAddressId'])) return CHOICES;
  if (session.customerId === null) throw notLoggedIn();
  const address = {
    entity: 'customer_address',
    ids: idsOf(database.customers.addressesOf(session.customerId)),
  };
  return {
    ...CHOICES,
    shippingAddressId: { ...address, column: 'shippingAddressId' },
    billingAddressId: { ...address, column: 'billingAddressId' },
  };
}

/** Checks a choice. Null resets an earlier choice. */
function checkChoice(name: string, { entity, ids }: Choice, value: unknown): StoreErrorEntry | undefined {
  if (value === null) return undefined;
  if (typeof value !== 'string') {
    return violation('INVALID_TYPE_ERROR', `/${name}`, 'This value should be of type string.', {
      '{{ type }}': 'string',
    });
  }
  if (ids.includes(value)) return undefined;
  return violation(
    'ENTITY_DOES_NOT_EXISTS',
    `/${name}`,
    `The ${entity} entity with id ${value} does not exist.`,
    {
      '{{ primaryProperty }}': 'id',
      '{{ entity }}': entity,
      '{{ id }}': value,
    },
  );
}

/** Changes the session. The response does not contain the context. */
function patch(shop: Shop, call: StoreCall) {
  const sent = Object.entries(choicesFor(shop, call)).filter(([name]) => call.body[name] !== undefined);
  const errors = sent.flatMap(([name, choice]) => checkChoice(name, choice, call.body[name]) ?? []);
  if (errors.length > 0) throw new StoreError(400, errors);
  const changes = sent.flatMap(([name, { column }]) => (column ? [[column, call.body[name]]] : []));
  if (changes.length > 0)
    call.session = shop.sessions.save({ ...call.session, ...Object.fromEntries(changes) });
  return { redirectUrl: null, apiAlias: 'array_struct' };
}

/** Routes for reading and changing the session. */
export function contextRoutes(routes: StoreRoutes, shop: Shop): void {
  routes.on('GET', '/context', ({ session }) => toContext(shop, session));
  routes.on('PATCH', '/context', (call) => patch(shop, call));
}
