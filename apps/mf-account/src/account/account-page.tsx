import { observer, useStores } from '@weefsel/stores';
import { Container, LiveRegion, Message } from '@weefsel/ui';
import { useState } from 'react';
import { useShopper } from '../session/use-shopper';
import { AccountOverview } from './account-overview';
import classes from './account-page.module.css';
import { AccountSkeleton } from './account-skeleton';
import { LoginRequest } from './login-request';

/** What the shop knows of a customer; asks others to log in. */
export const Page = observer(function AccountPage() {
  const { session, snippets } = useStores();
  const shopper = useShopper();
  const [announcement, setAnnouncement] = useState('');
  snippets.carry('login', 'account', 'common');
  // What went wrong is in the store's state, which this page shows.
  const retry = () => void session.refresh().catch(() => undefined);

  return (
    <Container>
      <div className={classes.page}>
        {shopper.kind === 'unknown' && <AccountSkeleton />}
        {shopper.kind === 'anonymous' && <LoginRequest isFocused={announcement !== ''} />}
        {shopper.kind === 'customer' && (
          <AccountOverview
            customer={shopper.customer}
            onLoggedOut={() => setAnnouncement(snippets.text('headless.account.loggedOut'))}
          />
        )}
        {shopper.kind === 'failed' && (
          <Message
            kind="error"
            title={snippets.text('headless.account.failed')}
            action={{ label: snippets.text('headless.common.retry'), onAction: retry }}
          >
            {snippets.text('headless.account.failedHelp')}
          </Message>
        )}
        <LiveRegion message={announcement} />
      </div>
    </Container>
  );
});
