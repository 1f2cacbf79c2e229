import { CANCELLED } from './outcomes.ts';
import type { Payment } from './payment.ts';
import type { PaymentFields } from './signature.ts';

export const RETURN_FORMS = ['standard', 'query', 'path', 'post'] as const;

/** How the outcome is written in the shopper's way back; `standard` is what the method really does. */
export type ReturnForm = (typeof RETURN_FORMS)[number];

/** The shopper's way back to the shop: an address to go to, or one to send a form to. */
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

/** Where the shopper goes when the payment has its outcome, and with what. */
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
      // The provider's plugin assumes that the address has a query, so without one this lands in the path.
      return {
        kind: 'go',
        address: `${address}&brq_payment_method=${method.code}&brq_statuscode=${statuscode}`,
      };
  }
}
