import type { Suggestion as WireSuggestion, SuggestionGroup as WireGroup } from '@weefsel/api-clients';
import { NO_LINK, paths, safeHref } from '@weefsel/contracts';
import { groupOf, type Suggestion, type SuggestionGroup } from './suggestion';

/** Addresses of categories by their id in the commerce backend. */
export type CategoryHrefs = ReadonlyMap<string, string>;

/** Known facts about categories, by their id in the commerce backend. */
interface KnownCategories {
  hrefs: CategoryHrefs;
  /** Names of the shop's departments: several of them have equally named categories. */
  departments: ReadonlyMap<string, string>;
}

/** The service's endpoint with the shop's key, at the start of a suggestion's path. */
const ENDPOINT = /^\/?navigation(-search)?\/[^/?#]+/;

/** Maximum number of phrases: the content below must stay visible on a phone. */
const MOST_PHRASES = 5;

/** Ids from the tree's root down to a suggestion's category. */
const idsOf = ({ navigationLink }: WireSuggestion): string[] =>
  navigationLink?.context?.category?.path?.toLowerCase().split('-') ?? [];

/** Id of a suggestion's category: the last one of its path. */
export const categoryIdOf = (suggestion: WireSuggestion): string | undefined => idsOf(suggestion).at(-1);

/** The service's redirect instead of a list; undefined for most, and for an invalid address. */
export function redirectOf(redirects: readonly { url: string }[] | null | undefined): string | undefined {
  const href = safeHref(redirects?.[0]?.url);
  return href === NO_LINK ? undefined : href;
}

const toPhrase = ({ match, redirects }: WireSuggestion): Suggestion => ({
  label: match,
  href: redirectOf(redirects) ?? paths.search.to(match),
});

function toBrand({ match, navigationLink }: WireSuggestion): Suggestion {
  const path = navigationLink?.path ?? '';
  const href = ENDPOINT.test(path) ? path.replace(ENDPOINT, paths.search.to()) : paths.search.to(match);
  return { label: match, href };
}

function toCategory(suggestion: WireSuggestion, { hrefs, departments }: KnownCategories): Suggestion {
  const { match, navigationLink } = suggestion;
  const department = idsOf(suggestion)
    .slice(0, -1)
    .flatMap((id) => departments.get(id) ?? [])[0];
  const parent = department ?? navigationLink?.context?.category?.parentName;
  const href = hrefs.get(categoryIdOf(suggestion) ?? '') ?? NO_LINK;
  return {
    label: match,
    ...(parent && { detail: parent }),
    href: href === NO_LINK ? paths.search.to(match) : href,
  };
}

/** Suggestions from the service's groups. A category without a known address becomes a search. */
export function toSuggestionGroups(groups: readonly WireGroup[], known: KnownCategories): SuggestionGroup[] {
  const ofType = (type: string) =>
    groups.filter((group) => group.type === type).flatMap(({ suggestions }) => suggestions);
  const categories = ofType('Category').map((suggestion) => toCategory(suggestion, known));
  return [
    ...groupOf('phrases', ofType('SearchPhrase').slice(0, MOST_PHRASES).map(toPhrase)),
    ...groupOf('categories', categories),
    ...groupOf('brands', ofType('FacetFilter').map(toBrand)),
  ];
}
