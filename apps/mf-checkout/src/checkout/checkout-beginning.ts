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
  /** Tracks a completed step, with the name of the chosen method. */
  tell: (name: CheckoutEventName, method?: string) => void;
  /** Writes the open step into the address. */
  showStep?: (step: Step) => void;
}

/** Server data of the checkout. */
export interface ServedCheckout extends ServedDetails {
  /** Step in the address. */
  step: Step;
  /** Available methods, for a known shopper. */
  offer?: CheckoutOffer;
  /** The shopper's newest order, null without one. It prevents a resent order from being placed twice. */
  newest?: string | null;
  /** The same order, when placed recently: an empty cart has become it. */
  placed?: string | undefined;
}

/** Initial state of a checkout. */
export interface Beginning {
  served: ServedCheckout;
  /** Refused form that was sent without script. */
  refused?: RefusedForm | undefined;
  /** Memory of this tab; absent while the server's HTML is hydrated. */
  memory?: CheckoutMemory | undefined;
}

/** The wanted step: of the form, else of the address, else from the tab's memory. */
export function wantedStep({ served, refused, memory }: Beginning): Step {
  if (refused) return stepOf(refused);
  return served.step === 'details' ? (memory?.step ?? served.step) : served.step;
}

/** The typed details: from the refused form, else from the tab's memory. */
export const draftOf = ({ refused, memory }: Beginning): DetailsDraft | undefined =>
  refused?.form === 'details' ? draftIn(refused.values) : memory?.draft;
