import type { CustomerAddress } from '@weefsel/api-clients';

/** An address on one line, with its country. */
export const addressLine = ({
  street,
  zipcode,
  city,
  country,
}: Pick<CustomerAddress, 'street' | 'zipcode' | 'city' | 'country'>) =>
  [street, [zipcode, city].filter(Boolean).join(' '), country?.translated?.name ?? country?.name]
    .filter(Boolean)
    .join(', ');
