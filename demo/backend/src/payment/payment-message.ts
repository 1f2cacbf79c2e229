import { locale } from '@weefsel/contracts';
import { outcomeOf, PAID } from './outcomes.ts';
import type { Payment } from './payment.ts';
import { payerFields } from './provider-methods.ts';
import { sign, type PaymentFields } from './signature.ts';

export interface MessageOptions {
  secret: string;
  /** The present time in milliseconds since 1970. */
  clock: () => number;
}

const withPrefix = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

const toTimestamp = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

function fieldsOf(payment: Payment, statuscode: number, now: number): PaymentFields {
  const { key, method, orderNumber, amountCents, additional = {} } = payment;
  const paid = statuscode === PAID;
  return {
    ...withPrefix('ADD_', additional),
    brq_amount: (amountCents / 100).toFixed(2),
    brq_currency: locale.currency,
    brq_description: `Bestelling ${orderNumber}`,
    brq_invoicenumber: orderNumber,
    brq_ordernumber: orderNumber,
    brq_payment: key,
    brq_transactions: key,
    brq_statuscode: String(statuscode),
    ...(paid && { brq_statuscode_detail: 'S001', ...payerFields(method, payment.payer ?? {}) }),
    brq_statusmessage: outcomeOf(statuscode)?.message ?? '',
    brq_test: 'true',
    brq_timestamp: toTimestamp(now),
    brq_websitekey: 'weefsel-demo',
  };
}

/** Message from the provider's server to the shop's server. */
export const pushMessage = (payment: Payment, statuscode: number, { secret, clock }: MessageOptions) =>
  sign(
    {
      ...fieldsOf(payment, statuscode, clock()),
      brq_mutationtype: 'Processing',
      brq_primary_service: payment.method.code,
      brq_transaction_method: payment.method.code,
    },
    secret,
  );

/** Message that the shopper's browser carries back to the shop. */
export const returnMessage = (payment: Payment, statuscode: number, { secret, clock }: MessageOptions) =>
  sign({ ...fieldsOf(payment, statuscode, clock()), brq_payment_method: payment.method.code }, secret);
