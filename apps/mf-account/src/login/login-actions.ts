import type { Clients } from '@weefsel/api-clients';
import type { PageActions } from '@weefsel/contracts';
import { formAction, loginSchema } from '@weefsel/forms';
import { loginFailure } from './login-failure';
import { hrefOf } from '../session/form-success';
import { returnPath } from './return-path';

export const actions: PageActions<Clients> = {
  login: formAction({
    schema: loginSchema,
    send: async (credentials, { commerce }: Clients, { url }) => {
      await commerce.account.login(credentials);
      return { kind: 'done', to: returnPath(hrefOf(url)) };
    },
    explain: loginFailure,
  }),
};
