import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Product } from '../../catalogue/types.ts';
import { createProductFinder } from '../engine/find-product.ts';
import { featuredProducts, relatedProducts, RULES } from '../engine/find-recommendations.ts';
import { toItem } from '../wire/to-items.ts';
import type { ListingSource } from '../wire/to-listing.ts';
import type { WireItem } from '../wire/wire-types.ts';

interface Recommendation {
  id: number;
  name: string;
  items: WireItem[];
}

/** Featured lists, and recommendations for a product by item, article or commerce number. */
export function recommendationRoutes(app: FastifyInstance, { index, publicOrigin }: ListingSource): void {
  const productOf = createProductFinder(index.catalogue);
  const items = (products: readonly Product[]): WireItem[] =>
    products.map((product) => toItem(product, publicOrigin));
  const notFound = (reply: FastifyReply): FastifyReply =>
    reply.code(404).send({ message: 'Unknown product.' });
  const allRules = (product: Product): Recommendation[] =>
    RULES.map(({ id, name }) => ({ id, name, items: items(relatedProducts(index, id, product)) }));

  app.get<{ Params: { id: string } }>('/recommendations/featured/:key/:id', ({ params }) => ({
    items: items(featuredProducts(index, params.id)),
  }));
  app.get<{ Params: { rule: string; itemno: string } }>(
    '/recommendations/product/:key/:rule/:itemno',
    ({ params }, reply) => {
      const product = productOf(params.itemno);
      return product
        ? { items: items(relatedProducts(index, Number(params.rule), product)) }
        : notFound(reply);
    },
  );
  app.get<{ Params: { itemno: string } }>('/recommendations/product/:key/:itemno', ({ params }, reply) => {
    const product = productOf(params.itemno);
    return product ? { recommendations: allRules(product) } : notFound(reply);
  });
  app.get<{ Params: { itemno: string; group: string } }>(
    '/recommendations/grouped/:key/:itemno/:group',
    ({ params }, reply) => {
      const product = productOf(params.itemno);
      return product ? { recommendations: allRules(product) } : notFound(reply);
    },
  );
}
