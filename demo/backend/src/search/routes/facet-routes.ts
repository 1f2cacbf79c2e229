import type { FastifyInstance } from 'fastify';
import { toFacetList, type ListingSource } from '../wire/to-listing.ts';
import { listingQueryOf } from './listing-routes.ts';

/** The facets of a listing without its items, and the values of one facet; empty when absent. */
export function facetRoutes(app: FastifyInstance, source: ListingSource): void {
  app.get('/facets/:key', (request) => ({ facets: toFacetList(source, listingQueryOf(request)) }));
  app.get<{ Params: { urlkey: string } }>('/facets/:urlkey/attributes/:key', (request) => {
    const facets = toFacetList(source, listingQueryOf(request));
    const facet = facets.find(({ facetsettings }) => facetsettings.urlkey === request.params.urlkey);
    return { attributes: facet?.attributes ?? [] };
  });
}
