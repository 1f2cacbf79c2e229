import { STORAGE_KEYS } from '@weefsel/contracts';
import { emptyDraft, type DetailsDraft } from './details/details-draft';
import { STEPS, type Step } from './steps';

/**
 * An order that was sent but not yet answered, with its customer. `previous` is their newest order before it, null
 * without one.
 */
export interface Attempt {
  customerId: string;
  previous: string | null;
}

/** Checkout state that this tab keeps over a reload. Contains nothing of a payment. */
export interface CheckoutMemory {
  /** The step that the shopper has reached. */
  step?: Step;
  draft?: DetailsDraft;
  attempt?: Attempt;
  /** Text of the gift card, as written so far. */
  giftNote?: string;
  /** The resulting order. */
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

/** Parses the valid parts of the stored data. Other code or an older release may have written it. */
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

/** Reads this tab's memory; empty when the browser stores nothing. */
export function recallCheckout(): CheckoutMemory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.checkout) ?? '{}');
    return isObject(kept) ? toMemory(kept) : {};
  } catch {
    return {};
  }
}

/**
 * Changes this tab's memory; `undefined` removes an entry. A browser without storage loses only the convenience.
 */
export function rememberCheckout(change: {
  [K in keyof CheckoutMemory]?: CheckoutMemory[K] | undefined;
}): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.checkout, JSON.stringify({ ...recallCheckout(), ...change }));
  } catch {
    // Private windows may refuse; the page goes on without.
  }
}
