import type { Customer, CustomerAddress } from '@weefsel/api-clients';
import { fullName } from '@weefsel/forms';

/** The shipping address, else the billing address. */
export const mainAddress = (
  customer: Pick<Customer, 'activeShippingAddress' | 'activeBillingAddress'>,
): CustomerAddress | undefined =>
  customer.activeShippingAddress ?? customer.activeBillingAddress ?? undefined;

/** Lines of an address as on an envelope, without empty ones. */
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
