import { observer } from '@weefsel/stores';
import type { CheckoutStore } from './checkout-store';
import { DetailsResult } from './details/details-result';
import { DetailsStep } from './details/details-step';
import { methodName } from './methods/method-option';
import { PaymentStep, ShippingStep } from './methods/method-steps';
import { ShippingResult } from './methods/shipping-result';
import { ReviewStep } from './review/review-step';
import { StepFrame } from './step-frame';

export const CheckoutSteps = observer(function CheckoutSteps({ checkout }: { checkout: CheckoutStore }) {
  const { payment, shipping, steps } = checkout;
  return (
    <div>
      <StepFrame checkout={checkout} step="details" result={<DetailsResult vat={checkout.details.vat} />}>
        <DetailsStep checkout={checkout} />
      </StepFrame>
      {steps.includes('shipping') && (
        <StepFrame
          checkout={checkout}
          step="shipping"
          result={shipping && <ShippingResult method={shipping} />}
        >
          <ShippingStep checkout={checkout} />
        </StepFrame>
      )}
      <StepFrame checkout={checkout} step="payment" result={payment && methodName(payment)}>
        <PaymentStep checkout={checkout} />
      </StepFrame>
      <StepFrame checkout={checkout} step="review">
        <ReviewStep checkout={checkout} />
      </StepFrame>
    </div>
  );
});
