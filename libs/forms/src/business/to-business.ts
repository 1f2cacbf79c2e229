import type { BusinessForm, Customer } from '@weefsel/api-clients';
import type { BusinessTexts } from './business-schema';

/** Typed values of a business. */
export type TypedBusiness = Pick<BusinessTexts, 'business' | 'company' | 'vatId'>;

/**
 * Formats a VAT number as on invoices: capitals, country first, without dots and spaces. In Belgium it adds the zero
 * that older papers omit.
 * @param country ISO code of the billing country
 */
export function tidyVatId(typed: string, country: string): string {
  const bare = typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
  if (bare === '') return '';
  const whole = /^[A-Z]{2}/.test(bare) ? bare : country + bare;
  return whole.replace(/^BE(?=\d{9}$)/, 'BE0');
}

/** Account type of the order, for the backend. Private shoppers send neither company nor number. */
export function toBusiness({ business, company, vatId }: TypedBusiness, country: string): BusinessForm {
  if (!business) return { accountType: 'private' };
  const number = tidyVatId(vatId, country);
  return { accountType: 'business', company, vatIds: number ? [number] : [] };
}

/** Account type of a customer, with company and VAT numbers. */
export const knownBusiness = ({
  accountType,
  company,
  vatIds,
}: Pick<Customer, 'accountType' | 'company' | 'vatIds'>): BusinessForm =>
  accountType === 'business'
    ? { accountType, company: company ?? '', vatIds: vatIds ?? [] }
    : { accountType: 'private' };

/** Typed values of a known business. */
export const typedBusiness = ({ accountType, company = '', vatIds = [] }: BusinessForm): TypedBusiness => ({
  business: accountType === 'business' ? 'on' : '',
  company,
  vatId: vatIds[0] ?? '',
});
