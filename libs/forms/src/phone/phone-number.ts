import { normalizeLine } from '../schema/normalize-line';
import type { normalizeByPlan } from './normalize-by-plan';

/** Calling codes of the countries of delivery. */
const CALLING_CODES: Readonly<Record<string, string>> = { NL: '31', BE: '32', DE: '49' };
/** A number of any country with its calling code (E.164). */
const E164 = /^\+[1-9]\d{6,14}$/;
/** Characters between digits, and the zero that is omitted after a calling code. */
const BETWEEN = /\(0\)|[\s().,/-]/g;

/** Numbering plans, once loaded: 8 kB that only pages with a phone field fetch. */
let plans: typeof normalizeByPlan | undefined;

/** Loads the numbering plans. Without them only the format of a number is checked. Never rejects. */
export async function loadNumberingPlans(): Promise<void> {
  const loaded = await import('./normalize-by-plan').catch(() => undefined);
  plans = loaded?.normalizeByPlan ?? plans;
}
if (typeof window === 'undefined') void loadNumberingPlans();

/** A national number, or one of any country with its calling code, by its format. */
function byForm(digits: string, country: string): string | undefined {
  const code = CALLING_CODES[country];
  const whole = code ? digits.replace(/^0(?=[1-9])/, `+${code}`) : digits;
  return E164.test(whole) ? whole : undefined;
}

/**
 * Normalises a phone number for storage, `+31612345678`; undefined when it cannot be one.
 *
 * @param typed text as typed or pasted
 * @param country ISO code, for numbers without a calling code
 */
export function toPhoneNumber(typed: string, country: string): string | undefined {
  const digits = normalizeLine(typed).replace(BETWEEN, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(digits)) return undefined;
  const known = plans?.(digits, country);
  return known === undefined ? byForm(digits, country) : (known ?? undefined);
}

/** A stored phone number in its national notation, `0612345678`. Other numbers and texts stay unchanged. */
export function toNationalPhone(kept: string, country: string): string {
  const code = CALLING_CODES[country];
  return code && E164.test(kept) ? kept.replace(`+${code}`, '0') : kept;
}
