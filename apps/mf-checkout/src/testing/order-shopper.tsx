import { Page as FailedPage } from '../order-failed-page/order-failed-page';
import { Page as SuccessPage } from '../order-success-page/order-success-page';
import { product } from './cart-backend';
import { CheckoutBackend, orderOf } from './checkout-backend';
import { showPage } from './show';

/** A backend with one order of this guest, with its payment in a given state. */
export function backendWithOrder(payment = 'open') {
  const backend = new CheckoutBackend([]);
  const order = orderOf(1, [product('trui', 'Wollen trui')]);
  const [transaction] = order.transactions ?? [];
  backend.orders = [
    { ...order, transactions: [{ ...transaction, stateMachineState: { technicalName: payment } }] },
  ];
  backend.customer = { id: 'guest', guest: true, active: true };
  return backend;
}

export const ID = orderOf(1, []).id;

export const showSuccess = (query: string, backend: CheckoutBackend) => {
  const href = `/order/success${query}`;
  return showPage(<SuccessPage href={href} />, href, backend);
};

export const showFailed = (query: string, backend: CheckoutBackend) => {
  const href = `/order/failed${query}`;
  return showPage(<FailedPage href={href} />, href, backend);
};
