import fc from 'fast-check';
import {
  at,
  catalogue,
  openTestShop,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
});

afterAll(() => shop.close());

const parents = catalogue.products.slice(0, 6);
const KNOWN = [...parents.map(({ id }) => id), at(catalogue.variantsOf(at(parents, 0)), 0).id];
const UNKNOWN = 'f'.repeat(32);

const id = fc.constantFrom(...KNOWN, UNKNOWN);
const sent = fc.oneof({ weight: 6, arbitrary: id }, fc.constantFrom<unknown>('nonsense', '', 7, null, {}));
const step = fc.oneof(
  fc.record({ do: fc.constant('merge' as const), ids: fc.array(sent, { maxLength: 10 }) }),
  fc.record({ do: fc.constant('add' as const), id }),
  fc.record({ do: fc.constant('remove' as const), id }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function send(taken: Step) {
  if (taken.do === 'merge')
    return shop.call('POST', '/customer/wishlist/merge', { token, body: { productIds: taken.ids } });
  if (taken.do === 'add') return shop.call('POST', `/customer/wishlist/add/${taken.id}`, { token });
  return shop.call('DELETE', `/customer/wishlist/delete/${taken.id}`, { token });
}

async function saved(): Promise<string[]> {
  const body = { limit: 100, 'total-count-mode': 'exact', includes: { product: ['id'] } };
  const { products } = (await shop.call('POST', '/customer/wishlist', { token, body })).json;
  expect(products.total).toBe(products.elements.length);
  return products.elements.map((product: { id: string }) => product.id);
}

/** Applies a step to a plain list, newest first; returns the expected status. */
function takeStep(list: string[], taken: Step): number {
  if (taken.do === 'merge') {
    for (const one of taken.ids.map(String))
      if (KNOWN.includes(one) && !list.includes(one)) list.unshift(one);
    return 200;
  }
  const place = list.indexOf(taken.id);
  if (taken.do === 'remove') {
    if (place >= 0) list.splice(place, 1);
    return place >= 0 ? 200 : 404;
  }
  if (!KNOWN.includes(taken.id)) return 404;
  if (place < 0) list.unshift(taken.id);
  return place < 0 ? 200 : 400;
}

async function empty(): Promise<void> {
  await send({ do: 'merge', ids: [] });
  for (const one of await saved()) await send({ do: 'remove', id: one });
}

test('a wish list is a list without repetitions, whatever is added, removed and merged, and keeps its order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await empty();
      const list: string[] = [];
      for (const taken of steps) {
        const expected = takeStep(list, taken);
        expect((await send(taken)).status).toBe(expected);
        expect(await saved()).toEqual(list);
      }
    }),
    { numRuns: 60 },
  );
});

test('merging the same again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sent, { maxLength: 10 }),
      fc.array(sent, { maxLength: 10 }),
      async (one, other) => {
        await empty();
        await send({ do: 'merge', ids: one });
        await send({ do: 'merge', ids: other });
        const before = await saved();
        await send({ do: 'merge', ids: [...other, ...one, ...one] });
        expect(await saved()).toEqual(before);
      },
    ),
    { numRuns: 30 },
  );
});
