import type { Customers } from './customers.ts';
import { fixedId } from './fixed-id.ts';
import type { AddressRow, CustomerRow } from './rows.ts';

type DemoAddress = Pick<AddressRow, 'street' | 'zipcode' | 'city' | 'phoneNumber'> & { country: 'NL' | 'BE' };

interface DemoCustomer {
  email: string;
  firstName: string;
  lastName: string;
  salutation: 'mr' | 'mrs';
  addresses: readonly DemoAddress[];
}

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Weefsel2026!';

/** `hashPassword(DEMO_PASSWORD)`, written out: hashing takes longer than all other seeding. */
const DEMO_PASSWORD_HASH = 'scrypt$9wv1BBQc7rzt4ZVuviUlXg==$TChqd4k1yyS3A04+1SCyaHwxn58pC4GOLt6nMbAD6Zk=';

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    email: 'emma@weefsel.example',
    firstName: 'Emma',
    lastName: 'van der Linden',
    salutation: 'mrs',
    addresses: [
      {
        street: 'Oudegracht 214',
        zipcode: '3511 NR',
        city: 'Utrecht',
        phoneNumber: '06 12345678',
        country: 'NL',
      },
      { street: 'Stationsplein 9', zipcode: '1012 AB', city: 'Amsterdam', phoneNumber: null, country: 'NL' },
    ],
  },
  {
    email: 'joris@weefsel.example',
    firstName: 'Joris',
    lastName: 'Hendriks',
    salutation: 'mr',
    addresses: [{ street: 'Meir 48', zipcode: '2000', city: 'Antwerpen', phoneNumber: null, country: 'BE' }],
  },
];

function toAddress(address: DemoAddress, n: number, customer: CustomerRow): AddressRow {
  return {
    id: fixedId('address', `${customer.email}/${n}`),
    customerId: customer.id,
    salutationId: customer.salutationId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: null,
    department: null,
    title: null,
    street: address.street,
    additionalAddressLine1: null,
    additionalAddressLine2: null,
    zipcode: address.zipcode,
    city: address.city,
    countryId: fixedId('country', address.country),
    phoneNumber: address.phoneNumber,
    customFields: null,
    createdAt: customer.createdAt + n,
  };
}

/** Adds the demo accounts to a database without customers. */
export function seedCustomers({ customers }: { customers: Customers }, now: number): void {
  for (const { email, firstName, lastName, salutation, addresses } of DEMO_CUSTOMERS) {
    const customer: CustomerRow = {
      id: fixedId('customer', email),
      number: customers.nextNumber(),
      email,
      passwordHash: DEMO_PASSWORD_HASH,
      guest: 0,
      active: 1,
      salutationId: fixedId('salutation', salutation),
      title: null,
      firstName,
      lastName,
      birthday: null,
      defaultBillingAddressId: fixedId('address', `${email}/0`),
      defaultShippingAddressId: fixedId('address', `${email}/0`),
      lastPaymentMethodId: fixedId('payment-method', 'ideal'),
      accountType: 'private',
      company: null,
      vatIds: null,
      optInHash: null,
      optInConfirmedAt: null,
      createdAt: now,
    };
    customers.save(customer);
    addresses.forEach((address, n) => customers.saveAddress(toAddress(address, n, customer)));
  }
}
