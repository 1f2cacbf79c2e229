import { CommerceError, type Clients } from '@weefsel/api-clients';
import { paths, type PageAction, type PageActions } from '@weefsel/contracts';
import { isLoggedOut } from '@weefsel/forms';
import { readOrderAddress } from '../order/order-address';
import { asksBirthDate, checkBirthDate, toBirthDate } from '../payment/birth-date';
import { paymentAddress } from '../payment/start-payment';
import { PAY_FORM } from './pay-form';

/** Pays an order with another method, or again with the same. */
const payAgain: PageAction<Clients> = async ({ fields, url, origin }, { commerce }) => {
  const { orderId } = readOrderAddress(url.pathname + url.search);
  const paymentMethodId = fields['payment-method'];
  if (!orderId) return { kind: 'refused', failure: 'headless.ordered.payRefused' };
  if (!paymentMethodId)
    return { kind: 'refused', errors: { 'payment-method': 'headless.checkout.methodMissing' } };
  try {
    const { paymentMethods } = await commerce.checkout.offer();
    const asks = asksBirthDate(paymentMethods.elements.find(({ id }) => id === paymentMethodId));
    const born = fields['birth-date'] ?? '';
    const wrong = asks ? checkBirthDate(born, new Date()) : undefined;
    if (wrong) return { kind: 'refused', errors: { 'birth-date': wrong } };
    await commerce.order.changePayment(orderId, paymentMethodId);
    const birthDate = asks ? toBirthDate(born) : undefined;
    const to = await paymentAddress(commerce.order, { orderId, birthDate }, origin);
    const query = `?${new URLSearchParams({ orderId })}`;
    return to ? { kind: 'leave', to } : { kind: 'done', to: paths.orderSuccess.to() + query };
  } catch (error) {
    if (!isLoggedOut(error)) console.error('[order] pay', error);
    const isRefused = error instanceof CommerceError && error.status < 500;
    const failure = isRefused ? 'headless.ordered.payRefused' : 'headless.ordered.payAgainFailed';
    return { kind: 'refused', failure };
  }
};

export const actions: PageActions<Clients> = { [PAY_FORM]: payAgain };
