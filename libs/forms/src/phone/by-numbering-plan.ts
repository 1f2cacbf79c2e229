import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/core';
import { numberingPlans } from './numbering-plans';

const isKnown = (country: string): country is CountryCode => Object.hasOwn(numberingPlans.countries, country);

/** Fewest digits with the calling code; shorter numbers are those of services. */
const FEWEST_DIGITS = 9;

/**
 * A number of digits by the plans of the countries that are delivered to: as it is kept, `null` for what their plans do not
 * have, undefined for numbers of other countries.
 */
export function byNumberingPlan(digits: string, country: string): string | null | undefined {
  const known = parsePhoneNumber(digits, isKnown(country) ? { defaultCountry: country } : {}, numberingPlans);
  if (!known) return undefined;
  return known.isValid() && known.number.length > FEWEST_DIGITS ? known.number : null;
}
