import fc from 'fast-check';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import { openTestShop } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { hostileRequest, toInjection, type HostileRequest } from './hostile-requests.ts';
import { operationOf } from './operation-of.ts';
import { deviationsOf } from './store-api-schema.ts';

/** Requests per operation; `npx weefsel soak` sends more. */
const REQUESTS_EACH = Number(process.env.HOSTILE_REQUESTS ?? 30);
const PREFIX = '/store-api';
// Some ninety operations, each with up to a thousand requests, on a possibly busy machine.
const TIMEOUT_MS = 300_000;

const shop = openTestShop();
const operations: { method: string; path: string }[] = [];
shop.app.addHook('onRoute', ({ method, path }) => {
  if (method !== 'HEAD' && method !== 'OPTIONS') operations.push({ method: String(method), path });
});

let token: string;
beforeAll(async () => {
  await shop.app.ready();
  const emma = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body: emma }));
});
afterAll(() => shop.close());

interface Refusal {
  errors?: { code?: unknown; status?: unknown }[];
}

/** Problem of the response to a hostile request. Undefined when served, or refused in the vendor's way. */
async function complaint(
  operation: (typeof operations)[number],
  request: HostileRequest,
  asEmma: boolean,
): Promise<string | undefined> {
  const sent = toInjection(operation, request, asEmma ? token : undefined);
  const answer = await shop.app.inject(sent);
  const { statusCode: status } = answer;
  if (status < 400) return undefined;
  const refused: Refusal = answer.json();
  const [{ code, status: told } = {}] = refused.errors ?? [];
  if (typeof code !== 'string' || told !== String(status))
    return `no vendor error at ${status}: ${answer.body}`;
  // The one 500 of the vendor itself: the cart must be viewed again before it is ordered.
  if (status >= 500 && code !== 'CHECKOUT__CART_INVALID') return `${status} ${answer.body}`;
  const published = operationOf(operation.method, sent.url.slice(PREFIX.length).split('?')[0] ?? '');
  const deviations = published ? deviationsOf(published, status, refused) : [];
  return deviations.length > 0 ? deviations.join('; ') : undefined;
}

test(
  'hostile requests to every commerce operation are answered in the vendor’s own way',
  async () => {
    expect(operations.length).toBeGreaterThan(80);
    for (const operation of operations) {
      await fc.assert(
        fc.asyncProperty(hostileRequest, fc.boolean(), async (request, asEmma) => {
          expect({ ...operation, complaint: await complaint(operation, request, asEmma) }).toEqual(operation);
        }),
        { numRuns: REQUESTS_EACH },
      );
    }
  },
  TIMEOUT_MS,
);
