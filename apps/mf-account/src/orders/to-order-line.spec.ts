import type { LineItem } from '@weefsel/api-clients';
import { someOrder } from '../testing/some-order';
import { toOrderDiscounts, toOrderLines } from './to-order-line';

const line = (item: Partial<LineItem>) =>
  toOrderLines({ lineItems: [{ id: 'a', type: 'product', quantity: 1, ...item }] })[0];

const thumbnails = (...widths: number[]) =>
  widths.map((width) => ({ width, height: width, url: `${width}.jpg` }));

const pictureOf = (...widths: number[]) =>
  line({ cover: { url: 'cover.jpg', thumbnails: thumbnails(...widths) } })?.picture;

describe('the goods of an order [ACC-03]', () => {
  test('are its products, by name, options, quantity and price', () => {
    const [trousers, jersey, ...others] = toOrderLines(someOrder());
    expect(trousers).toMatchObject({
      id: 'a',
      name: 'Linnen broek',
      href: '/nl/dames/linnen-broek-1',
      options: '38',
      quantity: 2,
      total: 79.9,
    });
    expect(jersey).toMatchObject({ id: 'b', name: 'Wollen trui', options: '', total: 39.95 });
    expect(jersey).not.toHaveProperty('href');
    expect(others).toEqual([]);
  });

  test('are ordered again as the product, not as the line; without a product as the line', () => {
    expect(toOrderLines(someOrder()).map(({ again }) => [again.id, again.quantity])).toEqual([
      ['broek', 2],
      ['trui', 1],
    ]);
    expect(line({ id: 'los' })?.again.id).toBe('los');
  });

  test('have all their options, and a brand when the order tells it', () => {
    const options = [
      { group: 'Kleur', option: 'Zwart' },
      { group: 'Maat', option: '38' },
    ];
    expect(line({ payload: { options, manufacturerName: 'Sølvane' } })).toMatchObject({
      options: 'Zwart, 38',
      brand: 'Sølvane',
    });
    expect(line({ payload: { manufacturerName: '' } })).not.toHaveProperty('brand');
    expect(line({ payload: { manufacturerName: 7, seoPath: 7 } })).not.toHaveProperty('brand');
    expect(line({ payload: { seoPath: '' } })).not.toHaveProperty('href');
  });

  test('show the smallest picture that is wide enough, else the widest, else the whole one, else none', () => {
    expect(pictureOf(400, 80, 160)).toBe('160.jpg');
    expect(pictureOf(400, 159)).toBe('400.jpg');
    expect(pictureOf(80, 120, 100)).toBe('120.jpg');
    expect(pictureOf()).toBe('cover.jpg');
    expect(line({})).not.toHaveProperty('picture');
  });

  test('that came without a name or price are shown all the same', () => {
    expect(line({})).toMatchObject({ name: '', total: 0 });
  });

  test('are none of an order that tells nothing of them', () => {
    expect(toOrderLines({})).toEqual([]);
    expect(toOrderDiscounts({})).toEqual([]);
  });
});

describe('what went off an order [ACC-03]', () => {
  test('is its promotions, and nothing else', () => {
    expect(toOrderDiscounts(someOrder())).toEqual([{ id: 'c', name: 'Welkomstkorting', total: -10 }]);
    const nameless = { id: 'x', type: 'promotion', quantity: 1 };
    expect(toOrderDiscounts({ lineItems: [nameless] })).toEqual([{ id: 'x', name: '', total: 0 }]);
  });
});
