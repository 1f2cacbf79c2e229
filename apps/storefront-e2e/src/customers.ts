import { vendor } from './demo.ts';

/** A customer's credentials. */
export interface Customer {
  email: string;
  password: string;
}

/** Registers a customer with the vendor: Noor Bakker, Kade 5, Zaandam. */
export async function newCustomer(shop: string, domain = 'weefsel.example'): Promise<Customer> {
  const email = `noor-${crypto.randomUUID()}@${domain}`;
  const password = 'linnen en wol';
  const { elements } = await vendor<{ elements: { id: string; iso: string }[] }>('/country', {});
  await vendor('/account/register', {
    email,
    password,
    firstName: 'Noor',
    lastName: 'Bakker',
    storefrontUrl: new URL(shop).origin,
    billingAddress: {
      street: 'Kade 5',
      zipcode: '1506 AB',
      city: 'Zaandam',
      countryId: elements.find(({ iso }) => iso === 'NL')?.id,
    },
  });
  return { email, password };
}
