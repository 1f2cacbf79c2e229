import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import { AccountFrame } from '../frame/account-frame';
import { AddressBook, AddressesSkeleton } from './address-book';
import classes from './addresses.module.css';

export const Page = observer(function AddressesPage({ href }: Pick<PageProps, 'href'>) {
  const { snippets } = useStores();
  const title = <Heading level={1}>{snippets.text('headless.addresses.title')}</Heading>;
  snippets.carry('addresses', 'form');
  return (
    <AccountFrame
      href={href}
      skeleton={
        <div className={classes.page}>
          {title}
          <AddressesSkeleton />
        </div>
      }
    >
      {(customer) => (
        <div className={classes.page}>
          {title}
          <AddressBook customer={customer} />
        </div>
      )}
    </AccountFrame>
  );
});
