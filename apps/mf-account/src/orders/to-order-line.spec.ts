import type { LineItem } from '@weefsel/api-clients';
import { someOrder } from '../testing/some-order';
import { toOrderLines } from './to-order-line';

const line = (item: Partial<LineItem>) =>
  toOrderLines({ lineItems: [{ id: 'a', type: 'product', quantity: 1, ...item }] })[0];

const thumbnails = (...widths: number[]) =>
  widths.map((width) => ({ width, height: width, url: `${width}.jpg` }));

const pictureOf = (...widths: number[]) =>
  line({ cover: { url: 'cover.jpg', thumbnails: thumbnails(...widths) } })?.picture;

describe('the goods of an order [ACC-03]', () => {
  test('are its products, not its discounts', () => {
    expect(toOrderLines(someOrder()).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  test('are ordered again as the product, not as the line; without a product as the line', () => {
    expect(toOrderLines(someOrder()).map(({ again }) => [again.id, again.quantity])).toEqual([
      ['broek', 2],
      ['trui', 1],
    ]);
    expect(line({ id: 'los' })?.again.id).toBe('los');
  });

  test('show the smallest picture that is wide enough, else the widest, else the whole one, else none', () => {
    expect(pictureOf(400, 80, 160)).toBe('160.jpg');
    expect(pictureOf(400, 159)).toBe('400.jpg');
    expect(pictureOf(80, 120, 100)).toBe('120.jpg');
    expect(pictureOf()).toBe('cover.jpg');
    expect(line({})).not.toHaveProperty('picture');
  });

  test('are empty for an order without lines', () => {
    expect(toOrderLines({})).toEqual([]);
  });
});
