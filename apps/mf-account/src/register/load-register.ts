import type { Clients, Country } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { serve, type Served } from '../session/served';

export interface RegisterData {
  countries: Served<readonly Country[]>;
}

export async function load(request: Pick<PageRequest, 'text'>, { commerce }: Pick<Clients, 'commerce'>) {
  const countries = await serve(() => commerce.lookup.countries());
  return accountPage<RegisterData>(request, 'headless.register.title', { countries });
}
