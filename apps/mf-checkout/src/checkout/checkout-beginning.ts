import type { CheckoutOffer, CommerceClient } from '@weefsel/api-clients';
import type { RefusedForm } from '@weefsel/contracts';
import type { CartStore, SessionStore } from '@weefsel/stores';
import type { CheckoutEventName } from '../tracking/to-checkout-event';
import type { CheckoutMemory } from './checkout-storage';
import { draftIn, type DetailsDraft } from './details/details-draft';
import type { DetailsForm, ServedDetails } from './details/details-form';
import type { OrderPlacing } from './order-placing';
import { stepOf, type Step } from './steps';

export interface CheckoutNeighbours {
  session: SessionStore;
  cart: CartStore;
  checkout: CommerceClient['checkout'];
  details: DetailsForm;
  placing: OrderPlacing;
  /** Says which step was taken, with the name of what was chosen. */
  tell: (name: CheckoutEventName, method?: string) => void;
  /** Lets the address say which step is open. */
  showStep?: (step: Step) => void;
}

/** What the server knows for the checkout. */
export interface ServedCheckout extends ServedDetails {
  /** The step that the address names. */
  step: Step;
  /** What can be chosen, for a shopper who is known. */
  offer?: CheckoutOffer;
  /** The newest order of the shopper, null without one: by it an order that is sent twice is placed once. */
  newest?: string | null;
  /** The same, when it was placed a little while ago: an empty cart has become it. */
  placed?: string | undefined;
}

/** The state in which a checkout begins. */
export interface Beginning {
  served: ServedCheckout;
  /** The form as it was sent without script. */
  refused?: RefusedForm | undefined;
  /** What this tab remembers; absent while the server's HTML is taken over. */
  memory?: CheckoutMemory | undefined;
}

/** The step that is wanted: that of the form, else of the address, else the one that the tab remembers. */
export function wantedStep({ served, refused, memory }: Beginning): Step {
  if (refused) return stepOf(refused);
  return served.step === 'details' ? (memory?.step ?? served.step) : served.step;
}

/** What was typed: in the form that was sent, else what the tab remembers. */
export const draftOf = ({ refused, memory }: Beginning): DetailsDraft | undefined =>
  refused?.form === 'details' ? draftIn(refused.values) : memory?.draft;
