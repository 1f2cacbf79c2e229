import type { FastifyInstance } from 'fastify';
import { moveOrder, type OrderBackOffice, type OrderMove } from '../../commerce/orders/move-order.ts';
import { STATE_MACHINES } from '../../commerce/orders/state-machines.ts';
import { StoreError } from '../../commerce/transport/store-error.ts';
import { valuesOf } from '../read-values.ts';
import { newestOrders } from './placed-order.ts';

type OrderRoute = { Params: { id: string } };

/**
 * Reads the requested transition; undefined when invalid. `move` holds machine and transition, separated by a colon.
 */
function readMove(body: unknown): OrderMove | undefined {
  const values = valuesOf(body);
  const [asked = values.machine, transition = values.transition] =
    typeof values.move === 'string' ? values.move.split(':') : [];
  const machine = STATE_MACHINES.find((known) => known === asked);
  const { trackingCode } = values;
  if (!machine || typeof transition !== 'string') return undefined;
  return {
    machine,
    transition,
    ...(typeof trackingCode === 'string' && trackingCode !== '' && { trackingCode }),
  };
}

/** Applies a transition to an order; returns the error when it is refused. */
function tryMove(backOffice: OrderBackOffice, id: string, move: OrderMove): StoreError | undefined {
  try {
    moveOrder(backOffice, id, move);
    return undefined;
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
}

/** Routes that list orders and change their states, with forms and JSON. */
export function orderRoutes(app: FastifyInstance, backOffice: OrderBackOffice): void {
  app.post<OrderRoute>('/__demo/orders/:id', async (request, reply) => {
    const move = readMove(request.body);
    if (move) tryMove(backOffice, request.params.id, move);
    return reply.redirect('/__demo#orders', 303);
  });
  app.get('/__demo/orders.json', async () => ({ orders: newestOrders(backOffice.database, 100) }));
  app.post<OrderRoute>('/__demo/orders/:id.json', async (request, reply) => {
    const move = readMove(request.body);
    if (!move)
      return reply
        .code(400)
        .send({ message: `Give machine (${STATE_MACHINES.join(', ')}) and transition, e.g. process.` });
    const refusal = tryMove(backOffice, request.params.id, move);
    if (refusal) return reply.code(refusal.status).send({ message: refusal.message });
    return newestOrders(backOffice.database, 100).find(({ id }) => id === request.params.id) ?? {};
  });
}
