import type { Customer, Transport, TransportResponse } from '@weefsel/api-clients';

export const emma: Customer = {
  id: 'emma',
  active: true,
  guest: false,
  firstName: 'Emma',
  lastName: 'van der Linden',
  email: 'emma@voorbeeld.nl',
  customerNumber: '10001',
  activeShippingAddress: {
    id: 'thuis',
    firstName: 'Emma',
    lastName: 'van der Linden',
    street: 'Oudegracht 214',
    zipcode: '3511 NR',
    city: 'Utrecht',
    country: { id: 'nl', translated: { name: 'Nederland' } },
  },
};

const answer = (status: number, body: unknown): TransportResponse => ({
  status,
  statusText: '',
  headers: {},
  text: JSON.stringify(body),
});

const refusal = (status: number, code: string) =>
  answer(status, { errors: [{ code, detail: 'English for experts' }] });

/** The part of a commerce backend that knows who is logged in. */
export class AccountBackend {
  customer: Customer | null = null;
  /** Status and code with which the next calls of the account are refused. */
  refusing: [number, string] | null = null;
  down = false;
  /** What was asked, as `METHOD path`. */
  readonly asked: string[] = [];
  /** What the last login sent. */
  credentials: unknown;
  /** Answers wait for this. */
  gate: Promise<void> = Promise.resolve();

  readonly transport: Transport = async ({ method, url, body }) => {
    const path = new URL(url).pathname.replace('/store-api', '');
    this.asked.push(`${method} ${path}`);
    await this.gate;
    if (this.down) return refusal(500, '0');
    if (path === '/checkout/cart') return answer(200, { lineItems: [] });
    if (path === '/context') return answer(200, { customer: this.customer });
    if (this.refusing) return refusal(...this.refusing);
    if (path === '/account/login') this.credentials = JSON.parse(body ?? '');
    this.customer = path === '/account/login' ? emma : null;
    return answer(200, { redirectUrl: null });
  };
}
