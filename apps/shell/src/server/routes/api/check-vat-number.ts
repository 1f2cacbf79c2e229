import type { Clients } from '@weefsel/api-clients';
import type { FastifyInstance } from 'fastify';

type VatRoute = { Body: { country?: unknown; number?: unknown } | null };

const COUNTRY = /^[A-Z]{2}$/;
const LONGEST_NUMBER = 20;

/**
 * POST /api/vat-number `{ country, number }`: responds with `{ outcome }` of the check. 400 for an invalid request.
 * Not a GET: the number of a sole trader identifies a person. It is never logged or stored.
 */
export function checkVatNumber(app: FastifyInstance, { vat }: Pick<Clients, 'vat'>): void {
  app.post<VatRoute>('/api/vat-number', async ({ body }, reply) => {
    const { country, number } = body ?? {};
    const isAsked = typeof country === 'string' && COUNTRY.test(country) && typeof number === 'string';
    if (!isAsked || number.length > LONGEST_NUMBER)
      return reply.code(400).send({ statusCode: 400, message: 'Expected a country and a number.' });
    reply.header('cache-control', 'private, no-store');
    return { outcome: await vat.check({ country, number }) };
  });
}
