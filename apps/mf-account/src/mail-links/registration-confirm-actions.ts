import type { Clients } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageActions } from '@weefsel/contracts';
import { refusal } from '@weefsel/forms';
import { formSuccess, hrefOf } from '../session/form-success';
import { CONFIRM } from './confirm-form';
import { followLink, type Confirmed } from './follow-link';
import { mailCode } from './mail-code';

const ENDINGS: Record<Confirmed, ActionResult> = {
  done: formSuccess('headless.register.confirmed', paths.account.to()),
  used: formSuccess('headless.register.alreadyConfirmed', paths.login.to()),
  wrong: { kind: 'refused', failure: 'headless.register.linkWrongHelp' },
};

export const actions: PageActions<Clients> = {
  [CONFIRM]: async ({ url }, { commerce }) => {
    const code = mailCode(hrefOf(url));
    try {
      return ENDINGS[await followLink(() => commerce.account.confirmRegistration(code))];
    } catch (error) {
      return refusal(error);
    }
  },
};
