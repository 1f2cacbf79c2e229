import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { ConfirmationOutcome } from './confirmation-outcome';

const toShop = { label: 'headless.login.continue', href: paths.home.to() } as const;

const DONE = {
  title: 'headless.newsletterConfirm.done',
  help: 'headless.newsletterConfirm.doneHelp',
  action: toShop,
} as const;

const ENDINGS = {
  done: DONE,
  used: DONE,
  wrong: {
    title: 'headless.newsletterConfirm.linkWrong',
    help: 'headless.newsletterConfirm.linkWrongHelp',
    action: toShop,
  },
} as const;

/** Target of the link in the newsletter's confirmation mail. */
export const Page = observer(function NewsletterConfirmPage({ href }: Pick<PageProps, 'href'>) {
  const { commerce, snippets } = useStores();
  snippets.carry('login', 'newsletterConfirm', 'form', 'common');
  return (
    <ConfirmationOutcome
      href={href}
      confirm={commerce.newsletter.confirm}
      submit="headless.newsletterConfirm.submit"
      pending="headless.newsletterConfirm.pending"
      failed="headless.newsletterConfirm.failed"
      endings={ENDINGS}
    />
  );
});
