import type { Clients } from '@weefsel/api-clients';
import { paths, type PageActions } from '@weefsel/contracts';
import { firstPasswordSchema, formAction, registrationSchema } from '@weefsel/forms';
import { returnPath, wantedPath } from '../login/return-path';
import { formSuccess, hrefOf } from '../session/form-success';
import { isUnconfirmed, toRegistration, upgradeFailure } from './to-registration';

export const actions: PageActions<Clients> = {
  register: formAction({
    schema: registrationSchema,
    send: async (texts, { commerce, vat }: Clients, { url, origin }) => {
      const href = hrefOf(url);
      const countries = await commerce.lookup.countries();
      const registration = { storefrontUrl: origin, ...(await toRegistration(texts, countries, vat.check)) };
      const customer = await commerce.account.register(registration);
      if (!isUnconfirmed(customer)) return { kind: 'done', to: returnPath(href) };
      const { email } = texts;
      return formSuccess('headless.register.mailedHelp', paths.login.to(wantedPath(href)), { email });
    },
  }),
  'become-customer': formAction({
    schema: firstPasswordSchema,
    send: async ({ password }, { commerce }: Clients, { url }) => {
      await commerce.account.convertGuest(password);
      return formSuccess('headless.register.becameCustomer', returnPath(hrefOf(url)));
    },
    explain: upgradeFailure,
  }),
};
