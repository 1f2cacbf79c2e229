import { promotionByCode } from '../promotions/promotions.ts';
import type { Shop } from '../shop.ts';
import { asList, asObject, asText } from '../transport/json-body.ts';
import type { StoreCall } from '../transport/store-routes.ts';

/**
 * Counts the unknown promotion codes of a request. Valid codes neither count nor offset guesses.
 * @throws StoreError 429 after too many guesses, before any code is applied
 */
export function limitGuesses({ limits }: Shop, { body, ip }: Pick<StoreCall, 'body' | 'ip'>): void {
  const guesses = asList(body['items'])
    .map(asObject)
    .filter(({ type }) => type === 'promotion')
    .filter(({ referencedId, id }) => !promotionByCode(asText(referencedId) || asText(id)));
  for (let count = 0; count < guesses.length; count += 1) limits.voucher.take(ip);
}
