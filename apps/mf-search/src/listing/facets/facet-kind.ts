import type { Facet } from '@weefsel/api-clients';
import type { SnippetsStore } from '@weefsel/stores';
import type { ComponentType } from 'react';
import type { ListingAddress } from '../address/listing-state';

/** Keeps the order of known names. Inserts each new one after its predecessor in `now`. */
export function inKnownOrder(known: readonly string[], now: readonly string[]): string[] {
  const order = [...known];
  now.forEach((name, index) => {
    if (!order.includes(name)) order.splice(order.indexOf(now[index - 1] ?? '') + 1, 0, name);
  });
  return order;
}

/** Common fields of all facets of the filter bar. */
export interface AnyFacet {
  kind: string;
  title: string;
  /** Initially closed, unless it has chosen values. */
  collapsed?: true;
  /**
   * Hidden: it has no chosen value, and no choice would narrow the listing. Stays in the data, for correct counts.
   */
  idle?: true;
}

/** Parses and prints the chosen values of a facet kind. */
export interface ChoiceKind {
  /** Keys of the search service that always have this kind. A kind without them takes all others. */
  ownKeys?: readonly string[];
  /** Chosen values from an address, normalised and without duplicates. Never throws. */
  parse: (values: readonly string[]) => string[];
  /** Display text of a chosen value. */
  print: (value: string, title: string, snippets: SnippetsStore) => string;
}

/** Converts facets of the search service's response. Runs on the server. */
export interface FacetReader<F extends AnyFacet> {
  /** True for a facet of this kind. A reader without this function takes all remaining facets. */
  isOne?: (facet: Facet) => boolean;
  /** Undefined when the facet has no values to choose. */
  toFacet: (facet: Facet) => F | undefined;
  /** True when no choice would reduce `total` products. */
  isIdle?: (facet: Facet, total: number) => boolean;
}

/** Props of a facet's view. */
export interface FacetViewProps<F extends AnyFacet> {
  facet: F;
  address: ListingAddress;
}

/** Everything the listing needs of a facet kind. */
export interface FacetKind<F extends AnyFacet> extends ChoiceKind {
  /** Key of the facet in addresses. */
  key: (facet: F) => string;
  /** The facet to show after `before`, given the response's `now`; undefined hides it. */
  steady: (before: F, now: F | undefined) => F | undefined;
  /** True when the chosen values exclude nothing. Absent when every choice excludes products. */
  isEverything?: (facet: F, chosen: readonly string[]) => boolean;
  view: ComponentType<FacetViewProps<F>>;
  /** Loads the reader from a chunk that only the server requests. */
  read: () => Promise<{ reader: FacetReader<F> }>;
}
