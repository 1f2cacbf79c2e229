import { PRICE_KEY, rangeValues } from '../../listing/facets/price/price-range';
import type { ShopFacets } from './shop-facets';
import { extract } from './phrase-mark';
import { choose, type Understood } from './understood';

const NUMBER = String.raw`€? ?(\d{1,5}(?:[.,]\d{1,2})?)(?![\d.,]*\d)`;
const EURO = String.raw` ?(?:€|euro'?s?\b|eur\b|,-)`;
const AMOUNT = `${NUMBER}(?:${EURO})?`;

const BETWEEN = new RegExp(
  String.raw`\b(?:tussen|between|van|from)(?: de)? ${AMOUNT} ?(?:en|and|tot|to|-|–) ?${AMOUNT}`,
  'g',
);
const SPAN = new RegExp(String.raw`${AMOUNT} ?(?:-|–|tot|t\/m|en) ?${NUMBER}${EURO}`, 'g');
const BELOW = new RegExp(
  String.raw`(?:\b(?:onder|beneden|(?:voor )?minder dan|goedkoper dan|under|below|less than|cheaper than)(?: de)?|<) ?${AMOUNT}`,
  'g',
);
const UP_TO = new RegExp(
  String.raw`(?:\b(?:tot en met|tot|t\/m|max\.?|maximaal|maximum|hoogstens|niet duurder dan|niet meer dan|up to|budget)(?: de)?|<=) ?${AMOUNT}`,
  'g',
);
const ABOVE = new RegExp(
  String.raw`(?:\b(?:boven|meer dan|duurder dan|above|over|more than)(?: de)?|>) ?${AMOUNT}`,
  'g',
);
const FROM = new RegExp(String.raw`\b(?:vanaf|min\.?|minimaal|minimum|minstens|from) ?${AMOUNT}`, 'g');
const AROUND = new RegExp(
  String.raw`\b(?:rond|rondom|ongeveer|circa|ca\.?|around|about)(?: de)? ?${AMOUNT}`,
  'g',
);
const FOR = new RegExp(
  String.raw`(?:\bvoor )?(?:€ ?(\d{1,5}(?:[.,]\d{1,2})?)|(\d{1,5}(?:[.,]\d{1,2})?)${EURO})`,
  'g',
);

/** Tolerance of `rond de 100` to both sides, as a fraction. */
const NEAR = 0.2;
/** The smallest step between prices, in euro. */
const CENT = 0.01;

const round = (euro: number): number => Math.round(euro * 100) / 100;
const toEuro = (text = ''): number => Number(text.replace(',', '.'));

/** Reads prices in shoppers' words: `onder 100 euro`, `tussen 50 en 80`, `vanaf € 200`, `rond de 100`. */
export function readPrice(understood: Understood, { price: limits }: Pick<ShopFacets, 'price'>): void {
  if (!limits) return;
  const take = (min: number, max: number): boolean => {
    if (!(min <= max) || understood.filters.has(PRICE_KEY)) return false;
    choose(understood, PRICE_KEY, rangeValues({ min: round(min), max: round(max) }));
    return true;
  };
  const lowest = (max: number): number => Math.min(Math.floor(limits.min), max);
  const highest = (min: number): number => Math.max(Math.ceil(limits.max), min);
  const ways: readonly [RegExp, (one: number, other: number) => boolean][] = [
    [BETWEEN, (one, other) => take(Math.min(one, other), Math.max(one, other))],
    [SPAN, (one, other) => take(Math.min(one, other), Math.max(one, other))],
    [BELOW, (max) => take(lowest(max), max - CENT)],
    [UP_TO, (max) => take(lowest(max), max)],
    [ABOVE, (min) => take(min + CENT, highest(min + 1))],
    [FROM, (min) => take(min, highest(min))],
    [AROUND, (about) => take(about * (1 - NEAR), about * (1 + NEAR))],
    [FOR, (max) => take(lowest(max), max)],
  ];
  for (const [pattern, read] of ways)
    understood.text = extract(understood.text, pattern, ([, one, other]) =>
      read(toEuro(one || other), toEuro(other)),
    );
}
