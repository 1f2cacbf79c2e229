import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { AccountFrame } from '../frame/account-frame';
import { AccountOverview } from './account-overview';
import { AccountSkeleton } from './account-skeleton';

/** What the shop knows of a customer at a glance; asks others to log in. */
export const Page = observer(function AccountPage({ href }: Pick<PageProps, 'href'>) {
  const { snippets } = useStores();
  snippets.carry('orders', 'login');
  return (
    <AccountFrame href={href} skeleton={<AccountSkeleton />}>
      {(customer) => <AccountOverview customer={customer} />}
    </AccountFrame>
  );
});
