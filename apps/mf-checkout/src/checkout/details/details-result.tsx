import {
  activeBillingAddress,
  activeShippingAddress,
  type CustomerAddress,
  type VatOutcome,
} from '@weefsel/api-clients';
import { addressLine, fullName } from '@weefsel/forms';
import { observer, useReadableEmail, useStores } from '@weefsel/stores';
import { LoginOffer } from './login-offer';

const nameOf = (address: CustomerAddress) => [address.company, fullName(address)].filter(Boolean).join(', ');

interface DetailsResultProps {
  /** Check result of the VAT number just sent. */
  vat?: VatOutcome | undefined;
}

/** Company and VAT number of a business. */
const BusinessResult = observer(function BusinessResult({ vat }: DetailsResultProps) {
  const { session, snippets } = useStores();
  const { company, vatIds } = session.customer ?? {};
  const number = vatIds?.[0];
  if (!company) return null;
  return (
    <p>
      {snippets.text('headless.checkout.asBusiness', { company })}
      {number && `, ${snippets.text('headless.checkout.vatId', { number })}`}
      {number && vat === 'unchecked' && `. ${snippets.text('headless.form.vatUnchecked')}`}
    </p>
  );
});

/** Contact, business and addresses of the order, as stored in the backend. */
export const DetailsResult = observer(function DetailsResult({ vat }: DetailsResultProps) {
  const { session, snippets } = useStores();
  const email = useReadableEmail(session.customer?.email);
  const shipping = activeShippingAddress(session.context);
  const billing = activeBillingAddress(session.context);
  return (
    <>
      <p>{email}</p>
      <BusinessResult vat={vat} />
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
      {session.customer && !session.isLoggedIn && (
        <p>
          <LoginOffer />
        </p>
      )}
    </>
  );
});
