import type { FastifyInstance, FastifyReply } from 'fastify';
import { readForms } from '../markup/read-forms.ts';
import { sendPage } from '../markup/send-page.ts';
import { PENDING, REJECTED } from './outcomes.ts';
import { isOfAge } from './payer-questions.ts';
import { readChoice } from './payment-choice.ts';
import { returnMessage, type MessageOptions } from './payment-message.ts';
import { choicePage, concludedPage, returnPage, unknownPage } from './payment-page.ts';
import type { Payments } from './payments.ts';
import type { Payment } from './payment.ts';
import { Reporter, type PushTime } from './reporter.ts';
import { wayBack, type WayBack } from './return-form.ts';

interface PaymentPluginOptions extends MessageOptions {
  payments: Payments;
  /** Delay of a late report in ms; 5 seconds by default. */
  lateAfterMs?: number;
}

const BADLY_FILLED_IN = 'Niet alles is goed ingevuld. Kijk het na en probeer het nog eens.';

type PaymentRoute = { Params: { key: string } };

function goBack(reply: FastifyReply, way: WayBack) {
  if (way.kind === 'post') return sendPage(reply, returnPage(way.address, way.fields));
  return reply.header('cache-control', 'no-store').redirect(way.address, 303);
}

/** The payment provider: a test page per payment, signed reports to the shop and the shopper's way back. */
export async function paymentPlugin(app: FastifyInstance, options: PaymentPluginOptions): Promise<void> {
  const { payments, clock, lateAfterMs = 5000 } = options;
  const reporter = new Reporter(app.log, { ...options, lateAfterMs });
  // Not earlier: the shop that receives the reports may be this very server.
  app.addHook('onListen', () => reporter.resume());
  app.addHook('preClose', () => reporter.stop());
  readForms(app);

  const expire = (payment: Payment, time: PushTime): Promise<Payment> =>
    reporter.conclude(() => payments.expire(payment), time);

  app.get<PaymentRoute>('/payment/:key', async (request, reply) => {
    const found = payments.find(request.params.key);
    if (!found) return sendPage(reply, unknownPage, 404);
    const payment = payments.isOverdue(found) ? await expire(found, 'before') : found;
    return sendPage(reply, payments.isOpen(payment) ? choicePage(payment) : concludedPage(payment));
  });

  app.post<PaymentRoute>('/payment/:key', async (request, reply) => {
    const payment = payments.find(request.params.key);
    if (!payment) return sendPage(reply, unknownPage, 404);
    if (!payments.isOpen(payment)) return sendPage(reply, concludedPage(payment), 409);
    const choice = readChoice(request.body, payment.method.code);
    if (!choice) return sendPage(reply, choicePage(payment, BADLY_FILLED_IN), 400);
    const { expires, paidLater, payer, push, back } = choice;
    if (expires || payments.isOverdue(payment))
      return sendPage(reply, concludedPage(await expire(payment, push)));

    // Payers under age may not pay later, whatever the tester chooses.
    const statuscode = isOfAge(payer, clock()) ? choice.statuscode : REJECTED;
    const concluded = await reporter.conclude(() => payments.conclude(payment, statuscode, payer), push);
    if (paidLater && statuscode === PENDING) reporter.payLater(concluded);
    return goBack(reply, wayBack(concluded, returnMessage(concluded, statuscode, options), back));
  });
}
