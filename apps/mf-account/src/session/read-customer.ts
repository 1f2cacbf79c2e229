import type { Customer, CustomerAddress } from '@weefsel/api-clients';
import { fullName } from '@weefsel/forms';

/** Where parcels go, else where bills go. */
export const mainAddress = (
  customer: Pick<Customer, 'activeShippingAddress' | 'activeBillingAddress'>,
): CustomerAddress | undefined =>
  customer.activeShippingAddress ?? customer.activeBillingAddress ?? undefined;

/** An address as it stands on an envelope, without empty lines. */
export function addressLines(address: CustomerAddress): string[] {
  const { company, street, additionalAddressLine1, zipcode, city, country } = address;
  return [
    company,
    fullName(address),
    street,
    additionalAddressLine1,
    [zipcode, city].filter(Boolean).join('  '),
    country?.translated?.name ?? country?.name,
  ].filter((line): line is string => Boolean(line));
}
