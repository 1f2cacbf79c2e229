import type { Clients } from '@weefsel/api-clients';
import type { PageActions } from '@weefsel/contracts';
import { lineAction } from '../cart/lines/line-action';
import { LINE_FORM } from '../cart/lines/line-form';
import { detailsAction } from '../checkout/details/details-action';
import { paymentAction, shippingAction } from '../checkout/methods/method-actions';
import { reviewAction } from '../checkout/review/review-action';
import { CODE_FORM } from '../checkout/summary/code-form';
import { codeAction } from '../checkout/summary/code-action';

/** Actions by form name. The form of each step has the step's name. */
export const actions: PageActions<Clients> = {
  details: detailsAction,
  shipping: shippingAction,
  payment: paymentAction,
  review: reviewAction,
  [CODE_FORM.name]: codeAction,
  [LINE_FORM.name]: lineAction,
};
