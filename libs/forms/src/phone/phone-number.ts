import { normalizeLine } from '../schema/normalize-line';
import type { byNumberingPlan } from './by-numbering-plan';

/** Calling codes of the countries that are delivered to. */
const CALLING_CODES: Readonly<Record<string, string>> = { NL: '31', BE: '32', DE: '49' };
/** A number of any country with its calling code (E.164). */
const E164 = /^\+[1-9]\d{6,14}$/;
/** Signs that people write between digits, and the zero that is left out after a calling code. */
const BETWEEN = /\(0\)|[\s().,/-]/g;

/** Numbering plans, once they are here: 8 kB that only pages with a field for a number fetch. */
let plans: typeof byNumberingPlan | undefined;

/** Fetches the numbering plans. Without them a number's form alone is checked; never rejects. */
export async function loadNumberingPlans(): Promise<void> {
  const loaded = await import('./by-numbering-plan').catch(() => undefined);
  plans = loaded?.byNumberingPlan ?? plans;
}
if (typeof window === 'undefined') void loadNumberingPlans();

/** A number of the country itself, or of any country with a calling code, by its form. */
function byForm(digits: string, country: string): string | undefined {
  const code = CALLING_CODES[country];
  const whole = code ? digits.replace(/^0(?=[1-9])/, `+${code}`) : digits;
  return E164.test(whole) ? whole : undefined;
}

/**
 * A telephone number as it is kept, `+31612345678`; undefined for what cannot be one.
 *
 * @param typed as somebody typed or pasted it
 * @param country ISO code, for numbers without a calling code
 */
export function toPhoneNumber(typed: string, country: string): string | undefined {
  const digits = normalizeLine(typed).replace(BETWEEN, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(digits)) return undefined;
  const known = plans?.(digits, country);
  return known === undefined ? byForm(digits, country) : (known ?? undefined);
}

/** A kept telephone number as it is called in its own country, `0612345678`; others, and anything else, as they are. */
export function toNationalPhone(kept: string, country: string): string {
  const code = CALLING_CODES[country];
  return code && E164.test(kept) ? kept.replace(`+${code}`, '0') : kept;
}
