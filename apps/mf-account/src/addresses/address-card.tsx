import type { Customer, CustomerAddress } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { failureText, isLoggedOut, isRefusedFor, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message } from '@weefsel/ui';
import { useState } from 'react';
import { addressLines } from '../session/read-customer';
import { AddressLines } from './address-lines';
import classes from './addresses.module.css';

interface AddressCardProps {
  address: CustomerAddress;
  customer: Customer;
  onEdit: () => void;
  /** Called with what happened, to be said. */
  onChanged: (what: SnippetKey) => void;
}

const IN_USE = ['CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT'];

/** An address with what can be done with it. A default address cannot be removed. */
export const AddressCard = observer(function AddressCard(props: AddressCardProps) {
  const { address, customer, onEdit, onChanged } = props;
  const { commerce, session, snippets } = useStores();
  const [failure, setFailure] = useState<SnippetKey>();
  const { isBusy, run } = useOneAtATime();
  const name = addressLines(address).join(', ');
  const defaults = {
    shipping: address.isDefaultShippingAddress ?? customer.defaultShippingAddressId === address.id,
    billing: address.isDefaultBillingAddress ?? customer.defaultBillingAddressId === address.id,
  };

  const change = async (call: () => Promise<unknown>, what: SnippetKey) => {
    setFailure(undefined);
    try {
      await call();
      onChanged(what);
    } catch (error) {
      if (isLoggedOut(error)) void session.refresh().catch(() => undefined);
      setFailure(isRefusedFor(error, ...IN_USE) ? 'headless.addresses.inUse' : failureText(error));
    }
  };

  const action = (label: SnippetKey, onClick: () => void) => (
    <Button variant="underline" aria-label={`${snippets.text(label)}: ${name}`} onClick={onClick}>
      {snippets.text(label)}
    </Button>
  );
  const makeDefault = (use: 'shipping' | 'billing', what: SnippetKey) => () =>
    void run(() => change(() => commerce.address.setDefault(address.id, use), what));

  return (
    <>
      <AddressLines address={address} />
      <div className={classes.badges}>
        {defaults.shipping && (
          <span className={classes.tag}>{snippets.text('headless.addresses.isShipping')}</span>
        )}
        {defaults.billing && (
          <span className={classes.tag}>{snippets.text('headless.addresses.isBilling')}</span>
        )}
      </div>
      {failure && <Message kind="error">{snippets.text(failure)}</Message>}
      <div className={classes.actions} aria-busy={isBusy}>
        {action('headless.addresses.edit', onEdit)}
        {!defaults.shipping &&
          action(
            'headless.addresses.makeShipping',
            makeDefault('shipping', 'headless.addresses.shippingChanged'),
          )}
        {!defaults.billing &&
          action(
            'headless.addresses.makeBilling',
            makeDefault('billing', 'headless.addresses.billingChanged'),
          )}
        {!defaults.shipping &&
          !defaults.billing &&
          action(
            'headless.addresses.remove',
            () =>
              void run(() => change(() => commerce.address.remove(address.id), 'headless.addresses.removed')),
          )}
      </div>
    </>
  );
});
