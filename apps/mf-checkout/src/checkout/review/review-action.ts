import type { Clients, CommerceClient, OrderRequest } from '@weefsel/api-clients';
import { paths, type ActionRequest, type ActionResult, type PageAction } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { isLoggedOut } from '@weefsel/forms';
import { asksBirthDate, checkBirthDate, toBirthDate } from '../../payment/birth-date';
import { paymentAddress } from '../../payment/start-payment';
import { mayBePlaced, refusalText } from '../order-refusal';
import { REVIEW_FORM, wordsOfOrder } from './review-form';

type Orders = Pick<CommerceClient['order'], 'newest' | 'place' | 'startPayment'>;

/** Places the order once. An order newer than `newest` is the result of an earlier attempt. */
async function placeOnce(order: Orders, request: OrderRequest, newest: string): Promise<string> {
  try {
    return (await order.place(request)).id;
  } catch (error) {
    const found = mayBePlaced(error) ? await order.newest().catch(() => null) : null;
    if (found && found.id !== newest) return found.id;
    throw error;
  }
}

/** Starts the payment of an existing order. A failure leads to the page for unpaid orders. */
async function pay(
  order: Orders,
  orderId: string,
  birthDate: string | undefined,
  origin: string,
): Promise<ActionResult> {
  const query = `?${new URLSearchParams({ orderId })}`;
  try {
    const to = await paymentAddress(order, { orderId, birthDate }, origin);
    return to ? { kind: 'leave', to } : { kind: 'done', to: paths.orderSuccess.to() + query };
  } catch (error) {
    console.error('[checkout] pay', error);
    return { kind: 'done', to: paths.orderFailed.to() + query };
  }
}

/** Errors of the form itself. Some payment methods require a birth date. */
async function errorsIn(
  fields: ActionRequest['fields'],
  { context, checkout }: Pick<CommerceClient, 'context' | 'checkout'>,
): Promise<{ errors: Record<string, SnippetKey>; birthDate: string | undefined }> {
  const [{ paymentMethod }, offer] = await Promise.all([context.read(), checkout.offer()]);
  const method = offer.paymentMethods.elements.find(({ id }) => id === paymentMethod?.id);
  const typed = fields[REVIEW_FORM.birthDate] ?? '';
  const isAsked = asksBirthDate(method);
  const wrong = isAsked ? checkBirthDate(typed, new Date()) : undefined;
  return {
    errors: {
      ...(wrong && { [REVIEW_FORM.birthDate]: wrong }),
      ...(!fields[REVIEW_FORM.terms] && { [REVIEW_FORM.terms]: 'headless.checkout.termsMissing' }),
    },
    birthDate: isAsked && !wrong ? toBirthDate(typed) : undefined,
  };
}

/** Orders the cart that the shopper saw, and starts the payment. */
export const reviewAction: PageAction<Clients> = async ({ fields, origin }, { commerce }) => {
  try {
    const { errors, birthDate } = await errorsIn(fields, commerce);
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
    const { hash = '', newest = '' } = fields;
    const request = { ...(hash && { hash }), ...wordsOfOrder(fields[REVIEW_FORM.giftNote] ?? '') };
    const orderId = await placeOnce(commerce.order, request, newest);
    return await pay(commerce.order, orderId, birthDate, origin);
  } catch (error) {
    if (!isLoggedOut(error)) console.error('[checkout] place', error);
    return { kind: 'refused', failure: refusalText(error) };
  }
};
