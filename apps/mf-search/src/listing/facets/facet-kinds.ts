import type { ChoiceKind, FacetKind } from './facet-kind';
import * as listed from './facet-list';

type Listed = typeof listed;

type Facets = { [K in keyof Listed]: Listed[K] extends FacetKind<infer F> ? F : never };

/** A facet of the filter bar, of any kind. */
export type ListingFacet = Facets[keyof Facets];

/** All kinds by name. A facet type with another name than its key does not compile. */
export const facetKinds: { [K in ListingFacet['kind']]: FacetKind<Facets[K]> } = listed;

const kinds: readonly ChoiceKind[] = Object.values(facetKinds);

export const kindOf = <K extends ListingFacet['kind']>({ kind }: { kind: K }): FacetKind<Facets[K]> =>
  facetKinds[kind];

/** Key of a facet in addresses. */
export const facetKey = (facet: ListingFacet): string => kindOf(facet).key(facet);

const ownKindOf = (key: string): ChoiceKind | undefined =>
  kinds.find(({ ownKeys }) => ownKeys?.includes(key));

/** True for a key with a fixed kind; the search service always knows such a key. */
export const isOwnKey = (key: string): boolean => ownKindOf(key) !== undefined;

/** The kind that parses and prints the values of a key. */
export const choiceKindOf = (key: string): ChoiceKind => ownKindOf(key) ?? facetKinds.options;
