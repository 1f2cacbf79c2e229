/** @jest-environment node */
import fc from 'fast-check';
import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { catalogue, openTestShop } from '../testing/test-shop.ts';
import type { TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = openTestShop();
  const body = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  ({ token } = await shop.call('POST', '/account/login', { body }));
});

afterAll(() => shop.close());

const KNOWN = catalogue.products.slice(0, 8).map(({ id }) => id);
const ids = fc.array(fc.constantFrom(...KNOWN, 'f'.repeat(32), 'nonsense'), { maxLength: 10 });

const merge = (productIds: readonly string[]) =>
  shop.call('POST', '/customer/wishlist/merge', { token, body: { productIds } });

async function saved(): Promise<string[]> {
  const body = { limit: 100, includes: { product: ['id'] } };
  const { json } = await shop.call('POST', '/customer/wishlist', { token, body });
  return json.products.elements.map(({ id }: { id: string }) => id);
}

/** What a list should be after a merge: what was there stays, what is new and known goes before it. */
function expected(before: readonly string[], merged: readonly string[]): string[] {
  const added = [...new Set(merged)].filter((id) => KNOWN.includes(id) && !before.includes(id));
  return [...added.reverse(), ...before];
}

async function empty(): Promise<void> {
  await merge([]);
  for (const id of await saved()) await shop.call('DELETE', `/customer/wishlist/delete/${id}`, { token });
}

test('merging is a union that keeps the order, whatever is sent and however often', async () => {
  await fc.assert(
    fc.asyncProperty(ids, ids, async (first, second) => {
      await empty();
      await merge(first);
      const before = await saved();
      expect(before).toEqual(expected([], first));
      await merge(second);
      const after = await saved();
      expect(after).toEqual(expected(before, second));
      await merge([...first, ...second]);
      expect(await saved()).toEqual(after);
    }),
    { numRuns: 60 },
  );
});
