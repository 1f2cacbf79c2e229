import type { Clients, NewsletterStatus } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { serveOwn, type Served } from '../session/served';

export interface ProfileData {
  newsletter: Served<NewsletterStatus>;
}

export async function load(request: Pick<PageRequest, 'text'>, { commerce }: Pick<Clients, 'commerce'>) {
  const newsletter = await serveOwn(commerce, () => commerce.account.newsletterStatus());
  return accountPage<ProfileData>(request, 'headless.profile.title', { newsletter });
}
