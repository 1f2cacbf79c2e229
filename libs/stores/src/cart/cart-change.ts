import type { Cart, CartError } from '@weefsel/api-clients';

/** What became of a product that was to go into the cart: `no-more` has as many in it as there are. */
export type Added = 'added' | 'sold-out' | 'no-more' | 'failed';

/** How a session becomes another one. */
export type SessionChange = 'entered' | 'left' | 'removed';

/** What a change of the shopper's made of the cart. */
export interface Change {
  before: Cart;
  after: Cart;
}

/** Whether a message is for who asked for the change, who tells it. */
export type IsMine = (error: CartError, change: Change) => boolean;
