import type { FastifyInstance } from 'fastify';
import { readForms } from '../markup/read-forms.ts';
import type { PaymentOrders } from './payment-orders.ts';
import { isSigned } from './signature.ts';

export interface PushReceiverOptions {
  orders: PaymentOrders;
  /** What the shop and the provider share. */
  secret: string;
}

const REFUSED = { status: 'error', message: 'The signature is not valid.' };
const UNKNOWN = { status: 'error', message: 'There is no order with this transaction.' };
const SKIPPED = { status: 'success', message: 'Informational messages change nothing.' };
const TAKEN = { status: 'success', message: 'The order was updated.' };

/** The shop's end of the provider's reports: `POST /buckaroo/push`, form-encoded, answered in JSON. */
export async function pushReceiver(
  app: FastifyInstance,
  { orders, secret }: PushReceiverOptions,
): Promise<void> {
  readForms(app);
  app.post('/buckaroo/push', async (request, reply) => {
    const fields = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
    if (!isSigned(fields, secret)) return reply.code(403).send(REFUSED);
    if (fields['brq_mutationtype'] === 'Informational') return SKIPPED;
    const key = fields['ADD_orderTransactionId'] ?? '';
    if (!orders.find(key)) return reply.code(404).send(UNKNOWN);
    orders.settle(key, Number(fields['brq_statuscode']));
    return TAKEN;
  });
}
