import { onlyFields } from './only-fields.ts';

const product = {
  id: 'p',
  apiAlias: 'product',
  name: 'Jurk',
  stock: 3,
  translated: { name: 'Jurk' },
  manufacturer: { id: 'm', apiAlias: 'product_manufacturer', name: 'Fjord', link: 'x' },
  children: [{ id: 'c', name: 'S', stock: 1 }, null, 'odd'],
};
const only = (...fields: string[]) => onlyFields<unknown>(fields, 'product')(product);

test('keeps the whole object when no field is named', () => {
  expect(only()).toBe(product);
});

test('keeps the named fields and the permanent ones, also in nested objects and lists', () => {
  const always = { id: 'p', apiAlias: 'product', translated: { name: 'Jurk' } };
  expect(only('product.name')).toEqual({ ...always, name: 'Jurk' });
  expect(only('manufacturer.name', 'children.stock')).toEqual({
    ...always,
    manufacturer: { id: 'm', apiAlias: 'product_manufacturer', name: 'Fjord' },
    children: [{ id: 'c', stock: 1 }, null, 'odd'],
  });
});

test.each([
  ['nothing'],
  ['name.first.second'],
  ['__proto__.polluted'],
  ['constructor'],
  [''],
  ['.'],
  ['a'.repeat(9999)],
])('ignores %j, which is no field, without failing', (field) => {
  const kept = only(field, 'stock') as Record<string, unknown>;
  expect(
    Object.keys(kept)
      .filter((name) => name !== 'name')
      .sort(),
  ).toEqual(['apiAlias', 'id', 'stock', 'translated']);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('leaves the original object unchanged', () => {
  only('name');
  expect(product.stock).toBe(3);
});
