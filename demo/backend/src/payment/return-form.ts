import { CANCELLED } from './outcomes.ts';
import type { Payment } from './payment.ts';
import type { PaymentFields } from './signature.ts';

export const RETURN_FORMS = ['standard', 'query', 'path', 'post'] as const;

/** Form of the outcome in the shopper's return; `standard` is the real behaviour of the method. */
export type ReturnForm = (typeof RETURN_FORMS)[number];

/** The shopper's return to the shop: an address to open, or one to send a form to. */
export type WayBack =
  { kind: 'go'; address: string } | { kind: 'post'; address: string; fields: PaymentFields };

function withQuery(address: string, fields: PaymentFields): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.append(name, value);
  return url.href;
}

function formOf({ method }: Payment, statuscode: number): Exclude<ReturnForm, 'standard'> {
  if (method.kind === 'redirect') return 'post';
  return statuscode === 690 ? 'path' : 'query';
}

/** Target and data of the shopper's return after an outcome. */
export function wayBack(payment: Payment, message: PaymentFields, asked: ReturnForm): WayBack {
  const statuscode = Number(message['brq_statuscode']);
  const { returnUrl: address, cancelUrl, method } = payment;
  if (asked === 'standard' && statuscode === CANCELLED && cancelUrl !== undefined)
    return { kind: 'go', address: cancelUrl };
  switch (asked === 'standard' ? formOf(payment, statuscode) : asked) {
    case 'post':
      return { kind: 'post', address, fields: message };
    case 'query':
      return { kind: 'go', address: withQuery(address, message) };
    case 'path':
      // The provider's plugin assumes a query in the address; without one this lands in the path.
      return {
        kind: 'go',
        address: `${address}&brq_payment_method=${method.code}&brq_statuscode=${statuscode}`,
      };
  }
}
