import type { Clients } from '@weefsel/api-clients';
import { paths, type PageAction } from '@weefsel/contracts';
import { isLoggedOut } from '@weefsel/forms';
import { formSuccess } from '../session/form-success';

/** Logs the shopper out. A shopper already logged out, in another tab, is no failure. */
export const logout: PageAction<Clients> = async (_request, { commerce }) => {
  const to = paths.account.to();
  try {
    await commerce.account.logout();
  } catch (error) {
    if (!isLoggedOut(error)) {
      console.error('[account] logout', error);
      return { kind: 'done', to, say: { kind: 'error', text: 'headless.account.logoutFailed' } };
    }
  }
  return formSuccess('headless.account.loggedOut', to);
};
