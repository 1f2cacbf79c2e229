import { cleanText } from '../../listing/address/clean-text';
import type { ListingState } from '../../listing/address/listing-state';
import type { ShopFacets } from './shop-facets';
import type { Understanding } from './understood';
import { occasionsIn } from './unused-words';

/** Parameter of a search address for words that its listing gave up. */
const UNUSED = 'tn_unused';

/** Titles of facets that a reading may give up, most dispensable first; never kind, department or price. */
const DISPENSABLE = [
  'seizoen',
  'lengtemaat',
  'pasvorm',
  'patroon',
  'mouwlengte',
  'maat',
  'kleur',
  'materiaal',
];

/** Words that the address of a listing has given up. */
export const givenUpIn = ({ other }: Pick<ListingState, 'other'>): string[] =>
  other
    .filter(([name]) => name === UNUSED)
    .flatMap(([, words]) => cleanText(words).split('|'))
    .filter(Boolean);

function withGivenUp(state: ListingState, words: readonly string[]): ListingState {
  const other = state.other.filter(([name]) => name !== UNUSED);
  return { ...state, other: [...other, [UNUSED, [...givenUpIn(state), ...words].join('|')]] };
}

/**
 * Listings for a reading without products, best first: without its occasion, without one filter, and without all of
 * these. Filters from before the reading stay. The address of each names the words given up.
 */
export function looserReadings(
  understood: Understanding,
  before: ListingState,
  { facets }: Pick<ShopFacets, 'facets'>,
): readonly ListingState[] {
  const keys = DISPENSABLE.flatMap((title) => facets.filter((facet) => facet.title === title)).map(
    ({ key }) => key,
  );
  const given = keys.filter((key) => understood.said[key]);
  const without = (dropped: readonly string[]): ListingState => {
    const filters = Object.entries({ ...understood.filters }).flatMap(([key, values]) => {
      const kept = dropped.includes(key) ? before.filters[key] : values;
      return kept ? [[key, kept] as const] : [];
    });
    const words = dropped.flatMap((key) => understood.said[key] ?? []);
    return withGivenUp({ ...understood, filters: Object.fromEntries(filters) }, words);
  };
  const { words, without: text } = occasionsIn(understood.text);
  return [
    ...(words.length > 0 ? [withGivenUp({ ...understood, text }, words)] : []),
    ...given.map((key) => without([key])),
    ...(given.length > 1 ? [without(given)] : []),
  ];
}
