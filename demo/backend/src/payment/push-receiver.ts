import type { FastifyInstance } from 'fastify';
import { readForms } from '../markup/read-forms.ts';
import type { PaidOrder, PaymentOrders, PaymentReport, ReportOutcome } from './payment-orders.ts';
import { ReportRefused, readReport } from './read-report.ts';
import { isSigned, type PaymentFields } from './signature.ts';

interface PushReceiverOptions {
  orders: PaymentOrders;
  /** Secret shared by shop and provider. */
  secret: string;
}

const UNSIGNED = { status: 'error', message: 'The signature is not valid.' };
const UNKNOWN = { status: 'error', message: 'There is no order with this transaction.' };
const SKIPPED = { status: 'success', message: 'Informational messages change nothing.' };
const KNOWN = { status: 'success', message: 'This was reported before and changes nothing.' };
const TAKEN = { status: 'success', message: 'The order was updated.' };

type Settled = { outcome: ReportOutcome; report?: PaymentReport };

/** The report in a message about an order's transaction, with the shop's response. */
function settle(
  orders: PaymentOrders,
  transaction: string,
  order: PaidOrder,
  fields: PaymentFields,
): Settled {
  try {
    const report = readReport(fields, order);
    return { report, outcome: orders.settle(transaction, report) };
  } catch (error) {
    if (!(error instanceof ReportRefused)) throw error;
    return { outcome: { kind: 'refused', reason: error.message } };
  }
}

/**
 * The shop's endpoint for the provider's reports: `POST /buckaroo/push`, form-encoded, answered in JSON. A signature
 * alone pays nothing: the report has to be about this order, in euros. Only the whole amount marks it as paid.
 */
export async function pushReceiver(
  app: FastifyInstance,
  { orders, secret }: PushReceiverOptions,
): Promise<void> {
  readForms(app);
  app.post('/buckaroo/push', async (request, reply) => {
    const fields = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
    if (!isSigned(fields, secret)) return reply.code(403).send(UNSIGNED);
    if (fields['brq_mutationtype'] === 'Informational') return SKIPPED;
    const transaction = fields['ADD_orderTransactionId'] ?? '';
    const order = orders.find(transaction);
    if (!order) return reply.code(404).send(UNKNOWN);
    const { outcome, report } = settle(orders, transaction, order, fields);
    if (outcome.kind === 'known') return KNOWN;
    if (outcome.kind === 'refused') {
      request.log.warn({ transaction, reason: outcome.reason }, 'A signed payment report was refused');
      return reply.code(422).send({ status: 'error', message: outcome.reason });
    }
    const { missingCents, surplusCents } = outcome;
    if (missingCents > 0 || surplusCents > 0) {
      request.log.warn({ transaction, ...report, missingCents, surplusCents }, 'Not what was due was paid');
    }
    return TAKEN;
  });
}
