import type { Shop } from '../shop.ts';
import { asText, type JsonObject } from '../transport/json-body.ts';
import { StoreError, violation, type StoreErrorEntry } from '../transport/store-error.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { orderUnknown } from './checkout-errors.ts';
import { paymentPageUrl } from './payment-page.ts';

/** Resolves a path against the shop's origin. Other values are absolute web addresses. */
const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

const isWebAddress = (address: string) =>
  /^(https?:\/\/|\/)/.test(address) && URL.canParse(address, 'http://shop');

function checkAddress(body: JsonObject, field: string): StoreErrorEntry[] {
  const sent = body[field];
  if (sent === undefined || sent === null || sent === '') return [];
  if (typeof sent !== 'string')
    return [violation('INVALID_TYPE_ERROR', `/${field}`, 'This value should be of type string.')];
  if (isWebAddress(sent.trim())) return [];
  return [violation('INVALID_URL_ERROR', `/${field}`, 'This value is not a valid URL.')];
}

/**
 * Starts the payment of an order. `redirectUrl` is null when no payment is due: paid, in progress or cancelled.
 * After a failure the shopper first has to choose a method again.
 * @throws StoreError 400 for an unusable address, 404 for an unknown order.
 */
export function handlePayment({ database, options }: Shop, { body, session }: StoreCall) {
  const orderId = asText(body['orderId']);
  const errors = ['finishUrl', 'errorUrl'].flatMap((field) => checkAddress(body, field));
  if (orderId === '') errors.push(violation('IS_BLANK_ERROR', '/orderId', 'This value should not be blank.'));
  if (errors.length > 0) throw new StoreError(400, errors);
  const addressIn = (field: string) => absolute(asText(body[field]), options.storefrontOrigin);
  const order = database.orders.byId(orderId);
  if (!order) throw orderUnknown(orderId);
  const transaction = database.orders.transactionsOf(orderId).at(-1);
  const isDue = order.state !== 'cancelled' && transaction?.state === 'open';
  const redirectUrl = isDue
    ? paymentPageUrl(options, order, transaction, {
        finishUrl: addressIn('finishUrl') || `${options.storefrontOrigin}/order/success`,
        errorUrl: addressIn('errorUrl') || undefined,
        contextToken: session.token,
      })
    : null;
  return { redirectUrl, apiAlias: 'array_struct' };
}
