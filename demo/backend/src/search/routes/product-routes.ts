import type { FastifyInstance } from 'fastify';
import { createProductFinder } from '../engine/find-product.ts';
import { toItem } from '../wire/to-items.ts';
import { toProducts, type ListingSource } from '../wire/to-listing.ts';
import { listingQueryOf } from './listing-routes.ts';

/** The items of a listing without its facets, and single items. */
export function productRoutes(app: FastifyInstance, source: ListingSource): void {
  const productOf = createProductFinder(source.index.catalogue);
  app.get('/products/:key', (request) => toProducts(source, listingQueryOf(request)));
  app.get<{ Params: { itemno: string } }>('/products/:key/:itemno', ({ params }, reply) => {
    const product = productOf(params.itemno);
    return product
      ? toItem(product, source.publicOrigin)
      : reply.code(404).send({ message: 'Unknown product.' });
  });
}
