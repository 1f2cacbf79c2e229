import type { Facet } from '@weefsel/api-clients';
import type { SnippetsStore } from '@weefsel/stores';
import type { ComponentType } from 'react';
import type { ListingAddress } from '../address/listing-state';

/** What every facet of the filter bar has. */
export interface AnyFacet {
  kind: string;
  title: string;
  /** Closed at first, unless something is chosen in it. */
  collapsed?: true;
}

/** How what is chosen in facets of a kind is written. */
export interface ChoiceKind {
  /** Keys of the search service that are always of this kind; a kind without takes those that no other has. */
  ownKeys?: readonly string[];
  /** What is chosen, from the values of an address: each once and in one spelling. Never throws. */
  parse: (values: readonly string[]) => string[];
  /** A chosen value in words. */
  print: (value: string, title: string, snippets: SnippetsStore) => string;
}

/** Makes facets of what the search service sends. Runs where that is asked. */
export interface FacetReader<F extends AnyFacet> {
  /** Whether it is of this kind; a reader without takes what no other does. */
  isOne?: (facet: Facet) => boolean;
  /** Undefined when there is nothing to choose. */
  toFacet: (facet: Facet) => F | undefined;
}

/** Everything that the listing has to know of a kind of facet. */
export interface FacetKind<F extends AnyFacet> extends ChoiceKind {
  /** What a facet is called in addresses. */
  key: (facet: F) => string;
  /** A facet of the answer before, beside that of the answer now; undefined when it goes. */
  steady: (before: F, now: F | undefined) => F | undefined;
  /** Whether what is chosen excludes nothing; absent when every choice excludes something. */
  isEverything?: (facet: F, chosen: readonly string[]) => boolean;
  view: ComponentType<{ facet: F; address: ListingAddress }>;
  /** In a chunk that no browser asks for. */
  read: () => Promise<{ reader: FacetReader<F> }>;
}
