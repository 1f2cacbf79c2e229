import type { Clients, Country, CustomerAddress } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { serveOwn, type Served } from '../session/served';

export interface AddressesData {
  addresses: Served<CustomerAddress[]>;
  /** Loaded even while the form is closed: it must not be sent without them. */
  countries: Served<readonly Country[]>;
}

export async function load(request: Pick<PageRequest, 'text'>, { commerce }: Pick<Clients, 'commerce'>) {
  const [addresses, countries] = await Promise.all([
    serveOwn(commerce, () => commerce.address.list()),
    serveOwn(commerce, () => commerce.lookup.countries()),
  ]);
  return accountPage<AddressesData>(request, 'headless.addresses.title', { addresses, countries });
}
