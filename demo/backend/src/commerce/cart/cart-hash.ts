import { hash } from 'node:crypto';
import type { CalculatedCart } from './calculate-cart.ts';

/** Hash of the cart that a shopper saw before ordering. Changes with every line and the total. */
export const cartHash = ({ rows, totalCents }: Pick<CalculatedCart, 'rows' | 'totalCents'>): string =>
  hash('sha256', JSON.stringify([rows.map(({ id, quantity }) => [id, quantity]), totalCents]));
