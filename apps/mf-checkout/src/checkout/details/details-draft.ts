import { HOME_COUNTRY, type AddressField } from '@weefsel/forms/schema';
import type { Country } from '@weefsel/api-clients';

export type AddressUse = 'shipping' | 'billing';

/** Name of a field of the form: in the document, in errors and in what is remembered. */
export type FieldName = OwnField | `${AddressUse}.${AddressField}`;

/** Fields of no address: how somebody is reached, and as which business they order. */
export const OWN_FIELDS = ['email', 'phone', 'business', 'company', 'vatId'] as const;
type OwnField = (typeof OWN_FIELDS)[number];

export const isOwnField = (name: string): name is OwnField =>
  (OWN_FIELDS as readonly string[]).includes(name);

/** What was filled in so far, as it was typed. */
export interface DetailsDraft {
  values: Partial<Record<FieldName, string>>;
  /** The bill goes elsewhere. */
  otherBilling: boolean;
  /** Ids of chosen addresses; without one the fields count. */
  addressIds: Partial<Record<AddressUse, string>>;
}

export const emptyDraft = (): DetailsDraft => ({ values: {}, otherBilling: false, addressIds: {} });

/** A field as it was typed. */
export const typedIn = ({ values }: Pick<DetailsDraft, 'values'>, name: FieldName): string =>
  values[name] ?? (name.endsWith('.country') ? HOME_COUNTRY : '');

/** A field without the spaces around it. */
export const valueOf = (draft: Pick<DetailsDraft, 'values'>, name: FieldName): string =>
  typedIn(draft, name).trim();

const FIELDS = ['shipping.country', 'billing.country'] as const satisfies readonly FieldName[];

/** The draft without the countries that are not offered any more, so that the shopper is asked for another one. */
export function withOfferedCountries(draft: DetailsDraft, countries: readonly Country[]): DetailsDraft {
  const gone = FIELDS.filter((field) => !countries.some(({ iso }) => iso === valueOf(draft, field)));
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(gone.map((field) => [field, ''])) } };
}

/** Names in the form beside those of the fields. */
export const OTHER_BILLING = 'otherBilling';
export const VAT_TOLD = 'vatTold';
export const addressName = (use: AddressUse): string => `${use}.address`;

const USES = ['shipping', 'billing'] as const satisfies readonly AddressUse[];

/** The draft that a form holds as it was sent without script. */
export function draftIn(fields: Readonly<Record<string, string>>): DetailsDraft {
  const chosen = USES.flatMap((use) => {
    const id = fields[addressName(use)];
    return id === undefined ? [] : [[use, id]];
  });
  const values = Object.entries(fields).filter(
    ([name]) => isOwnField(name) || /^(shipping|billing)\.(?!address$)\w+$/.test(name),
  );
  return {
    values: Object.fromEntries(values),
    otherBilling: fields[OTHER_BILLING] !== undefined,
    addressIds: Object.fromEntries(chosen),
  };
}
