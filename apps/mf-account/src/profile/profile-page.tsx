import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import { useState } from 'react';
import { AccountFrame } from '../frame/account-frame';
import { Outcome } from '../mail-links/outcome';
import { BusinessForm } from './business-form';
import { DeleteAccount } from './delete-account';
import { EmailForm } from './email-form';
import type { ProfileData } from './load-profile';
import { NameForm } from './name-form';
import { NewsletterSwitch } from './newsletter-switch';
import { PasswordForm } from './password-form';
import classes from './profile.module.css';

type ProfilePageProps = Pick<PageProps, 'href'> & Partial<PageProps<ProfileData>>;

export const Page = observer(function ProfilePage({ href, data }: ProfilePageProps) {
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
  return (
    <AccountFrame href={href}>
      {(customer, isFirst) => (
        <div className={classes.profile}>
          <Heading level={1}>{snippets.text('headless.profile.title')}</Heading>
          <NameForm customer={customer} />
          <BusinessForm customer={customer} />
          <EmailForm customer={customer} />
          <PasswordForm />
          {/* Remounts per e-mail address: a change of one does not apply to another. */}
          <NewsletterSwitch
            key={customer.email}
            email={customer.email ?? ''}
            served={isFirst ? data?.newsletter : null}
          />
          <DeleteAccount href={href} onRemoved={() => setRemoved(true)} />
        </div>
      )}
    </AccountFrame>
  );
});
