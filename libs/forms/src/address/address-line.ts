import type { CustomerAddress } from '@weefsel/api-clients';

/** First and last name, as far as they are known. */
export const fullName = ({ firstName, lastName }: Pick<CustomerAddress, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

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
