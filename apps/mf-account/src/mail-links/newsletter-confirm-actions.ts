import type { Clients } from '@weefsel/api-clients';
import { paths, type ActionResult, type PageActions } from '@weefsel/contracts';
import { refusal } from '@weefsel/forms';
import { hrefOf } from '../session/form-success';
import { CONFIRM } from './confirm-form';
import { followLink, type Confirmed } from './follow-link';
import { doneAt, mailCode } from './mail-code';

const CONFIRMED: ActionResult = { kind: 'done', to: doneAt(paths.newsletterConfirm.to()) };

const ENDINGS: Record<Confirmed, ActionResult> = {
  done: CONFIRMED,
  used: CONFIRMED,
  wrong: { kind: 'refused', failure: 'headless.newsletterConfirm.linkWrongHelp' },
};

export const actions: PageActions<Clients> = {
  [CONFIRM]: async ({ url }, { commerce }) => {
    const code = mailCode(hrefOf(url));
    try {
      return ENDINGS[await followLink(() => commerce.newsletter.confirm(code))];
    } catch (error) {
      return refusal(error);
    }
  },
};
