import { activeBillingAddress, activeShippingAddress, type CustomerAddress } from '@weefsel/api-clients';
import { addressLine, fullName } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';

const nameOf = (address: CustomerAddress) => [address.company, fullName(address)].filter(Boolean).join(', ');

/** Who orders and where it goes, as the backend has it. */
export const DetailsResult = observer(function DetailsResult() {
  const { session, snippets } = useStores();
  const shipping = activeShippingAddress(session.context);
  const billing = activeBillingAddress(session.context);
  return (
    <>
      <p>{session.customer?.email}</p>
      {shipping && (
        <p>
          {nameOf(shipping)}, {addressLine(shipping)}
        </p>
      )}
      {billing && billing.id !== shipping?.id && (
        <p>
          {snippets.text('headless.checkout.billingAddress')}: {nameOf(billing)}, {addressLine(billing)}
        </p>
      )}
    </>
  );
});
