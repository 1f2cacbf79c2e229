import { asksForVariants, mentions } from './asks-for-variants.ts';
import { readCriteria } from './criteria.ts';

const equals = (field: string) => ({ type: 'equals', field, value: 1 });

test.each([
  { ids: ['a'] },
  { grouping: ['product.displayGroup'] },
  { sort: [{ field: 'productNumber' }] },
  { filter: [equals('product.stock')] },
  { 'post-filter': [equals('available')] },
  { filter: [{ type: 'not', queries: [{ type: 'or', queries: [equals('options.id')] }] }] },
  { aggregations: [{ name: 'a', type: 'terms', field: 'name', aggregation: { field: 'optionIds' } }] },
  { aggregations: [{ name: 'a', type: 'filter', filter: [equals('parentId')], aggregation: {} }] },
])('criteria about what variants differ in ask for variants: %j', (body) => {
  expect(asksForVariants(readCriteria(body))).toBe(true);
});

test.each([
  {},
  { filter: [equals('active'), equals('manufacturer.id'), equals('product.categoriesRo.id')] },
  { sort: [{ field: 'name' }], grouping: ['manufacturerId'] },
  { aggregations: [{ name: 'id', type: 'max', field: 'price' }] },
])('criteria about what all variants share do not: %j', (body) => {
  expect(asksForVariants(readCriteria(body))).toBe(false);
});

test('a value is not a field', () => {
  expect(mentions({ field: 'name', value: { field: 'id' } }, /^id$/)).toBe(false);
  expect(mentions('id', /^id$/)).toBe(false);
});
