import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findListing, pageOf } from '../engine/find-listing.ts';
import type { Suggest } from '../engine/find-suggestions.ts';
import { parseQuery } from '../wire/parse-query.ts';
import { toItem } from '../wire/to-items.ts';
import type { ListingSource } from '../wire/to-listing.ts';
import { toSuggestions } from '../wire/to-suggestions.ts';
import type { WireItem } from '../wire/wire-types.ts';
import { parametersOf, requireParameters } from '../answer-format.ts';

const MAX_ITEMS = 12;
/** The typed text and the current category; the vendor's description requires both. */
const REQUIRED = ['tn_q', 'tn_cid'];

/** Only in this response the vendor sends prices as text. */
type SuggestedItem = Omit<WireItem, 'price'> & { price: string };

/** Suggestions while the shopper is typing: phrases, categories, brands, and products. */
export function suggestionRoutes(
  app: FastifyInstance,
  { index, publicOrigin, redirectOf }: ListingSource,
  suggest: Suggest,
  instanceKey: string,
): void {
  const place = { tree: index.categories, instanceKey, redirectOf };
  app.get('/suggestions/:key', (request) => {
    requireParameters(request, ...REQUIRED);
    return toSuggestions(suggest(parseQuery(parametersOf(request)).text), place);
  });

  const items = (request: FastifyRequest): { name: string; items: SuggestedItem[] } => {
    requireParameters(request, ...REQUIRED);
    const query = parseQuery(parametersOf(request));
    const listing = findListing(index, { ...query, needsText: true });
    const positions = pageOf(listing, query.page, Math.min(query.pageSize, MAX_ITEMS));
    const products = positions.flatMap((position) => index.products[position] ?? []);
    const toSuggested = (item: WireItem): SuggestedItem => ({ ...item, price: item.price.toFixed(2) });
    return {
      name: 'Artikelen',
      items: products.map((product) => toSuggested(toItem(product, publicOrigin))),
    };
  };
  app.get('/suggestions/items/:key', items);
  app.get('/suggestions/products/:key', items);
}
