import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/core';
import { normalizeLine } from '../schema/normalize-line';
import { numberingPlans } from './numbering-plans';

const isKnown = (country: string): country is CountryCode => Object.hasOwn(numberingPlans.countries, country);

/** A number of any country with its calling code (E.164). */
const E164 = /^\+[1-9]\d{6,14}$/;
/** Fewest digits with the calling code: shorter ones are of services, which nobody is called back at. */
const FEWEST_DIGITS = 9;
/** Signs that people write between digits, and the zero that is left out after a calling code. */
const BETWEEN = /\(0\)|[\s().,/-]/g;

const parsed = (text: string, country: string) =>
  parsePhoneNumber(text, isKnown(country) ? { defaultCountry: country } : {}, numberingPlans);

/**
 * A telephone number as it is kept, `+31612345678`; undefined for what cannot be one.
 *
 * @param typed as somebody typed or pasted it
 * @param country ISO code, for numbers without a calling code
 */
export function toPhoneNumber(typed: string, country: string): string | undefined {
  const text = normalizeLine(typed).replace(BETWEEN, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(text)) return undefined;
  const known = parsed(text, country);
  if (known) return known.isValid() && known.number.length > FEWEST_DIGITS ? known.number : undefined;
  return E164.test(text) ? text : undefined;
}

/**
 * A kept telephone number as people write it: as at home in its own country, `06 12345678`, else with its calling code.
 * Anything else stays as it is.
 */
export function toNationalPhone(kept: string, country: string): string {
  const known = parsed(kept, country);
  if (!known?.isValid()) return kept;
  return known.country === country ? known.formatNational() : known.formatInternational();
}
