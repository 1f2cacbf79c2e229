import type { CartNotice } from '../cart/cart-notices.ts';
import { storeError, type StoreError } from '../transport/store-error.ts';

export const cartEmpty = (): StoreError => storeError(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty.');

export const cartInvalid = (notices: readonly CartNotice[]): StoreError => {
  const messages = notices.map(({ message }) => message).join('\n');
  const detail = `The cart is invalid, got ${notices.length} error(s):\n${messages}`;
  return storeError(500, 'CHECKOUT__CART_INVALID', detail, { parameters: { errors: notices } });
};

export const cartChanged = (token: string): StoreError =>
  storeError(409, 'CHECKOUT__CART_HASH_MISMATCH', `Content hash of cart with token ${token} has changed.`, {
    parameters: { token },
  });

export const orderNotFound = (orderId: string): StoreError =>
  storeError(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', `Order with id ${orderId} not found.`, {
    parameters: { orderId },
  });

export const orderUnknown = (orderId: string): StoreError =>
  storeError(
    404,
    'CHECKOUT__INVALID_ORDER_ID',
    `The order with id ${orderId} is invalid or could not be found.`,
    {
      parameters: { orderId },
    },
  );

export const methodNotAvailable = (id: string): StoreError =>
  storeError(
    404,
    'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    `The order has no payment method with id ${id}.`,
    { parameters: { id } },
  );

export const methodNotChangeable = (): StoreError =>
  storeError(
    403,
    'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE',
    'Payment methods of order with current payment transaction type can not be changed.',
  );

export const illegalTransition = (
  from: string,
  transition: string,
  possible: readonly string[],
): StoreError =>
  storeError(
    400,
    'SYSTEM__ILLEGAL_STATE_TRANSITION',
    `Illegal transition "${transition}" from state "${from}". Possible transitions are: ${possible.join(', ')}`,
    { parameters: { transition, currentState: from, possibleTransitions: possible } },
  );

export const guestUnknown = (): StoreError =>
  storeError(403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED', 'Guest not authenticated.');

export const guestWrong = (): StoreError =>
  storeError(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.');
