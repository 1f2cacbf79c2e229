import type { Clients } from '@weefsel/api-clients';
import { paths, type PageActions } from '@weefsel/contracts';
import { formAction, newPasswordSchema } from '@weefsel/forms';
import { mailCode } from '../mail-links/mail-code';
import { formSuccess, hrefOf } from '../session/form-success';
import { isExpiredLink } from './expired-link';

export const actions: PageActions<Clients> = {
  'choose-password': formAction({
    schema: newPasswordSchema,
    send: async (passwords, { commerce }: Clients, { url }) => {
      try {
        await commerce.recovery.finish(mailCode(hrefOf(url)).hash, passwords);
      } catch (error) {
        // The page of the link reports it.
        if (isExpiredLink(error)) return { kind: 'done' };
        throw error;
      }
      return formSuccess('headless.recovery.changedHelp', paths.login.to());
    },
  }),
};
