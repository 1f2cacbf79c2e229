import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading, Skeleton } from '@weefsel/ui';
import { useState, type ReactNode } from 'react';
import { AccountFrame } from '../frame/account-frame';
import { Outcome } from '../mail-links/outcome';
import { DeleteAccount } from './delete-account';
import { EmailForm } from './email-form';
import { NameForm } from './name-form';
import { NewsletterSwitch } from './newsletter-switch';
import { PasswordForm } from './password-form';
import classes from './profile.module.css';

export const Page = observer(function ProfilePage({ href }: Pick<PageProps, 'href'>) {
  const { snippets } = useStores();
  const [isRemoved, setRemoved] = useState(false);
  snippets.carry('profile', 'form', 'login');

  if (isRemoved) {
    return (
      <Outcome
        title={snippets.text('headless.profile.removed')}
        action={{ label: snippets.text('headless.login.continue'), href: paths.home.to() }}
        isFocused
      >
        <p>{snippets.text('headless.profile.removedHelp')}</p>
      </Outcome>
    );
  }
  const page = (parts: ReactNode) => (
    <div className={classes.profile}>
      <Heading level={1}>{snippets.text('headless.profile.title')}</Heading>
      {parts}
    </div>
  );
  const skeleton = (
    <>
      <Skeleton height="14rem" />
      <Skeleton height="20rem" />
      <Skeleton height="20rem" />
    </>
  );
  return (
    <AccountFrame href={href} skeleton={page(skeleton)}>
      {(customer) =>
        page(
          <>
            <NameForm customer={customer} />
            <EmailForm customer={customer} />
            <PasswordForm />
            {/* What was changed for one address says nothing of another. */}
            <NewsletterSwitch key={customer.email} email={customer.email ?? ''} />
            <DeleteAccount onRemoved={() => setRemoved(true)} />
          </>,
        )
      }
    </AccountFrame>
  );
});
