import type { LineItem } from '@weefsel/api-clients';
import { toCopiedLine, toCopiedLines, toNewItem } from './cart-copy';

const line = (more: Partial<LineItem> = {}): LineItem => ({
  ...{ id: 'a', label: 'Trui', quantity: 2, type: 'product', good: true },
  ...more,
});
const bare = { id: 'a', name: 'Trui', quantity: 2, options: [] };

describe('a line of the cart is remembered', () => {
  test('with its name, its options and what leads to its page', () => {
    const options = [{ group: 'Maat', option: 'M', more: 1 }];
    const payload = { options, seoPath: 'nl/trui', parentId: 'p', code: 'LENTE' };
    expect(toCopiedLine(line({ payload }))).toEqual({
      ...bare,
      options: [{ group: 'Maat', option: 'M' }],
      seoPath: 'nl/trui',
      parentId: 'p',
      code: 'LENTE',
    });
  });

  test('without values that the backend leaves out or sends empty', () => {
    expect(toCopiedLine(line())).toEqual(bare);
    const { label: _, ...nameless } = line({ payload: { seoPath: null, parentId: '', code: '' } });
    expect(toCopiedLine(nameless)).toEqual({ ...bare, name: '' });
  });

  test('unless it is a discount without a typed code', () => {
    const typed = line({ id: 'k', type: 'promotion', payload: { code: 'LENTE' } });
    const automatic = line({ id: 'z', type: 'promotion', payload: { code: '' } });
    const ids = toCopiedLines([line(), typed, automatic, line({ id: 'y', type: 'promotion' })]);
    expect(ids.map(({ id }) => id)).toEqual(['a', 'k']);
  });
});

test('a remembered line is asked for again as a product, or by its code', () => {
  expect(toNewItem(bare)).toEqual({ id: 'a', quantity: 2, type: 'product' });
  expect(toNewItem({ ...bare, code: 'LENTE' })).toEqual({ referencedId: 'LENTE', type: 'promotion' });
});
