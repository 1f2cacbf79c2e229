import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/core';
import { numberingPlans } from './numbering-plans';

const isKnown = (country: string): country is CountryCode => Object.hasOwn(numberingPlans.countries, country);

/** Minimum number of digits with the calling code; shorter numbers belong to services. */
const FEWEST_DIGITS = 9;

/**
 * Normalises a number by the plans of the countries of delivery. Null for numbers outside their plans; undefined for
 * numbers of other countries. Fetched by pages with a phone field: all forms would grow by 4 to 10 kB.
 */
export function normalizeByPlan(digits: string, country: string): string | null | undefined {
  const known = parsePhoneNumber(digits, isKnown(country) ? { defaultCountry: country } : {}, numberingPlans);
  if (!known) return undefined;
  return known.isValid() && known.number.length > FEWEST_DIGITS ? known.number : null;
}
