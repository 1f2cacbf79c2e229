import type { BusinessForm, Customer } from '@weefsel/api-clients';
import type { BusinessTexts } from './business-schema';

/** What is typed of a business. */
export type TypedBusiness = Pick<BusinessTexts, 'business' | 'company' | 'vatId'>;

/**
 * A VAT number as it stands on invoices: capitals without the dots and spaces between them, its country before it, and in
 * Belgium the zero that older papers leave out. @param country ISO code of the country of the bill
 */
export function tidyVatId(typed: string, country: string): string {
  const bare = typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
  if (bare === '') return '';
  const whole = /^[A-Z]{2}/.test(bare) ? bare : country + bare;
  return whole.replace(/^BE(?=\d{9}$)/, 'BE0');
}

/** As whom somebody orders, as the backend takes it; who is no business sends neither company nor number. */
export function toBusiness({ business, company, vatId }: TypedBusiness, country: string): BusinessForm {
  if (!business) return { accountType: 'private' };
  const number = tidyVatId(vatId, country);
  return { accountType: 'business', company, vatIds: number ? [number] : [] };
}

/** As whom a customer is known. */
export const knownBusiness = ({
  accountType,
  company,
  vatIds,
}: Pick<Customer, 'accountType' | 'company' | 'vatIds'>): BusinessForm =>
  accountType === 'business'
    ? { accountType, company: company ?? '', vatIds: vatIds ?? [] }
    : { accountType: 'private' };

/** What is typed of a business that is known already. */
export const typedBusiness = ({ accountType, company = '', vatIds = [] }: BusinessForm): TypedBusiness => ({
  business: accountType === 'business' ? 'on' : '',
  company,
  vatId: vatIds[0] ?? '',
});
