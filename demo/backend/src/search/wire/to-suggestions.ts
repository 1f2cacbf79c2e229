import type { Suggestions } from '../engine/find-suggestions.ts';
import type { CategoryIndex, CategoryNode } from '../engine/category-index.ts';
import type { Redirects } from '../text/redirects.ts';
import { encode } from './print-url.ts';

interface WireSuggestionCategory {
  path: string;
  name: string;
  parentPath: string | null;
  parentName: string | null;
  link: null;
}

export interface WireSuggestion {
  match: string;
  navigationLink: {
    path: string;
    context: {
      searchterm: string | null;
      category: WireSuggestionCategory | null;
      facetFilters: { key: string; values: string[] }[];
    };
  };
  redirects: { url: string }[];
}

export interface WireSuggestionGroup {
  name: string;
  type: 'SearchPhrase' | 'Category' | 'FacetFilter';
  suggestions: WireSuggestion[];
}

interface SuggestionPlace {
  tree: CategoryIndex;
  instanceKey: string;
  redirectOf: Redirects;
}

/** Suggestion groups in wire format, without empty groups. */
export function toSuggestions(
  { phrases, categories, brands }: Suggestions,
  { tree, instanceKey, redirectOf }: SuggestionPlace,
): WireSuggestionGroup[] {
  const redirectsOf = (match: string): { url: string }[] => {
    const url = redirectOf(match);
    return url === undefined ? [] : [{ url }];
  };
  const toPhrase = (match: string): WireSuggestion => ({
    match,
    navigationLink: {
      path: `/navigation-search/${instanceKey}?tn_q=${encode(match)}`,
      context: { searchterm: match, category: null, facetFilters: [] },
    },
    redirects: redirectsOf(match),
  });
  /** Commerce ids from the root down; shops look up the last one. */
  const idsOf = (node: CategoryNode): string =>
    tree
      .lineage(node)
      .map(({ category }) => category.id)
      .join('-');
  const toCategory = (node: CategoryNode): WireSuggestion => ({
    match: node.category.name,
    navigationLink: {
      path: `/navigation/${instanceKey}?tn_cid=${tree.path(node)}`,
      context: {
        searchterm: null,
        category: {
          path: idsOf(node),
          name: node.category.name,
          parentPath: node.parent ? idsOf(node.parent) : null,
          parentName: node.parent?.category.name ?? null,
          link: null,
        },
        facetFilters: [],
      },
    },
    redirects: [],
  });
  const toBrand = (match: string): WireSuggestion => ({
    match,
    navigationLink: {
      path: `/navigation-search/${instanceKey}?tn_q=${encode(match)}&tn_fk_merk=${encode(match)}`,
      context: { searchterm: match, category: null, facetFilters: [{ key: 'merk', values: [match] }] },
    },
    redirects: redirectsOf(match),
  });
  const groups: WireSuggestionGroup[] = [
    { name: 'Suggesties', type: 'SearchPhrase', suggestions: phrases.map(toPhrase) },
    { name: 'Categorieën', type: 'Category', suggestions: categories.map(toCategory) },
    { name: 'Merken', type: 'FacetFilter', suggestions: brands.map(toBrand) },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
