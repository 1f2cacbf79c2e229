import type { FastifyInstance, FastifyReply } from 'fastify';
import { readForms } from '../markup/read-forms.ts';
import { sendPage } from '../markup/send-page.ts';
import { EXPIRED, PAID } from './outcomes.ts';
import { readChoice } from './payment-choice.ts';
import { pushMessage, returnMessage } from './payment-message.ts';
import type { MessageOptions } from './payment-message.ts';
import { choicePage, concludedPage, returnPage, unknownPage } from './payment-page.ts';
import type { Payment, Payments } from './payments.ts';
import { Pusher } from './pusher.ts';
import type { PushTime } from './pusher.ts';
import { wayBack } from './way-back.ts';
import type { WayBack } from './way-back.ts';

export interface PaymentPluginOptions extends MessageOptions {
  payments: Payments;
  /** How long a late report takes; 5 seconds by default. */
  lateAfterMs?: number;
}

type PaymentRoute = { Params: { key: string } };

function goBack(reply: FastifyReply, way: WayBack) {
  if (way.kind === 'post') return sendPage(reply, returnPage(way.address, way.fields));
  return reply.header('cache-control', 'no-store').redirect(way.address, 303);
}

/** The payment provider: a test page per payment, signed reports to the shop and the shopper's way back. */
export async function paymentPlugin(app: FastifyInstance, options: PaymentPluginOptions): Promise<void> {
  const { payments, lateAfterMs = 5000 } = options;
  const pusher = new Pusher(app.log, lateAfterMs);
  app.addHook('onClose', () => pusher.stop());
  readForms(app);

  const report = (payment: Payment, statuscode: number, time: PushTime) =>
    pusher.push(payment.pushUrl, pushMessage(payment, statuscode, options), time);
  const expire = async (payment: Payment, time: PushTime): Promise<Payment> => {
    const expired = payments.expire(payment);
    await report(expired, EXPIRED, time);
    return expired;
  };
  const payWhenOpen = async (key: string): Promise<void> => {
    const waiting = payments.find(key);
    if (!waiting || !payments.isOpen(waiting)) return;
    payments.conclude(waiting, PAID);
    await report(waiting, PAID, 'before');
  };

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
    const choice = readChoice(request.body);
    if (!choice) return sendPage(reply, choicePage(payment), 400);
    const { statuscode, expires, paidLater, push, back } = choice;
    if (expires || payments.isOverdue(payment))
      return sendPage(reply, concludedPage(await expire(payment, push)));

    payments.conclude(payment, statuscode);
    await report(payment, statuscode, push);
    if (paidLater) pusher.later(() => payWhenOpen(payment.key), 2);
    return goBack(reply, wayBack(payment, returnMessage(payment, statuscode, options), back));
  });
}
