import type { PaymentMethod } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** From this age on somebody may pay afterwards. */
const OF_AGE = 18;

/** Whether a way of paying asks when the shopper was born: paying afterwards does. */
export const asksBirthDate = (
  method: Pick<PaymentMethod, 'technicalName' | 'shortName'> | undefined,
): boolean => /riverty|afterpay/i.test(`${method?.technicalName ?? ''} ${method?.shortName ?? ''}`);

/** The day that was typed as day, month and year, or undefined when there is no such day. */
function dayOf(typed: string): Date | undefined {
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed.trim()) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1 ? date : undefined;
}

/** What is wrong with a birth date; `now` is the present day. */
export function checkBirthDate(typed: string, now: Date): SnippetKey | undefined {
  const birth = dayOf(typed);
  if (!birth || birth > now || birth.getUTCFullYear() < 1900) return 'headless.checkout.error.birthDate';
  const ofAge = new Date(birth);
  ofAge.setUTCFullYear(birth.getUTCFullYear() + OF_AGE);
  return ofAge > now ? 'headless.checkout.error.tooYoung' : undefined;
}

/** A birth date as the payment service wants it, `dd-mm-yyyy`. */
export function toBirthDate(typed: string): string {
  const [day = '', month = '', year = ''] = typed.trim().split(/[-/. ]/);
  return [day.padStart(2, '0'), month.padStart(2, '0'), year].join('-');
}
