import type { Country } from '@weefsel/api-clients';
import { valueOf, type DetailsDraft, type FieldName } from './details-draft';

const FIELDS = ['shipping.country', 'billing.country'] as const satisfies readonly FieldName[];

/** The draft without the countries that are not offered any more, so that the shopper is asked for another one. */
export function withOfferedCountries(draft: DetailsDraft, countries: readonly Country[]): DetailsDraft {
  const gone = FIELDS.filter((field) => !countries.some(({ iso }) => iso === valueOf(draft, field)));
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(gone.map((field) => [field, ''])) } };
}
