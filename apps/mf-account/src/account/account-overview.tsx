import type { Customer } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import { fullName } from '@weefsel/forms';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import { AddressLines } from '../addresses/address-lines';
import { Facts, Section } from '../frame/section';
import { mainAddress } from '../session/read-customer';
import classes from './account-overview.module.css';
import { LatestOrders } from './latest-orders';
import type { FoundOrders } from '../orders/ask-orders';
import type { Served } from '../session/served';

interface AccountOverviewProps {
  customer: Customer;
  /** The latest order, loaded with the page. */
  latest?: Served<FoundOrders> | undefined;
}

export const AccountOverview = observer(function AccountOverview(props: AccountOverviewProps) {
  const { customer, latest } = props;
  const { snippets } = useStores();
  const address = mainAddress(customer);
  const email = useReadableEmail(customer.email);

  return (
    <div className={classes.overview}>
      <div className={classes.greeting}>
        <Heading level={1}>
          {snippets.text('headless.account.greeting', { name: customer.firstName ?? '' })}
        </Heading>
        <p className={classes.intro}>{snippets.text('headless.account.intro')}</p>
      </div>
      <LatestOrders served={latest} />
      <Section className={classes.card} title="headless.account.profile">
        <Facts
          className={classes.details}
          facts={{
            'headless.account.name': fullName(customer),
            'headless.account.email': email,
            'headless.account.customerNumber': customer.customerNumber,
          }}
        />
        <a href={paths.profile.to()}>{snippets.text('headless.account.changeProfile')}</a>
      </Section>
      <Section className={classes.card} title="headless.account.address">
        {address ? (
          <AddressLines address={address} />
        ) : (
          <p className={classes.intro}>{snippets.text('headless.account.noAddress')}</p>
        )}
        <a href={paths.addresses.to()}>{snippets.text('headless.account.changeAddresses')}</a>
      </Section>
    </div>
  );
});
