import type { FastifyInstance } from 'fastify';
import { restock, type StockBackOffice } from '../../commerce/stock-alerts/restock.ts';
import { valuesOf } from '../read-values.ts';

/** Adds units of a variant to the stock over JSON, as after a delivery. */
export function stockRoutes(app: FastifyInstance, backOffice: StockBackOffice): void {
  app.post<{ Params: { id: string } }>('/__demo/stock/:id.json', async (request, reply) => {
    const pieces = Number(valuesOf(request.body).pieces);
    if (!Number.isInteger(pieces) || pieces < 1)
      return reply.code(400).send({ message: 'Give pieces, a whole number from 1 on.' });
    restock(backOffice, request.params.id, pieces);
    return { id: request.params.id, pieces };
  });
}
