import { plainText } from '@weefsel/contracts';
import type { ShopFacets } from './shop-facets';
import { extract } from './phrase-mark';
import type { Understood } from './understood';

/** Words that ask for a sort, with the folded title of that sort. */
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:niet (?:te |al te |zo )?duur|goedkoop|goedkope|goedkoopste|voordelige?|betaalbare?|cheap|cheapest)(?!\p{L})/gu,
    'prijs oplopend',
  ],
  [/(?<!\p{L})(?:duurste|most expensive)(?!\p{L})/gu, 'prijs aflopend'],
  [/(?<!\p{L})(?:nieuwste|newest|latest)(?!\p{L})/gu, 'nieuwste'],
  [/(?<!\p{L})hoogste korting(?!\p{L})/gu, 'hoogste korting'],
];

/** Reads a sort in words: `goedkope jas` has the cheapest first. */
export function readSort(understood: Understood, { sorts }: Pick<ShopFacets, 'sorts'>): void {
  for (const [pattern, title] of ORDERS) {
    const sort = sorts.find((one) => plainText(one) === title);
    if (!sort) continue;
    understood.text = extract(understood.text, pattern, () => {
      understood.sort ??= sort;
      return true;
    });
  }
}
