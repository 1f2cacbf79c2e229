import type { Clients } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { accountPage } from '../frame/load-account-page';
import { mailCode } from '../mail-links/mail-code';
import { hrefOf } from '../session/form-success';
import { serve, type Served } from '../session/served';

export interface RecoverData {
  isExpired: Served<boolean>;
}

export async function load(
  request: Pick<PageRequest, 'text' | 'url'>,
  { commerce }: Pick<Clients, 'commerce'>,
) {
  const { hash } = mailCode(hrefOf(request.url));
  const isExpired = await serve(async () => (hash ? commerce.recovery.isExpired(hash) : true));
  return accountPage<RecoverData>(request, 'headless.recovery.chooseTitle', { isExpired });
}
