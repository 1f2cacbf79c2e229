/**
 * Makes the client of this shop's search service. Any function from `SearchConfig` to `SearchClient` can replace it.
 * Chosen by the build, so that browsers load one client.
 */
export { createTweakwiseClient as createSearchClient } from './create-tweakwise-client';
