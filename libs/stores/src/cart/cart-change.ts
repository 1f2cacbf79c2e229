import type { Cart, CartError } from '@weefsel/api-clients';

/** Result of adding a product. `no-more`: the cart already holds all available ones. */
export type Added = 'added' | 'sold-out' | 'no-more' | 'failed';

/** Kind of change of a session. */
export type SessionChange = 'entered' | 'left' | 'removed';

/** The cart after a shopper's change. */
export interface Change {
  before: Cart;
  after: Cart;
}

/** True for a message that the caller of a change shows itself. */
export type IsMine = (error: CartError, change: Change) => boolean;

/** A cart that the server read for a page; null when reading failed. */
export type ServedCart = Cart | null;
