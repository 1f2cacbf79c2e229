import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from '../frame/account-frame';
import { AddressBook, AddressesSkeleton } from './address-book';
import classes from './addresses.module.css';

export const Page = observer(function AddressesPage({ href }: Pick<PageProps, 'href'>) {
  const { snippets } = useStores();
  snippets.carry('addresses', 'form');
  const page = (content: ReactNode) => (
    <div className={classes.page}>
      <Heading level={1}>{snippets.text('headless.addresses.title')}</Heading>
      {content}
    </div>
  );
  return (
    <AccountFrame href={href} skeleton={page(<AddressesSkeleton />)}>
      {(customer) => page(<AddressBook customer={customer} />)}
    </AccountFrame>
  );
});
