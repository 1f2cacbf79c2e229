/** @jest-environment node */
import fc from 'fast-check';
import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { at, inStock, openTestShop } from '../testing/test-shop.ts';
import type { TestShop } from '../testing/test-shop.ts';

const goods = [...inStock].sort((one, other) => one.initialStock - other.initialStock).slice(0, 3);

const customer = fc.constantFrom('emma', 'joris');
const step = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    customer,
    place: fc.nat(goods.length - 1),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('order' as const), customer }),
  fc.record({ do: fc.constant('cancel' as const), customer }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function login(shop: TestShop, name: string) {
  const body = { username: `${name}@weefsel.example`, password: DEMO_PASSWORD };
  return (await shop.call('POST', '/account/login', { body })).token;
}

const ordersOf = ({ database }: TestShop) =>
  ['emma', 'joris'].flatMap((name) =>
    database.orders.ofCustomer(database.customers.byEmail(`${name}@weefsel.example`)?.id ?? ''),
  );

function run(shop: TestShop, token: string, one: Step) {
  const post = (path: string, body: object = {}) => shop.call('POST', path, { token, body });
  if (one.do === 'order') return post('/checkout/order');
  if (one.do === 'add') {
    const items = [{ id: at(goods, one.place).id, type: 'product', quantity: one.quantity }];
    return post('/checkout/cart/line-item', { items });
  }
  return post('/order/state/cancel', { orderId: ordersOf(shop)[0]?.id ?? 'a'.repeat(32) });
}

test('whoever orders and cancels: what is sold is what is ordered, and never more than there was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const shop = openTestShop();
      const tokens = { emma: await login(shop, 'emma'), joris: await login(shop, 'joris') };
      for (const one of steps) {
        await run(shop, tokens[one.customer], one);
        const lines = ordersOf(shop)
          .filter(({ state }) => state !== 'cancelled')
          .flatMap(({ id }) => shop.database.orders.linesOf(id));
        for (const { id, initialStock } of goods) {
          const ordered = lines.filter(({ referencedId }) => referencedId === id);
          const pieces = ordered.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(shop.database.stock.sold(id)).toBe(pieces);
          expect(pieces).toBeLessThanOrEqual(initialStock);
        }
      }
      await shop.close();
    }),
    { numRuns: 15 },
  );
}, 60_000);
