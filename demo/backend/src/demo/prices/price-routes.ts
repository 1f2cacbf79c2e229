import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Catalogue, PriceStep } from '../../catalogue/types.ts';
import type { HookSender } from '../../hooks/send-hooks.ts';
import type { PriceChanges } from './price-changes.ts';

export interface PriceBackOffice {
  catalogue: Pick<Catalogue, 'productById'>;
  prices: PriceChanges;
  hooks: Pick<HookSender, 'products'>;
}

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const cents = whole(10_000_000);
const isRising = (steps: PriceStep[]) =>
  steps.every(({ from }, n) => n === 0 || from > (steps[n - 1]?.from ?? 0));
const steps = v.pipe(v.array(v.object({ from: whole(100), cents })), v.check(isRising));
const wanted = v.object({ cents, steps: v.optional(steps, []) });

const HELP =
  'Give cents, a whole number from 1 on, and steps, if any: a list of from (pieces, rising) and cents (apiece).';

/**
 * Changes a product's price over JSON until the shop ends, in integer euro cents. Accepts the steps of a rule.
 * Subscribers receive a hook.
 */
export function priceRoutes(app: FastifyInstance, { catalogue, prices, hooks }: PriceBackOffice): void {
  app.post<{ Params: { id: string } }>('/__demo/prices/:id.json', async (request, reply) => {
    const price = v.safeParse(wanted, request.body);
    if (!price.success) return reply.code(400).send({ message: HELP });
    const { product } = catalogue.productById(request.params.id) ?? {};
    if (!product) return reply.code(404).send({ message: 'There is no such product.' });
    prices.set(product, price.output);
    hooks.products([product.id]);
    return { id: product.id, ...price.output };
  });
}
