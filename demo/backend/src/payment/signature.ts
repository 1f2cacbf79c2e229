import { createHash, timingSafeEqual } from 'node:crypto';

/** Fields of a payment message by name, e.g. `brq_statuscode`. */
export type PaymentFields = Readonly<Record<string, string>>;

const SIGNATURE = 'brq_signature';
const SIGNED = /^(brq|cust|add)_/i;

const byLowerCase = ([a]: [string, string], [b]: [string, string]) => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/**
 * SHA-1 in lower-case hex over `Key=value` of all `brq_`, `cust_` and `add_` fields. They are sorted by lower-case key,
 * without separators, followed by the shared secret. Values are decoded.
 */
export function signatureOf(fields: PaymentFields, secret: string): string {
  const signed = Object.entries(fields)
    .filter(([name]) => SIGNED.test(name) && name.toLowerCase() !== SIGNATURE)
    .sort(byLowerCase)
    .map(([name, value]) => `${name}=${value}`);
  return createHash('sha1')
    .update(`${signed.join('')}${secret}`, 'utf8')
    .digest('hex');
}

export const sign = (fields: PaymentFields, secret: string): PaymentFields => ({
  ...fields,
  [SIGNATURE]: signatureOf(fields, secret),
});

/** True when the message carries the signature that belongs to its fields. */
export function isSigned(fields: PaymentFields, secret: string): boolean {
  const [, given = ''] = Object.entries(fields).find(([name]) => name.toLowerCase() === SIGNATURE) ?? [];
  const expected = Buffer.from(signatureOf(fields, secret));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
