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
  /** Path and query of the page, to return to after logging in. */
  href: string;
  /** Placeholder until the customer is known. Rarely seen: pages load with their customer. */
  skeleton?: ReactNode;
  /** @param isFirst true when the page was loaded for this customer */
  children: (customer: Customer, isFirst: boolean) => ReactNode;
}

/** Refreshes the session when the shopper returns from another tab. */
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

/** True until another shopper logs in, in another tab. The data of the page belongs to the first one. */
function useIsFirst(shopper: Shopper): boolean {
  const now = shopper.kind === 'customer' ? shopper.customer.id : shopper.kind;
  const [first, setFirst] = useState(now);
  if (first === 'unknown' && first !== now) setFirst(now);
  return first === now;
}

/** Frame of every account page: its navigation, or the login request. */
export const AccountFrame = observer(function AccountFrame({ href, skeleton, children }: AccountFrameProps) {
  const { session, snippets } = useStores();
  const shopper = useShopper();
  const isFirst = useIsFirst(shopper);
  const [wasCustomer, setWasCustomer] = useState(false);
  if (shopper.kind === 'customer' && !wasCustomer) setWasCustomer(true);
  const isLoggedOut = wasCustomer && shopper.kind === 'anonymous';
  useFreshSession();
  snippets.carry('account', 'common');
  // The store keeps the failure, and this page shows it.
  const retry = () => void session.refresh().catch(() => undefined);

  return (
    <Container>
      <div className={classes.frame} data-view={shopper.kind}>
        {shopper.kind !== 'anonymous' && <AccountNavigation href={href} />}
        {/* The key remounts the content: replacing the skeleton must not count as layout shift. */}
        <div key={shopper.kind} className={classes.content}>
          {shopper.kind === 'unknown' && (
            <div role="status" aria-label={snippets.text('headless.account.loading')}>
              {skeleton ?? snippets.text('headless.account.loading')}
            </div>
          )}
          {shopper.kind === 'anonymous' && <LoginRequest href={href} isFocused={wasCustomer} />}
          {/* Remounts per customer, so that no state of one reaches another. */}
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
