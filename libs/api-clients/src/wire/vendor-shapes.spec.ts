import { siteConfig, snippetDocument, storeInfo } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { cart } from '../commerce/types/cart';
import { category } from '../commerce/types/category';
import { product } from '../commerce/types/product';
import { readAnswer } from './read-answer';
import type { Shape } from './shape';

/** The remaining value of a response, and the paths of its dropped parts. */
function read<T>(shape: Shape<T>, answer: unknown) {
  const paths: string[] = [];
  const value = readAnswer({ shape, asked: 'GET /a', report: ({ path }) => paths.push(path) }, answer);
  return { value, paths };
}

test('a text that is none is left out; the others stay', () => {
  const good = { key: 'b', value: 'B' };
  expect(read(v.array(snippetDocument), [{ key: 'a', value: { nl: 'A' } }, good])).toEqual({
    value: [good],
    paths: ['0.value'],
  });
});

test('a wrong opening time costs its day; address and other days stay', () => {
  const friday = { openingTime: '09:00', closingTime: '18:00' };
  const hours = {
    monday: { openingTime: 9, closingTime: '18:00' },
    friday,
    sunday: { closingTime: 'Closed' },
  };
  const { value, paths } = read(storeInfo, { city: 'Utrecht', phone: 30, openingHours: hours });
  expect(value).toMatchObject({ city: 'Utrecht', phone: '', zipcode: '' });
  expect(value.openingHours).toEqual({ friday, sunday: { openingTime: '', closingTime: 'Closed' } });
  expect(paths).toEqual(['phone', 'openingHours.monday.openingTime']);
});

test('a site without anything that is right has no menu, no percentages and no hours', () => {
  expect(read(siteConfig, { mainNav: 'x', showSalePercentage: 'ja', openingHours: [] }).value).toEqual({
    mainNav: [],
    showSalePercentage: false,
    openingHours: {},
  });
});

test('a menu entry that is none is left out with what is in it; one with odd details stays', () => {
  const entry = { id: 'a', type: 4, translated: 'Dames', children: [{ id: 7 }, { id: 'c' }] };
  const { value, paths } = read(v.array(category), [entry, { id: 42 }]);
  expect(value).toEqual([
    { id: 'a', type: 'page', translated: {}, children: [{ id: 'c', type: 'page', translated: {} }] },
  ]);
  expect(paths).toEqual(['0.type', '0.translated', '0.children.0.id', '1.id']);
});

test('a product without odd details is still for sale; without its price it is none', () => {
  const odd = { id: 'p', calculatedPrice: { unitPrice: 20, listPrice: 'veel' }, translated: 'Jas', cover: 3 };
  expect(read(product, odd)).toEqual({
    value: { id: 'p', calculatedPrice: { unitPrice: 20 }, translated: {} },
    paths: ['translated', 'cover', 'calculatedPrice.listPrice'],
  });
  expect(() => read(product, { id: 'p', calculatedPrice: 20 })).toThrow(/at "calculatedPrice"/);
});

test('messages of a cart are read as the vendor sends none: as a list', () => {
  expect(read(cart, { lineItems: [], errors: [] }).value).toEqual({ lineItems: [], errors: [] });
  const errors = { a: { key: 'a', messageKey: 'sold-out', level: 'high' }, b: 4 };
  expect(read(cart, { lineItems: [], errors }).value.errors).toEqual({
    a: { key: 'a', messageKey: 'sold-out', level: 0 },
  });
});
