import type { PaymentMethod } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** Minimum age for paying afterwards. */
const OF_AGE = 18;

/** True when a payment method requires a birth date: paying afterwards does. */
export const asksBirthDate = (
  method: Pick<PaymentMethod, 'technicalName' | 'shortName'> | undefined,
): boolean => /riverty|afterpay/i.test(`${method?.technicalName ?? ''} ${method?.shortName ?? ''}`);

/** Parses a typed day, month and year; undefined when there is no such day. */
function dayOf(typed: string): Date | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed.trim()) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1 ? date : undefined;
}

/** Error of a birth date; `now` is the present day. */
export function checkBirthDate(typed: string, now: Date): SnippetKey | undefined {
  const birth = dayOf(typed);
  if (!birth || birth > now || birth.getUTCFullYear() < 1900) return 'headless.checkout.error.birthDate';
  const ofAge = new Date(birth);
  ofAge.setUTCFullYear(birth.getUTCFullYear() + OF_AGE);
  return ofAge > now ? 'headless.checkout.error.tooYoung' : undefined;
}

/** Formats a birth date for the payment service, `dd-mm-yyyy`. */
export function toBirthDate(typed: string): string {
  const [day = '', month = '', year = ''] = typed.trim().split(/[-/. ]/);
  return [day.padStart(2, '0'), month.padStart(2, '0'), year].join('-');
}
