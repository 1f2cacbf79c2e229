import type { Facet } from '@weefsel/api-clients';
import type { SnippetsStore } from '@weefsel/stores';
import type { ComponentType } from 'react';
import type { ListingAddress } from '../address/listing-state';

/** Keeps known names in their order and inserts each new one after its neighbour. */
export function inKnownOrder(known: readonly string[], now: readonly string[]): string[] {
  const order = [...known];
  now.forEach((name, index) => {
    if (!order.includes(name)) order.splice(order.indexOf(now[index - 1] ?? '') + 1, 0, name);
  });
  return order;
}

/** What every facet of the filter bar has. */
export interface AnyFacet {
  kind: string;
  title: string;
  /** Closed at first, unless something is chosen in it. */
  collapsed?: true;
  /** Nothing is chosen in it and no choice would narrow the listing: it is not shown until one would. */
  idle?: true;
}

/** How chosen values of a facet kind are read from and written to an address. */
export interface ChoiceKind {
  /** Keys of the search service that always belong to this kind. A kind without own keys takes all others. */
  ownKeys?: readonly string[];
  /** Chosen values from an address, without duplicates and in one spelling. Never throws. */
  parse: (values: readonly string[]) => string[];
  /** A chosen value in words. */
  print: (value: string, title: string, snippets: SnippetsStore) => string;
}

/** Makes facets from the search service's answer. Runs where the service is called. */
export interface FacetReader<F extends AnyFacet> {
  /** Whether a facet is of this kind. A reader without this function takes the facets that no other takes. */
  isOne?: (facet: Facet) => boolean;
  /** Undefined when there is nothing to choose. */
  toFacet: (facet: Facet) => F | undefined;
  /** Whether no choice in it would leave fewer than these products. */
  isIdle?: (facet: Facet, total: number) => boolean;
}

/** What a facet is shown from. */
export interface FacetViewProps<F extends AnyFacet> {
  facet: F;
  address: ListingAddress;
}

/** Everything that the listing needs of a facet kind. */
export interface FacetKind<F extends AnyFacet> extends ChoiceKind {
  /** What a facet is called in addresses. */
  key: (facet: F) => string;
  /** The facet to show when the last answer had `before` and this one has `now`; undefined hides it. */
  steady: (before: F, now: F | undefined) => F | undefined;
  /** True when the chosen values exclude nothing; absent when every choice excludes something. */
  isEverything?: (facet: F, chosen: readonly string[]) => boolean;
  view: ComponentType<FacetViewProps<F>>;
  /** In a chunk that no browser asks for. */
  read: () => Promise<{ reader: FacetReader<F> }>;
}
