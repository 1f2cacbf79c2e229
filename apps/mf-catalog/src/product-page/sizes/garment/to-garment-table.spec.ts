import { fromAny } from '@total-typescript/shoehorn';
import type { Product } from '@weefsel/api-clients';
import { toGarmentTable } from './to-garment-table';

const made = (nd_measures: unknown) => fromAny<Product, unknown>({ customFields: { nd_measures } });

const shirt = made({
  measures: ['chest', 'length', 'aura'],
  sizes: [
    { size: 'S', cm: [52, 71.5, 3] },
    { size: 'M', cm: [55, 73, 3] },
    { size: 'L', cm: [58] },
  ],
});

test('lists the available sizes, with the measures that the shop has words for', () => {
  expect(toGarmentTable(shirt, ['M', 'S', 'XL'])).toEqual({
    measures: ['chest', 'length'],
    sizes: [
      { size: 'M', cm: [55, 73] },
      { size: 'S', cm: [52, 71.5] },
    ],
  });
});

test('leaves out a size with fewer measures than are named', () => {
  expect(toGarmentTable(shirt, ['L'])).toBeUndefined();
});

test('is undefined without measures, or with unknown ones only', () => {
  expect(toGarmentTable(fromAny<Product, unknown>({}), ['S'])).toBeUndefined();
  expect(toGarmentTable(made(null), ['S'])).toBeUndefined();
  expect(
    toGarmentTable(made({ measures: ['aura'], sizes: [{ size: 'S', cm: [3] }] }), ['S']),
  ).toBeUndefined();
});
