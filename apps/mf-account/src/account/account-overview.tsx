import type { Customer } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import { AddressLines } from '../addresses/address-lines';
import { fullName, mainAddress } from '../session/read-customer';
import classes from './account-overview.module.css';
import { LatestOrders } from './latest-orders';

export const AccountOverview = observer(function AccountOverview({ customer }: { customer: Customer }) {
  const { snippets } = useStores();
  const address = mainAddress(customer);
  const details = [
    ['headless.account.name', fullName(customer)],
    ['headless.account.email', customer.email],
    ['headless.account.customerNumber', customer.customerNumber],
  ] as const;

  return (
    <div className={classes.overview}>
      <div className={classes.greeting}>
        <Heading level={1}>
          {snippets.text('headless.account.greeting', { name: customer.firstName ?? '' })}
        </Heading>
        <p className={classes.intro}>{snippets.text('headless.account.intro')}</p>
      </div>
      <LatestOrders />
      <section className={classes.card}>
        <Heading level={2} size="small">
          {snippets.text('headless.account.profile')}
        </Heading>
        <dl className={classes.details}>
          {details.map(([key, value]) =>
            value ? (
              <div key={key}>
                <dt>{snippets.text(key)}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <a href={paths.profile.to()}>{snippets.text('headless.account.changeProfile')}</a>
      </section>
      <section className={classes.card}>
        <Heading level={2} size="small">
          {snippets.text('headless.account.address')}
        </Heading>
        {address ? (
          <AddressLines address={address} />
        ) : (
          <p className={classes.intro}>{snippets.text('headless.account.noAddress')}</p>
        )}
        <a href={paths.addresses.to()}>{snippets.text('headless.account.changeAddresses')}</a>
      </section>
    </div>
  );
});
