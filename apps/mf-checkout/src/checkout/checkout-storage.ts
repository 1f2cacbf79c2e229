import { STORAGE_KEYS } from '@weefsel/contracts';
import { emptyDraft, type DetailsDraft } from './details/details-draft';
import { STEPS, type Step } from './steps';

/**
 * An order that was sent without an answer yet: whose, and the id of their newest order before it, null when there was
 * none.
 */
export interface Attempt {
  customerId: string;
  previous: string | null;
}

/** What this tab remembers of the checkout over a reload. Nothing of a payment is in it. */
export interface CheckoutMemory {
  /** The step that the shopper has come to. */
  step?: Step;
  draft?: DetailsDraft;
  attempt?: Attempt;
  /** Words for a card, as far as they are written. */
  giftNote?: string;
  /** The order that came of it. */
  orderId?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const texts = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};

const toDraft = (kept: Record<string, unknown>): DetailsDraft => ({
  ...emptyDraft(),
  values: texts(kept['values']),
  otherBilling: kept['otherBilling'] === true,
  addressIds: texts(kept['addressIds']),
});

/** Reads the valid parts of the stored data: another program or an older release may have written it. */
function toMemory(kept: Record<string, unknown>): CheckoutMemory {
  const { step, draft, attempt, giftNote, orderId } = kept;
  const known = STEPS.find((name) => name === step);
  const { previous, customerId } = isObject(attempt) ? attempt : {};
  return {
    ...(known && { step: known }),
    ...(isObject(draft) && { draft: toDraft(draft) }),
    ...(isText(customerId) &&
      (isText(previous) || previous === null) && { attempt: { customerId, previous } }),
    ...(isText(giftNote) && { giftNote }),
    ...(isText(orderId) && { orderId }),
  };
}

/** What is remembered; nothing when the browser keeps nothing. */
export function recallCheckout(): CheckoutMemory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.checkout) ?? '{}');
    return isObject(kept) ? toMemory(kept) : {};
  } catch {
    return {};
  }
}

/** Changes what is remembered; `undefined` forgets. A browser that keeps nothing costs only the convenience. */
export function rememberCheckout(change: {
  [K in keyof CheckoutMemory]?: CheckoutMemory[K] | undefined;
}): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.checkout, JSON.stringify({ ...recallCheckout(), ...change }));
  } catch {
    // Private windows may refuse; the page goes on without.
  }
}
