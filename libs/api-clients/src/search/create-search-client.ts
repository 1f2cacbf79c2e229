/**
 * Makes the client of this shop's search service. Any function from `SearchConfig` to `SearchClient` can replace it.
 */
export { createTweakwiseClient as createSearchClient } from './create-tweakwise-client';
