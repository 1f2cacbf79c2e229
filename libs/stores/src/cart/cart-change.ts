import type { Cart, CartError } from '@weefsel/api-clients';

/** The result of adding a product: `no-more` means that the cart already has as many as there are. */
export type Added = 'added' | 'sold-out' | 'no-more' | 'failed';

/** How a session becomes another one. */
export type SessionChange = 'entered' | 'left' | 'removed';

/** The cart after a shopper's change. */
export interface Change {
  before: Cart;
  after: Cart;
}

/** True for a message that the caller of the change shows itself. */
export type IsMine = (error: CartError, change: Change) => boolean;

/** A cart that the server has read for a page: null when it could not. */
export type ServedCart = Cart | null;
