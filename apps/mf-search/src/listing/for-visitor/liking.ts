import type { Likes } from '@weefsel/product/visitor';
import type { ListingCard } from '../listing-data';

/** Maximum number of places a product moves forward: the recommended order stays recognisable. */
const LIFT = 24;

const least = (weights: readonly number[]): number => Math.max(0, ...weights);

/** Score of a product by the brands, kinds, colours and sizes that were viewed before. */
export function likingOf({ brand, name, colours = [], sizes = [] }: ListingCard, { signs }: Likes): number {
  const weightOf = (sign: string): number => signs[sign.slice(0, 24)] ?? 0;
  const called = name.toLowerCase();
  const kinds = Object.entries(signs)
    .filter(([sign]) => sign.startsWith('k ') && called.includes(sign.slice(2)))
    .map(([, weight]) => weight);
  const values = [...colours.map((colour) => colour.name), ...sizes].map((value) => weightOf(`v ${value}`));
  return weightOf(`m ${brand}`) + least(kinds) + least(values);
}

/** Reorders the cards from a place on by score; those before it stay. */
export function likedFirst(
  cards: readonly ListingCard[],
  from: number,
  likes: Likes | undefined,
): readonly ListingCard[] {
  if (!likes) return cards;
  const liking = cards.map((card) => likingOf(card, likes));
  const most = Math.max(...liking.slice(from));
  if (!(most > 0)) return cards;
  const place = (card: ListingCard, index: number) => index - (LIFT * (liking[index] ?? 0)) / most;
  const rest = cards
    .map((card, index) => ({ card, index, place: place(card, index) }))
    .slice(from)
    .sort((a, b) => a.place - b.place || a.index - b.index);
  return [...cards.slice(0, from), ...rest.map(({ card }) => card)];
}
