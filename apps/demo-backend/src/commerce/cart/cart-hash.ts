import { hash } from 'node:crypto';
import type { CalculatedCart } from './calculate-cart.ts';

/** What a shopper saw before ordering, in short: it changes with every line and with the total. */
export const cartHash = ({ rows, totalCents }: Pick<CalculatedCart, 'rows' | 'totalCents'>): string =>
  hash('sha256', JSON.stringify([rows.map(({ id, quantity }) => [id, quantity]), totalCents]));
