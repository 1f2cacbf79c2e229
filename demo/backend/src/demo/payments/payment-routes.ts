import type { FastifyInstance } from 'fastify';
import type { Payments } from '../../payment/payments.ts';
import type { Payment } from '../../payment/payment.ts';
import { valuesOf } from '../read-values.ts';

type PaymentRoute = { Params: { key: string } };

const toJson = (payments: Payments, payment: Payment) => ({
  key: payment.key,
  orderNumber: payment.orderNumber,
  method: payment.method.code,
  amountCents: payment.amountCents,
  startedAt: payment.startedAt,
  open: payments.isOpen(payment),
  statuscode: payment.statuscode ?? null,
});

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Payments over JSON. Ends one by `{outcome, push?, back?}`, like the shopper on the provider's page. */
export function paymentRoutes(app: FastifyInstance, payments: Payments): void {
  app.get('/__demo/payments.json', async () => ({
    payments: payments.newest(100).map((payment) => toJson(payments, payment)),
  }));

  app.post<PaymentRoute>('/__demo/payments/:key.json', async (request, reply) => {
    const payment = payments.find(request.params.key);
    if (!payment) return reply.code(404).send({ message: 'There is no such payment.' });
    const { outcome, push = 'before', back = 'standard' } = valuesOf(request.body);
    const form = new URLSearchParams({
      outcome: textOf(outcome),
      push: textOf(push),
      back: textOf(back),
    });
    const answer = await app.inject({
      method: 'POST',
      url: `/payment/${payment.key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    if (answer.statusCode >= 400)
      return reply.code(answer.statusCode).send({ message: 'The payment cannot end like that.' });
    return {
      ...toJson(payments, payments.find(payment.key) ?? payment),
      location: answer.headers.location ?? null,
    };
  });
}
