import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parametersOf, requireParameters } from '../answer-format.ts';
import { parseQuery, type ListingQuery } from '../wire/parse-query.ts';
import { toListing, type ListingSource } from '../wire/to-listing.ts';
import type { WireListing } from '../wire/wire-types.ts';

/** For endpoints that serve both: a search with a text, a category without. */
export function listingQueryOf(request: FastifyRequest): ListingQuery {
  const query = parseQuery(parametersOf(request));
  return { ...query, needsText: query.text !== '' };
}

/** Category pages and text search; `search` is the specification's name for `navigation-search`. */
export function listingRoutes(app: FastifyInstance, source: ListingSource): void {
  const navigation = (request: FastifyRequest): WireListing =>
    toListing(source, parseQuery(parametersOf(request)));
  const search = (request: FastifyRequest): WireListing => {
    requireParameters(request, 'tn_q');
    return toListing(source, { ...parseQuery(parametersOf(request)), needsText: true });
  };
  app.get('/navigation/:key', navigation);
  app.get('/navigation-search/:key', search);
  app.get('/search/:key', search);
}
