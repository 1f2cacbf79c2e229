import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../catalogue/types.ts';
import type { HookSender } from '../../hooks/send-hooks.ts';
import { valuesOf } from '../read-values.ts';
import type { PriceChanges } from './price-changes.ts';

export interface PriceDesk {
  catalogue: Pick<Catalogue, 'productById'>;
  prices: PriceChanges;
  hooks: Pick<HookSender, 'products'>;
}

/** Gives a product another price over JSON, in integer euro cents, until the shop ends; whoever listens is told by a hook. */
export function priceRoutes(app: FastifyInstance, { catalogue, prices, hooks }: PriceDesk): void {
  app.post<{ Params: { id: string } }>('/__demo/prices/:id.json', async (request, reply) => {
    const cents = Number(valuesOf(request.body).cents);
    if (!Number.isInteger(cents) || cents < 1 || cents > 10_000_000)
      return reply.code(400).send({ message: 'Give cents, a whole number from 1 on.' });
    const { product } = catalogue.productById(request.params.id) ?? {};
    if (!product) return reply.code(404).send({ message: 'There is no such product.' });
    prices.set(product, cents);
    hooks.products([product.id]);
    return { id: product.id, cents };
  });
}
