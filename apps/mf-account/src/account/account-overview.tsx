import type { Customer } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import { addressLines, fullName, mainAddress } from '../session/read-customer';
import classes from './account-overview.module.css';
import { LogoutButton } from './logout-button';

interface AccountOverviewProps {
  customer: Customer;
  onLoggedOut: () => void;
}

/** Name, e-mail address and address of a customer, and the way out. */
export const AccountOverview = observer(function AccountOverview({
  customer,
  onLoggedOut,
}: AccountOverviewProps) {
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
      <section className={classes.card}>
        <Heading level={2} size="small">
          {snippets.text('headless.account.details')}
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
      </section>
      <section className={classes.card}>
        <Heading level={2} size="small">
          {snippets.text('headless.account.address')}
        </Heading>
        {address ? (
          <address className={classes.address}>
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ) : (
          <p className={classes.intro}>{snippets.text('headless.account.noAddress')}</p>
        )}
      </section>
      <LogoutButton onLoggedOut={onLoggedOut} />
    </div>
  );
});
