import type { Http } from '../../http/create-http';
import type { Cart, NewLineItem } from '../types/cart';

/** The cart; every change answers with the whole new cart. */
export const cartOperations = (http: Http) => ({
  read: () => http.request<Cart>('GET', '/checkout/cart'),
  addItems: (items: readonly NewLineItem[]) =>
    http.request<Cart>('POST', '/checkout/cart/line-item', { body: { items } }),
  changeItems: (items: readonly { id: string; quantity: number }[]) =>
    http.request<Cart>('PATCH', '/checkout/cart/line-item', { body: { items } }),
  removeItems: (ids: readonly string[]) =>
    http.request<Cart>('POST', '/checkout/cart/line-item/delete', { body: { ids } }),
});
