import fc from 'fast-check';
import { moveOrder } from '../../demo/backend/src/commerce/orders/move-order.ts';
import { COUNTRIES } from '../../demo/backend/src/commerce/context/reference-data.ts';
import {
  at,
  inStock,
  openTestShop,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';

const goods = [...inStock].sort((one, other) => one.initialStock - other.initialStock).slice(0, 3);

const WHO = ['emma', 'joris', 'gast'] as const;
const who = fc.constantFrom(...WHO);
const place = fc.nat(goods.length - 1);
const quantity = fc.integer({ min: 1, max: 4 });
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), who, place, quantity }),
  fc.record({ do: fc.constant('change' as const), who, place, quantity }),
  fc.record({ do: fc.constant('order' as const), who }),
  fc.record({ do: fc.constant('cancel' as const), who }),
  fc.record({ do: fc.constant('shop cancels' as const), who }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Tokens = Record<(typeof WHO)[number], string>;

const guest = {
  guest: true,
  email: 'gast@weefsel.example',
  firstName: 'Gijs',
  lastName: 'de Vries',
  storefrontUrl: 'http://shop.test',
  billingAddress: { street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam', countryId: COUNTRIES[0].id },
};

async function enter(shop: TestShop): Promise<Tokens> {
  const login = async (name: string) => {
    const body = { username: `${name}@weefsel.example`, password: DEMO_PASSWORD };
    return (await shop.call('POST', '/account/login', { body })).token;
  };
  const gast = (await shop.call('POST', '/account/register', { body: guest })).token;
  return { emma: await login('emma'), joris: await login('joris'), gast };
}

/** Takes a step and returns its result. */
async function take(shop: TestShop, tokens: Tokens, taken: Step, orderIds: readonly string[]) {
  const token = tokens[taken.who];
  const post = (path: string, body: object = {}) => shop.call('POST', path, { token, body });
  switch (taken.do) {
    case 'order':
      return post('/checkout/order');
    case 'cancel':
      return post('/order/state/cancel', { orderId: orderIds[0] ?? 'a'.repeat(32) });
    case 'shop cancels':
      try {
        moveOrder(shop.backOffice, orderIds[0] ?? '', { machine: 'order', transition: 'cancel' });
      } catch {
        // Nothing was ordered yet, or it is cancelled already.
      }
      return undefined;
    default: {
      const items = [{ id: at(goods, taken.place).id, type: 'product', quantity: taken.quantity }];
      return shop.call(taken.do === 'add' ? 'POST' : 'PATCH', '/checkout/cart/line-item', {
        token,
        body: { items },
      });
    }
  }
}

/** Units of the goods in orders that are not cancelled. */
function orderedIn({ database: { orders } }: TestShop, orderIds: readonly string[]): number[] {
  const lines = orderIds
    .filter((id) => orders.byId(id)?.state !== 'cancelled')
    .flatMap((id) => orders.linesOf(id));
  return goods.map(({ id }) =>
    lines.reduce((sum, line) => (line.referencedId === id ? sum + line.quantity : sum), 0),
  );
}

test('after any mix of carts, orders and cancellations sold stock equals ordered units and never exceeds the initial stock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const shop = openTestShop();
      const tokens = await enter(shop);
      const orderIds: string[] = [];
      for (const taken of steps) {
        const answer = await take(shop, tokens, taken, orderIds);
        if (taken.do === 'order' && answer?.status === 200) orderIds.unshift(answer.json.id);
        const ordered = orderedIn(shop, orderIds);
        expect(goods.map(({ id }) => shop.database.stock.sold(id))).toEqual(ordered);
        expect(goods.every(({ initialStock }, n) => (ordered[n] ?? 0) <= initialStock)).toBe(true);
      }
      await shop.close();
    }),
    { numRuns: 20 },
  );
}, 60_000);
