import type { FastifyInstance } from 'fastify';
import { registeredAt } from './registered-numbers.ts';

type NumberRoute = { Params: { country: string; number: string } };

/** Result of comparing the requester's name and address, which callers here never send. */
const NOT_COMPARED = {
  name: '---',
  street: '---',
  postalCode: '---',
  city: '---',
  companyType: '---',
  matchName: 3,
  matchStreet: 3,
  matchPostalCode: 3,
  matchCity: 3,
  matchCompanyType: 3,
};

/** Register of VAT numbers with the REST protocol of VIES, of the European Commission. */
export async function viesPlugin(app: FastifyInstance, { clock }: { clock: () => number }): Promise<void> {
  app.get<NumberRoute>('/rest-api/ms/:country/vat/:number', ({ params: { country, number } }) => ({
    ...registeredAt(country.toUpperCase(), number.toUpperCase()),
    requestDate: new Date(clock()).toISOString(),
    requestIdentifier: '',
    originalVatNumber: number,
    vatNumber: number,
    viesApproximate: NOT_COMPARED,
  }));
}
