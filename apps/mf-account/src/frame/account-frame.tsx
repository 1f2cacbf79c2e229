import type { Customer } from '@weefsel/api-clients';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Container, LiveRegion } from '@weefsel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useShopper, type Shopper } from '../session/use-shopper';
import classes from './account-frame.module.css';
import { AccountNavigation } from './account-navigation';
import { LoginRequest } from './login-request';

interface AccountFrameProps {
  /** Path and query of the page, to come back to after logging in. */
  href: string;
  /** Placeholder of the page until the customer is known; pages come with their customer, so this is rarely seen. */
  skeleton?: ReactNode;
  /** @param isFirst the customer is the one for whom the page was loaded */
  children: (customer: Customer, isFirst: boolean) => ReactNode;
}

/** Checks the session again when the shopper comes back from another tab. */
function useFreshSession(): void {
  const { session } = useStores();
  useEffect(() => {
    const look = () => {
      const isBack = document.visibilityState === 'visible' && session.state.state === 'ready';
      if (isBack) void session.refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session]);
}

/** True as long as nobody else has logged in, in another tab: data that came with the page is of who was first. */
function useIsFirst(shopper: Shopper): boolean {
  const now = shopper.kind === 'customer' ? shopper.customer.id : shopper.kind;
  const [first, setFirst] = useState(now);
  if (first === 'unknown' && first !== now) setFirst(now);
  return first === now;
}

/** The frame around every account page: its navigation, or the request to log in. */
export const AccountFrame = observer(function AccountFrame({ href, skeleton, children }: AccountFrameProps) {
  const { session, snippets } = useStores();
  const shopper = useShopper();
  const isFirst = useIsFirst(shopper);
  const [wasCustomer, setWasCustomer] = useState(false);
  if (shopper.kind === 'customer' && !wasCustomer) setWasCustomer(true);
  const isLoggedOut = wasCustomer && shopper.kind === 'anonymous';
  useFreshSession();
  snippets.carry('account', 'common');
  // The failure is in the store's state, which this page shows.
  const retry = () => void session.refresh().catch(() => undefined);

  return (
    <Container>
      <div className={classes.frame} data-view={shopper.kind}>
        {shopper.kind !== 'anonymous' && <AccountNavigation href={href} />}
        {/* What comes in the place of a skeleton is new, it has not moved. */}
        <div key={shopper.kind} className={classes.content}>
          {shopper.kind === 'unknown' && (
            <div role="status" aria-label={snippets.text('headless.account.loading')}>
              {skeleton ?? snippets.text('headless.account.loading')}
            </div>
          )}
          {shopper.kind === 'anonymous' && <LoginRequest href={href} isFocused={wasCustomer} />}
          {/* Nothing of one customer may stay when another logs in. */}
          {shopper.kind === 'customer' && (
            <div key={shopper.customer.id}>{children(shopper.customer, isFirst)}</div>
          )}
          {shopper.kind === 'failed' && (
            <RetryMessage
              title="headless.account.failed"
              text="headless.account.failedHelp"
              onRetry={retry}
            />
          )}
        </div>
        <LiveRegion message={isLoggedOut ? snippets.text('headless.account.loggedOut') : ''} />
      </div>
    </Container>
  );
});
