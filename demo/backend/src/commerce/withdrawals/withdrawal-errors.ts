import { storeError, type StoreError } from '../transport/store-error.ts';

/** Same error for an unknown order and another customer's: existing numbers stay secret. */
export const orderNotRecognised = (): StoreError =>
  storeError(403, 'SHOP__WITHDRAWAL_ORDER_UNKNOWN', 'No order has this number and this e-mail address.');

/** Nothing is left to withdraw, or it is too late. */
export const nothingToWithdraw = (): StoreError =>
  storeError(409, 'SHOP__WITHDRAWAL_NOTHING_LEFT', 'Nothing of this order can be given up.');

export const withdrawalUnknown = (): StoreError =>
  storeError(410, 'SHOP__WITHDRAWAL_UNKNOWN', 'There is no such withdrawal any more.');

export const nothingChosen = (): StoreError =>
  storeError(400, 'SHOP__WITHDRAWAL_NOTHING_CHOSEN', 'No line was chosen.');

/** The chosen goods were withdrawn in the meantime, or the order has changed. */
export const withdrawalChanged = (): StoreError =>
  storeError(409, 'SHOP__WITHDRAWAL_CHANGED', 'What was chosen cannot be given up any more.');

/** A label contains an address, so a withdrawal's code needs the order's postcode too. */
export const labelNeedsProof = (): StoreError =>
  storeError(403, 'SHOP__RETURN_LABEL_NEEDS_PROOF', 'The postcode of the order is needed.');

export const labelProofWrong = (): StoreError =>
  storeError(403, 'SHOP__RETURN_LABEL_WRONG_PROOF', 'The order has no such postcode.');
