import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { ConfirmationOutcome } from './confirmation-outcome';

const toLogin = { label: 'headless.login.submit', href: paths.login.to() } as const;

const ENDINGS = {
  done: {
    title: 'headless.register.confirmed',
    help: 'headless.register.confirmedHelp',
    action: { label: 'headless.login.toAccount', href: paths.account.to() },
  },
  used: {
    title: 'headless.register.alreadyConfirmed',
    help: 'headless.register.alreadyConfirmedHelp',
    action: toLogin,
  },
  wrong: {
    title: 'headless.register.linkWrong',
    help: 'headless.register.linkWrongHelp',
    action: toLogin,
  },
} as const;

/** Target of the link in a double opt-in mail: confirms the account and logs its customer in. */
export const Page = observer(function RegistrationConfirmPage({ href }: Pick<PageProps, 'href'>) {
  const { session, snippets } = useStores();
  snippets.carry('login', 'register', 'form', 'common');
  return (
    <ConfirmationOutcome
      href={href}
      confirm={session.confirmRegistration}
      submit="headless.register.confirmSubmit"
      pending="headless.register.confirming"
      failed="headless.register.confirmFailed"
      endings={ENDINGS}
    />
  );
});
