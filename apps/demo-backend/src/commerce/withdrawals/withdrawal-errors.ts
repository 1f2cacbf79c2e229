import { storeError, type StoreError } from '../transport/store-error.ts';

/** Said of an order that does not exist and of one that is somebody else's: nobody learns which numbers are taken. */
export const orderNotRecognised = (): StoreError =>
  storeError(403, 'SHOP__WITHDRAWAL_ORDER_UNKNOWN', 'No order has this number and this e-mail address.');

/** There is nothing left to give up, or it is too late. */
export const nothingToWithdraw = (): StoreError =>
  storeError(409, 'SHOP__WITHDRAWAL_NOTHING_LEFT', 'Nothing of this order can be given up.');

export const withdrawalUnknown = (): StoreError =>
  storeError(410, 'SHOP__WITHDRAWAL_UNKNOWN', 'There is no such withdrawal any more.');

export const nothingChosen = (): StoreError =>
  storeError(400, 'SHOP__WITHDRAWAL_NOTHING_CHOSEN', 'No line was chosen.');

/** What was chosen was given up meanwhile, or the order has changed. */
export const withdrawalChanged = (): StoreError =>
  storeError(409, 'SHOP__WITHDRAWAL_CHANGED', 'What was chosen cannot be given up any more.');

/** A label has an address on it: who has nothing but a withdrawal's code has to know a postcode of the order too. */
export const labelNeedsProof = (): StoreError =>
  storeError(403, 'SHOP__RETURN_LABEL_NEEDS_PROOF', 'The postcode of the order is needed.');

export const labelProofWrong = (): StoreError =>
  storeError(403, 'SHOP__RETURN_LABEL_WRONG_PROOF', 'The order has no such postcode.');
