import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import { AccountFrame } from '../frame/account-frame';
import { AddressBook } from './address-book';
import type { AddressesData } from './load-addresses';
import classes from './addresses.module.css';

type AddressesPageProps = Pick<PageProps, 'href'> & Partial<PageProps<AddressesData>>;

export const Page = observer(function AddressesPage({ href, data }: AddressesPageProps) {
  const { snippets } = useStores();
  snippets.carry('addresses', 'form');
  return (
    <AccountFrame href={href}>
      {(customer, isFirst) => (
        <div className={classes.page}>
          <Heading level={1}>{snippets.text('headless.addresses.title')}</Heading>
          <AddressBook key={href} href={href} customer={customer} served={isFirst ? data : undefined} />
        </div>
      )}
    </AccountFrame>
  );
});
