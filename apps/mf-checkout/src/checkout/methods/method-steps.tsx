import { observer, useDeliveryPromise, useStores } from '@weefsel/stores';
import { formatPrice, useHydrated } from '@weefsel/ui';
import type { CheckoutStore } from '../checkout-store';
import { StepForm } from '../step-form';
import { MethodFieldset, PAYMENT_METHODS } from './method-fieldset';
import { methodOption, shippingPrice } from './method-option';
import { BirthDateField } from '../../payment/birth-date-field';

export const PaymentStep = observer(function PaymentStep({ checkout }: { checkout: CheckoutStore }) {
  // Without script the last step asks for the birth date, because it is never stored.
  const hydrated = useHydrated();
  return (
    <StepForm
      step="payment"
      failure={checkout.failure}
      busy={checkout.isSaving}
      onSubmit={checkout.savePayment}
    >
      <MethodFieldset
        legend="headless.checkout.choosePayment"
        name="payment-method"
        offer={checkout.offer}
        options={checkout.paymentMethods.map(methodOption)}
        chosen={checkout.chosen.payment}
        expected={PAYMENT_METHODS}
        error={checkout.methodError}
        onChoose={(id) => checkout.choose('payment', id)}
        onRetry={() => void checkout.loadOffer()}
      />
      {hydrated && checkout.asksBirthDate && (
        <BirthDateField
          value={checkout.birthDate}
          error={checkout.birthDateError}
          onChange={checkout.typeBirthDate}
        />
      )}
    </StepForm>
  );
});

export const ShippingStep = observer(function ShippingStep({ checkout }: { checkout: CheckoutStore }) {
  const { cart, snippets } = useStores();
  const delivery = useDeliveryPromise();
  const note = (price: number | undefined) => {
    if (price === undefined) return undefined;
    return price === 0 ? snippets.text('headless.cart.free') : formatPrice(price);
  };
  const options = checkout.shippingMethods.map((method) => ({
    ...methodOption(method),
    ...(method.deliveryTime && { text: delivery }),
    note: note(shippingPrice(method, cart.subtotal)),
  }));
  return (
    <StepForm
      step="shipping"
      failure={checkout.failure}
      busy={checkout.isSaving}
      onSubmit={checkout.saveShipping}
    >
      <MethodFieldset
        legend="headless.checkout.chooseShipping"
        name="shipping-method"
        offer={checkout.offer}
        options={options}
        chosen={checkout.chosen.shipping}
        expected={2}
        error={checkout.methodError}
        onChoose={(id) => checkout.choose('shipping', id)}
        onRetry={() => void checkout.loadOffer()}
      />
    </StepForm>
  );
});
