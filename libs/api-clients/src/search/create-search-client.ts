/** Makes the client of this shop's search service. Whatever makes a `SearchClient` of a `SearchConfig` can stand here. */
export { createTweakwiseClient as createSearchClient } from './create-tweakwise-client';
