import type { Http } from '../../http/create-http';
import { cart, VITAL_IN_CART, type NewLineItem } from '../types/cart';

const aCart = { shape: cart, vital: VITAL_IN_CART };

/** The cart; every change answers with the whole new cart. */
export const cartOperations = (http: Http) => ({
  read: () => http.request('GET', '/checkout/cart', aCart),
  addItems: (items: readonly NewLineItem[]) =>
    http.request('POST', '/checkout/cart/line-item', { body: { items }, ...aCart }),
  changeItems: (items: readonly { id: string; quantity: number }[]) =>
    http.request('PATCH', '/checkout/cart/line-item', { body: { items }, ...aCart }),
  removeItems: (ids: readonly string[]) =>
    http.request('POST', '/checkout/cart/line-item/delete', { body: { ids }, ...aCart }),
});
