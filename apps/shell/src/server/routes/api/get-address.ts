import type { AddressesClient, FoundAddress } from '@weefsel/api-clients';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache';

/** Seconds for which a browser may cache an address. */
const KEPT_SECONDS = 86_400;

const ZIPCODE = /^[1-9]\d{3}(?!S[ADS])[A-Z]{2}$/;
const HOUSE_NUMBER = /^[1-9]\d{0,4}$/;

type AddressRoute = { Querystring: { zipcode?: unknown; houseNumber?: unknown } };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * GET /api/address?zipcode=3511NR&houseNumber=12: `{ address: { street, city } }`, or `{ address: null }` when there is
 * no such address. The server asks, so that the register never sees shoppers' IP addresses.
 * 400 for an invalid zipcode or number, 404 when no register is configured.
 */
export function getAddress(
  app: FastifyInstance,
  addresses: AddressesClient | undefined,
  kept: AnswerCache,
): void {
  app.get<AddressRoute>('/api/address', async ({ query }, reply) => {
    if (!addresses)
      return reply.code(404).send({ statusCode: 404, message: 'No addresses are looked up here.' });
    const zipcode = textOf(query.zipcode).replaceAll(' ', '').toUpperCase();
    const number = textOf(query.houseNumber);
    if (!ZIPCODE.test(zipcode) || !HOUSE_NUMBER.test(number))
      return reply
        .code(400)
        .send({ statusCode: 400, message: 'Expected a Dutch zipcode and a houseNumber.' });
    const asked = { zipcode, houseNumber: Number(number) };
    const answer = await kept<{ address: FoundAddress | null }>(`address ${zipcode} ${number}`, async () => ({
      address: await addresses.find(asked),
    }));
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
    return answer;
  });
}
