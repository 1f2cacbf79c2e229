import { openTestShop, type TestShop } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { partOf, readPublishedDocument } from './published-document.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const ID = 'f'.repeat(32);
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** Deviations of the document from the service, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  '/checkout/cart': 'the service also takes a POST, which the document leaves out',
  '/product/purchase-limit': 'a plugin’s address, which looks like a product’s',
};

const paths = Object.entries(partOf(readPublishedDocument(), 'paths'));
const published = paths
  .filter(([path]) => !(path in EXCEPTIONS))
  .map(([path, operations]) => ({
    path: path.replace(/\{\w+\}/g, ID),
    template: path,
    methods: METHODS.filter((method) => method.toLowerCase() in (operations as object)),
  }));

interface Refusal {
  status: number;
  headers: Record<string, unknown>;
  json?: { errors?: { code: string }[] };
}

const isUnknown = ({ status, json }: Refusal) => status === 404 && json?.errors?.[0]?.code === '0';

/** Methods that an address declares itself, in response to an unpublished method. */
async function allowedAt(path: string): Promise<string[] | undefined> {
  const refusal = await shop.call('PUT', path);
  if (isUnknown(refusal)) return undefined;
  expect([refusal.status, refusal.json.errors[0].code]).toEqual([405, '0']);
  return String(refusal.headers['allow']).split(', ').sort();
}

describe('every address takes the methods that are published for it', () => {
  test('no more and no fewer', async () => {
    const differing: object[] = [];
    let known = 0;
    for (const { path, template, methods } of published) {
      const allowed = await allowedAt(path);
      if (!allowed) continue;
      known += 1;
      const expected = [...methods].sort();
      if (String(allowed) !== String(expected)) differing.push({ template, allowed, expected });
    }
    expect(differing).toEqual([]);
    expect(known).toBeGreaterThan(60);
  });
});
