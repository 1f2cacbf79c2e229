import type { CustomerAddress } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import { AddressLines } from '../addresses/address-lines';
import classes from './order.module.css';

type Known = CustomerAddress | null | undefined;

/** Where an order goes, and where its invoice goes. */
export const OrderAddresses = observer(function OrderAddresses(props: { delivery: Known; billing: Known }) {
  const { snippets } = useStores();
  const places = [
    ['headless.order.deliveryAddress', props.delivery],
    ['headless.order.billingAddress', props.billing],
  ] as const;
  return (
    <div className={classes.addresses}>
      {places.map(
        ([title, address]) =>
          address && (
            <section key={title} className={classes.address}>
              <Heading level={2} size="small">
                {snippets.text(title)}
              </Heading>
              <AddressLines address={address} />
            </section>
          ),
      )}
    </div>
  );
});
