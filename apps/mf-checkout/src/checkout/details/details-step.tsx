import { ErrorSummary, fullName } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Checkbox, useHydrated } from '@weefsel/ui';
import type { CheckoutStore } from '../checkout-store';
import { StepForm } from '../step-form';
import { OTHER_BILLING } from './details-draft';
import { AddressChoice, BusinessChoice, ContactFields } from './details-fields';
import classes from './details-step.module.css';
import { LoginOffer } from './login-offer';

export const DetailsStep = observer(function DetailsStep({ checkout }: { checkout: CheckoutStore }) {
  const { session, snippets } = useStores();
  const form = checkout.details;
  const { customer } = session;
  const hydrated = useHydrated();

  return (
    <>
      {form.hasAccount ? (
        <p>
          {snippets.text('headless.checkout.asCustomer', {
            name: fullName(customer ?? {}),
            email: customer?.email ?? '',
          })}
        </p>
      ) : (
        <p className={classes.login}>
          <LoginOffer /> <span>{snippets.text('headless.checkout.loginHelp')}</span>
        </p>
      )}
      <StepForm
        step="details"
        failure={form.state.failure ?? checkout.failure}
        busy={form.state.isBusy || checkout.isSaving}
        waitsFor={form.waitsFor}
        onSubmit={checkout.saveDetails}
      >
        <ErrorSummary form="details" errors={form.state.errors} refusals={form.state.refusals} />
        {!form.hasAccount && <ContactFields form={form} />}
        <BusinessChoice form={form} />
        <AddressChoice form={form} use="shipping" />
        <Checkbox
          name={OTHER_BILLING}
          label={snippets.text('headless.checkout.otherBilling')}
          checked={form.draft.otherBilling}
          onChange={(event) => form.setOtherBilling(event.target.checked)}
        />
        {(form.draft.otherBilling || !hydrated) && (
          <div className={classes.billing}>
            <AddressChoice form={form} use="billing" />
          </div>
        )}
      </StepForm>
    </>
  );
});
