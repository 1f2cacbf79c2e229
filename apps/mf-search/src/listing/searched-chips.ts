import { paths, plainText } from '@weefsel/contracts';
import { negationsOf } from '../search-page/understanding/negations';
import {
  withCategory,
  withoutFilters,
  type ListingAddress,
  type ListingState,
} from './address/listing-state';
import type { ListingViewProps } from './listing-data';

/** A choice that can be taken away. */
export interface Chip {
  id: string;
  title: string;
  text: string;
  /** It is what is searched for: letting everything go leaves it. */
  isSearched?: true;
  /** The listing without it. */
  without: ListingState;
}

const isSearch = ({ path }: ListingAddress): boolean => path === paths.search.pattern;

/** The department or category that a search is narrowed to; none while its name is not known. */
function categoryChip({ categories }: ListingViewProps['data'], state: ListingState): Chip[] {
  const current = categories.links.findLast((link) => link.current);
  if (!current || state.category === undefined) return [];
  const without = withCategory(state, undefined);
  return [{ id: `category ${current.name}`, title: categories.title, text: current.name, without }];
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The kinds of goods that are searched for; without its word a search is for all else that it says. */
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

/** What a search chose beside its filters: where it looks, and what it does not want. */
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

/** Everything let go that has a chip, but for what is searched for. */
export function withoutSearched(address: ListingAddress): ListingState {
  const bare = withoutFilters(address.state);
  if (!isSearch(address)) return bare;
  const text = negationsOf(bare.text).reduce((left, { said }) => left.replace(said, ' '), bare.text);
  return { ...withCategory(bare, undefined), text: text.replace(/\s+/g, ' ').trim() };
}
