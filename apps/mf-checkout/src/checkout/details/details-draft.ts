import { ADDRESS_FIELDS, HOME_COUNTRY, type AddressField } from '@weefsel/forms/schema';
import type { Country } from '@weefsel/api-clients';

export type AddressUse = 'shipping' | 'billing';

/** Name of a form field: in the document, in errors and in the tab's memory. */
export type FieldName = OwnField | `${AddressUse}.${AddressField}`;

/** Fields outside the addresses: contact and business. */
export const OWN_FIELDS = ['email', 'phone', 'business', 'company', 'vatId'] as const;
type OwnField = (typeof OWN_FIELDS)[number];

export const isOwnField = (name: string): name is OwnField =>
  (OWN_FIELDS as readonly string[]).includes(name);

/** The values so far, as typed. */
export interface DetailsDraft {
  values: Partial<Record<FieldName, string>>;
  /** True when the bill has another address. */
  otherBilling: boolean;
  /** Ids of chosen known addresses; without one the fields count. */
  addressIds: Partial<Record<AddressUse, string>>;
}

export const emptyDraft = (): DetailsDraft => ({ values: {}, otherBilling: false, addressIds: {} });

/** A field as typed. Countries default to the home country. */
export const typedIn = ({ values }: Pick<DetailsDraft, 'values'>, name: FieldName): string =>
  values[name] ?? (name.endsWith('.country') ? HOME_COUNTRY : '');

/** A field, trimmed. */
export const valueOf = (draft: Pick<DetailsDraft, 'values'>, name: FieldName): string =>
  typedIn(draft, name).trim();

const FIELDS = ['shipping.country', 'billing.country'] as const satisfies readonly FieldName[];

/** Clears countries that are no longer offered, so that the shopper chooses another. */
export function withOfferedCountries(draft: DetailsDraft, countries: readonly Country[]): DetailsDraft {
  const gone = FIELDS.filter((field) => !countries.some(({ iso }) => iso === valueOf(draft, field)));
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(gone.map((field) => [field, ''])) } };
}

/** Names in the form beside those of the fields. */
export const OTHER_BILLING = 'otherBilling';
export const addressName = (use: AddressUse): string => `${use}.address`;

const USES = ['shipping', 'billing'] as const satisfies readonly AddressUse[];

const isAddressField = (name: string): boolean =>
  USES.some((use) => ADDRESS_FIELDS.some((field) => name === `${use}.${field}`));

/** The draft in a form that was sent without script. */
export function draftIn(fields: Readonly<Record<string, string>>): DetailsDraft {
  const chosen = USES.flatMap((use) => {
    const id = fields[addressName(use)];
    return id === undefined ? [] : [[use, id]];
  });
  const values = Object.entries(fields).filter(([name]) => isOwnField(name) || isAddressField(name));
  return {
    values: Object.fromEntries(values),
    otherBilling: fields[OTHER_BILLING] !== undefined,
    addressIds: Object.fromEntries(chosen),
  };
}
