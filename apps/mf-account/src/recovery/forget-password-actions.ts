import type { Clients } from '@weefsel/api-clients';
import { paths, type PageActions } from '@weefsel/contracts';
import { emailSchema, formAction } from '@weefsel/forms';
import { formSuccess } from '../session/form-success';

export const actions: PageActions<Clients> = {
  'forget-password': formAction({
    schema: emailSchema,
    send: async ({ email }, { commerce }: Clients, { origin }) => {
      await commerce.recovery.start(email, origin);
      return formSuccess('headless.recovery.mailedHelp', paths.login.to(), { email });
    },
  }),
};
