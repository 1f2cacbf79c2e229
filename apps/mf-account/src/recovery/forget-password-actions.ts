import type { Clients } from '@weefsel/api-clients';
import { paths, type PageActions } from '@weefsel/contracts';
import { emailSchema, formAction } from '@weefsel/forms';
import { done } from '../session/done';

export const actions: PageActions<Clients> = {
  'forget-password': formAction({
    schema: emailSchema,
    send: async ({ email }, { commerce }: Clients, { origin }) => {
      await commerce.recovery.start(email, origin);
      return done('headless.recovery.mailedHelp', paths.login.to(), { email });
    },
  }),
};
