import type { Customer, CustomerAddress } from '@weefsel/api-clients';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { isLoggedOut, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import { useState } from 'react';
import { FormButton } from '../frame/form-button';
import { addressLines } from '../session/read-customer';
import { AddressLines } from './address-lines';
import { changeAddress } from './change-address';
import { CHANGE, changeFailure, CHANGES, type AddressChange } from './change-form';
import { EDIT } from './edited-in';
import classes from './addresses.module.css';

interface AddressCardProps {
  address: CustomerAddress;
  customer: Customer;
  onEdit: () => void;
  /** Called with the message that confirms the change. */
  onChanged: (what: SnippetKey) => void;
}

/** One address with its actions. A default address cannot be removed. */
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

  const change = async (what: AddressChange) => {
    setFailure(undefined);
    try {
      await changeAddress(commerce, address.id, what);
      onChanged(CHANGES[what]);
    } catch (error) {
      if (isLoggedOut(error)) void session.refresh().catch(() => undefined);
      setFailure(changeFailure(error));
    }
  };

  const named = (label: SnippetKey) => ({
    variant: 'underline' as const,
    'aria-label': `${snippets.text(label)}: ${name}`,
    children: snippets.text(label),
  });
  const changing = (label: SnippetKey, what: AddressChange) => (
    <FormButton
      {...named(label)}
      form={CHANGE}
      fields={{ address: address.id, what }}
      onPress={() => void run(() => change(what))}
    />
  );

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
        <FormButton {...named('headless.addresses.edit')} fields={{ [EDIT]: address.id }} onPress={onEdit} />
        {!defaults.shipping && changing('headless.addresses.makeShipping', 'shipping')}
        {!defaults.billing && changing('headless.addresses.makeBilling', 'billing')}
        {!defaults.shipping && !defaults.billing && changing('headless.addresses.remove', 'remove')}
      </div>
    </>
  );
});
