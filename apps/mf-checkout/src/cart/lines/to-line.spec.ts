import { product } from '../../testing/cart-backend';
import { toLine } from './to-line';

describe('a line of the cart', () => {
  test('contains its product, options, quantity and prices [CRT-04]', () => {
    const price = { unitPrice: 20, quantity: 2, totalPrice: 40 };
    expect(toLine(product('trui', 'Trui', { quantity: 2, price }))).toEqual({
      ...{ id: 'trui', name: 'Trui', brand: 'Oever', href: '/nl/trui-artikel', quantity: 2 },
      picture: 'https://media.example/trui.jpg',
      options: [
        { group: 'Kleur', option: 'Blauw' },
        { group: 'Maat', option: 'M' },
      ],
      price: { kind: 'regular', amount: 20 },
      ...{ total: 40, limits: { min: 1, max: 100, step: 1 }, removable: true },
    });
  });

  test.each([{ payload: null }, { payload: {} }, { payload: { manufacturerName: '', seoPath: '' } }])(
    'leaves out what the backend does not add to it: %j [CRT-04]',
    (more) => {
      const line = toLine(product('trui', 'Trui', more));
      expect(line).not.toHaveProperty('brand');
      expect(line).not.toHaveProperty('href');
      expect(line.options).toEqual([]);
    },
  );

  test('may have no name, picture or price [CRT-04]', () => {
    const line = toLine(product('trui', '', { label: null, cover: null, price: null }));
    expect(line.name).toBe('');
    for (const unknown of ['picture', 'price', 'total']) expect(line).not.toHaveProperty(unknown);
  });

  test('can be removed unless the backend forbids it [CRT-03]', () => {
    const { removable: _unsaid, ...trui } = product('trui', 'Trui');
    expect(toLine(trui).removable).toBe(true);
    expect(toLine({ ...trui, removable: false }).removable).toBe(false);
  });

  test('links to its product when the backend returns the path [ROU-08] [CRT-04]', () => {
    expect(toLine(product('trui', 'Trui')).href).toBe('/nl/trui-artikel');
    expect(toLine(product('trui', 'Trui', { payload: {} }))).not.toHaveProperty('href');
    expect(toLine(product('trui', 'Trui', { payload: { seoPath: '/' } }))).not.toHaveProperty('href');
  });

  test('is on sale from the lowest price of 30 days, not from the list price [CRT-04]', () => {
    const priced = (regulationPrice: { price: number } | null) => {
      const listPrice = { price: 40, percentage: 50 };
      const price = { unitPrice: 20, quantity: 1, totalPrice: 20, listPrice, regulationPrice };
      return toLine(product('trui', 'Trui', { price })).price;
    };
    expect(priced({ price: 30 })).toEqual({ kind: 'sale', amount: 20, lowestAmount: 30 });
    expect(priced({ price: 20 })).toEqual({ kind: 'regular', amount: 20 });
    expect(priced(null)).toEqual({ kind: 'regular', amount: 20 });
  });

  test('has limits for its quantity, and none when it is not stackable [CRT-03]', () => {
    const quantityInformation = { minPurchase: 2, maxPurchase: 9, purchaseSteps: 2 };
    expect(toLine(product('sok', 'Sok', { quantityInformation })).limits).toEqual({
      min: 2,
      max: 9,
      step: 2,
    });
    expect(toLine(product('sok', 'Sok', { quantityInformation: null })).limits).toEqual({
      min: 1,
      max: Infinity,
      step: 1,
    });
    expect(toLine(product('sok', 'Sok', { stackable: false }))).not.toHaveProperty('limits');
  });
});
