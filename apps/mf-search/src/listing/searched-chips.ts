import { paths, plainText } from '@weefsel/contracts';
import { negationsOf } from '../search-page/understanding/negations';
import {
  withCategory,
  withoutFilters,
  type ListingAddress,
  type ListingState,
} from './address/listing-state';
import type { ListingViewProps } from './listing-data';

/** A removable choice. */
export interface Chip {
  id: string;
  title: string;
  text: string;
  /** Part of the search itself: "remove all" keeps it. */
  isSearched?: true;
  /** The listing without it. */
  without: ListingState;
}

const isSearch = ({ path }: ListingAddress): boolean => path === paths.search.pattern;

/** The department or category of a narrowed search; none while its name is unknown. */
function categoryChip({ categories }: ListingViewProps['data'], state: ListingState): Chip[] {
  const current = categories.links.findLast((link) => link.current);
  if (!current || state.category === undefined) return [];
  const without = withCategory(state, undefined);
  return [{ id: `category ${current.name}`, title: categories.title, text: current.name, without }];
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Kinds of product in the text. Removing one searches for the remaining words. */
const kindChips = ({ kinds = [] }: ListingViewProps['data'], state: ListingState): Chip[] =>
  words(state.text)
    .filter((word) => kinds.includes(plainText(word)))
    .map((word): Chip => ({
      id: `kind ${word}`,
      title: '',
      text: word.slice(0, 1).toUpperCase() + word.slice(1),
      isSearched: true,
      without: {
        ...state,
        page: 1,
        text: words(state.text)
          .filter((other) => other !== word)
          .join(' '),
      },
    }));

/** Chips of a search beside its filters: category, kinds of product, and exclusions. */
export function searchedChips(data: ListingViewProps['data'], address: ListingAddress): Chip[] {
  if (!isSearch(address)) return [];
  const { state } = address;
  const negations = negationsOf(state.text).map(({ said, without }) => ({
    id: said,
    title: '',
    text: said,
    without: { ...state, page: 1, text: without },
  }));
  return [...categoryChip(data, state), ...kindChips(data, state), ...negations];
}

/** The listing without the choices that have a chip, except those of the search itself. */
export function withoutSearched(address: ListingAddress): ListingState {
  const bare = withoutFilters(address.state);
  if (!isSearch(address)) return bare;
  const text = negationsOf(bare.text).reduce((left, { said }) => left.replace(said, ' '), bare.text);
  return { ...withCategory(bare, undefined), text: text.replace(/\s+/g, ' ').trim() };
}
