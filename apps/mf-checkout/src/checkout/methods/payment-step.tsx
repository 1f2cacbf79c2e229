import { observer } from '@weefsel/stores';
import { BirthDateField } from '../../payment/birth-date-field';
import type { CheckoutStore } from '../checkout-store';
import { StepForm } from '../step-form';
import { MethodFieldset } from './method-fieldset';
import { methodOption } from './method-option';

/** How the order is paid. */
export const PaymentStep = observer(function PaymentStep({ checkout }: { checkout: CheckoutStore }) {
  return (
    <StepForm failure={checkout.failure} busy={checkout.isSaving} onSubmit={checkout.savePayment}>
      <MethodFieldset
        legend="headless.checkout.choosePayment"
        name="payment-method"
        offer={checkout.offer}
        options={checkout.paymentMethods.map(methodOption)}
        chosen={checkout.chosen.payment}
        error={checkout.methodError}
        onChoose={(id) => checkout.choose('payment', id)}
        onRetry={() => void checkout.loadOffer()}
      />
      {checkout.asksBirthDate && (
        <BirthDateField
          value={checkout.birthDate}
          error={checkout.birthDateError}
          onChange={checkout.typeBirthDate}
        />
      )}
    </StepForm>
  );
});
