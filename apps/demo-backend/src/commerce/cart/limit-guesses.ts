import { promotionByCode } from '../promotions/promotions.ts';
import type { Shop } from '../shop.ts';
import { asList, asObject, asText } from '../transport/json-body.ts';
import type { StoreCall } from '../transport/store-routes.ts';

/**
 * Counts the codes of a request that nobody gave out; a right one is no guess, and excuses none.
 * @throws StoreError 429 for who tries too many, before any of them is looked at
 */
export function limitGuesses({ limits }: Shop, { body, ip }: Pick<StoreCall, 'body' | 'ip'>): void {
  const guesses = asList(body['items'])
    .map(asObject)
    .filter(({ type }) => type === 'promotion')
    .filter(({ referencedId, id }) => !promotionByCode(asText(referencedId) || asText(id)));
  for (let count = 0; count < guesses.length; count += 1) limits.voucher.take(ip);
}
