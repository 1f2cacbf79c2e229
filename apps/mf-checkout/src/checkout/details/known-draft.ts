import type { CustomerAddress } from '@weefsel/api-clients';
import { HOME_COUNTRY, knownBusiness, toFields, toNationalPhone, typedBusiness } from '@weefsel/forms';
import type { SessionStore } from '@weefsel/stores';
import { emptyDraft, type DetailsDraft } from './details-draft';

/** A draft with the data of an earlier order in this session. */
export function knownDraft({
  customer,
  isGuestSession,
}: Pick<SessionStore, 'customer' | 'isGuestSession'>): DetailsDraft {
  const address = customer?.activeShippingAddress;
  const business = typedBusiness(knownBusiness(customer ?? {}));
  const draft = { ...emptyDraft(), values: business.business ? business : {} };
  if (!isGuestSession || !address) return draft;
  // The company is a field outside the address.
  const fields = Object.entries({ ...toFields(address), company: '' }).map(([field, value]) => [
    `shipping.${field}`,
    value,
  ]);
  const phone = toNationalPhone(address.phoneNumber ?? '', address.country?.iso ?? HOME_COUNTRY);
  const values = { email: customer.email ?? '', phone };
  return { ...draft, values: { ...draft.values, ...values, ...Object.fromEntries(fields) } };
}

/** Draft with the customer's active shipping address, unless another one was chosen. */
export function withKnownAddresses(
  draft: DetailsDraft,
  addresses: readonly CustomerAddress[],
  { customer }: Pick<SessionStore, 'customer'>,
): DetailsDraft {
  if (addresses.length === 0) return draft;
  const known = (id: string | undefined) => addresses.find((address) => address.id === id)?.id;
  const { shipping, billing } = draft.addressIds;
  const usual = known(customer?.activeShippingAddress?.id) ?? addresses[0]?.id ?? '';
  const chosen = (id: string | undefined) => (id === '' ? '' : (known(id) ?? usual));
  return { ...draft, addressIds: { shipping: chosen(shipping), billing: chosen(billing) } };
}
