import type { Clients, ContextPatch } from '@weefsel/api-clients';
import type { ActionResult, PageAction } from '@weefsel/contracts';
import { isLoggedOut } from '@weefsel/forms';
import { checkoutFailure } from '../order-refusal';
import { stepHref, type Step } from '../steps';

type Context = Pick<Clients['commerce']['context'], 'patch'>;

async function choose(context: Context, patch: ContextPatch, next: Step): Promise<ActionResult> {
  try {
    await context.patch(patch);
    return { kind: 'done', to: stepHref(next) };
  } catch (error) {
    if (!isLoggedOut(error)) console.error('[checkout] choose', error);
    return { kind: 'refused', failure: checkoutFailure(error) };
  }
}

const missing = (field: string): ActionResult => ({
  kind: 'refused',
  errors: { [field]: 'headless.checkout.methodMissing' },
});

/** Saves the chosen shipping method. */
export const shippingAction: PageAction<Clients> = async ({ fields }, { commerce }) => {
  const shippingMethodId = fields['shipping-method'];
  if (!shippingMethodId) return missing('shipping-method');
  return choose(commerce.context, { shippingMethodId }, 'payment');
};

/** Saves the chosen payment method. */
export const paymentAction: PageAction<Clients> = async ({ fields }, { commerce }) => {
  const paymentMethodId = fields['payment-method'];
  if (!paymentMethodId) return missing('payment-method');
  return choose(commerce.context, { paymentMethodId }, 'review');
};
