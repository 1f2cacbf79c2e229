import type { Clients, Country, CustomerAddress } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { hrefOf } from '../session/done';
import { serveOwn, type Served } from '../session/served';
import { editedIn } from './edited-in';

export interface AddressesData {
  addresses: Served<CustomerAddress[]>;
  /** Only where a form is shown. */
  countries: Served<readonly Country[]>;
}

export async function load(
  request: Pick<PageRequest, 'text' | 'url'>,
  { commerce }: Pick<Clients, 'commerce'>,
) {
  const isForm = editedIn(hrefOf(request.url)) !== '';
  const addresses = await serveOwn(commerce, () => commerce.address.list());
  const countries = isForm ? await serveOwn(commerce, () => commerce.lookup.countries()) : null;
  return accountPage<AddressesData>(request, 'headless.addresses.title', { addresses, countries });
}
