import type { Cart, LineItem } from '@weefsel/api-clients';
import type { TrackingEvent } from '@weefsel/contracts';
import { storesInTest } from '../testing/shop';
import { toCartEvents, toTrackedLine, toTrackedLines } from './to-cart-events';

const line = (id: string, quantity: number, more: Partial<LineItem> = {}): LineItem => ({
  id,
  quantity,
  type: 'product',
  good: true,
  label: `Jurk ${id}`,
  price: { unitPrice: 40, totalPrice: 40 * quantity, quantity },
  payload: {
    parentId: `product-${id}`,
    options: [
      { group: 'Kleur', option: 'Blauw' },
      { group: 'Maat', option: '38' },
    ],
  },
  ...more,
});
const promotion = line('p', 1, { type: 'promotion', good: false });
const cart = (...lineItems: LineItem[]): Cart => ({ lineItems });

describe('a line of the cart', () => {
  test('goes by its product, else by what it refers to, else by itself [ANA-01]', () => {
    const referencedId = 'variant';
    expect(toTrackedLine(line('a', 1, { referencedId })).id).toBe('product-a');
    expect(toTrackedLine(line('a', 1, { referencedId, payload: {} })).id).toBe('variant');
    const { payload: _, price: __, label: ___, ...bare } = line('a', 2);
    expect(toTrackedLine(bare)).toEqual({ id: 'a', name: '', quantity: 2 });
    expect(toTrackedLine({ ...bare, payload: { options: [] } })).not.toHaveProperty('variant');
  });

  test('has the brand, the categories and the discount of a product that is seen [ANA-01]', () => {
    const categoryNames = ['Dames', 'Kleding', 'Jurken'];
    const payload = { manufacturerName: 'Fjord', categoryNames };
    const price = { unitPrice: 40, totalPrice: 40, quantity: 1, listPrice: { price: 50, percentage: 20 } };
    expect(toTrackedLine(line('a', 1, { payload, price }))).toMatchObject({
      ...{ brand: 'Fjord', categories: categoryNames, price: 40, discount: 10 },
    });
    const dearer = { ...price, listPrice: { price: 30, percentage: 0 } };
    expect(toTrackedLine(line('a', 1, { payload, price: dearer }))).not.toHaveProperty('discount');
  });

  test('costs less by the share of each discount code, so that all add up [ANA-01]', () => {
    const codes = [
      { id: 'a', discount: 6 },
      { id: 'b', discount: 3 },
    ];
    const first = { ...promotion, payload: { composition: codes } };
    const second = { ...promotion, id: 'q', payload: { composition: [{ id: 'a', discount: 4 }] } };
    const items = toTrackedLines(cart(line('a', 2), line('b', 1), line('c', 1), first, second));
    expect(items.map(({ price, discount, quantity }) => ({ price, discount, quantity }))).toEqual([
      { price: 35, discount: 5, quantity: 2 },
      { price: 37, discount: 3, quantity: 1 },
      { price: 40, quantity: 1 },
    ]);
  });

  test('is measured unless it is a promotion [ANA-01]', () => {
    expect(toTrackedLines(cart(promotion, line('a', 2))).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['product-a', 2],
    ]);
  });
});

describe('a change of the cart', () => {
  test('reports added and removed quantities per product, without promotions [ANA-01]', () => {
    expect(
      toCartEvents(cart(line('a', 1), line('b', 3)), cart(line('a', 3), line('b', 2), promotion)),
    ).toEqual([
      {
        name: 'add_to_cart',
        items: [{ id: 'product-a', name: 'Jurk a', variant: 'Blauw, 38', price: 40, quantity: 2 }],
      },
      {
        name: 'remove_from_cart',
        items: [{ id: 'product-b', name: 'Jurk b', variant: 'Blauw, 38', price: 40, quantity: 1 }],
      },
    ]);
  });

  test('that changed nothing in the backend reports nothing', () => {
    expect(toCartEvents(cart(line('a', 1)), cart(line('a', 1)))).toEqual([]);
  });

  test('is reported when the shopper made it, and not when an earlier cart is read [ANA-01]', async () => {
    const answers = [cart(line('a', 1)), cart(line('a', 2)), cart()];
    const stores = storesInTest({
      token: 'mine',
      transport: async () => ({
        status: 200,
        statusText: '',
        headers: {},
        text: JSON.stringify(answers.shift()),
      }),
    });
    const told: TrackingEvent[] = [];
    stores.consent.choose(['statistics']);
    stores.tracking.connect('statistics', (event) => void told.push(event));
    await stores.cart.refresh();
    await stores.cart.add('a');
    await stores.cart.remove('a');
    expect(told).toMatchObject([
      { name: 'add_to_cart', items: [{ id: 'product-a', quantity: 1 }] },
      { name: 'remove_from_cart', items: [{ id: 'product-a', quantity: 2 }] },
    ]);
  });
});
