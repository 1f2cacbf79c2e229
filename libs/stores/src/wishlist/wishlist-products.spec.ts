import type { Product } from '@weefsel/api-clients';
import { WishlistProducts } from './wishlist-products';

const product = (id: string): Product => ({
  id,
  translated: { name: id },
  calculatedPrice: { unitPrice: 10, quantity: 1, totalPrice: 10 },
});

/** Products by id. `gone` ones are not for sale; `away` makes requests fail. */
function shop({ gone = [] as string[] } = {}) {
  const asked: (readonly string[])[] = [];
  const backend = { away: false };
  const byIds = jest.fn(async (ids: readonly string[], _includes?: Record<string, readonly string[]>) => {
    asked.push(ids);
    if (backend.away) throw new Error('away');
    return ids.filter((id) => !gone.includes(id)).map(product);
  });
  return { asked, backend, byIds, products: new WishlistProducts(byIds) };
}
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id);

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the products of a wishlist', () => {
  test('are being fetched until they are there, with the fields that are asked for', async () => {
    const { products, byIds } = shop();
    expect(products.state.state).toBe('idle');
    const done = products.load(['a'], { product: ['id'] });
    expect(products.state.state).toBe('loading');
    await done;
    expect(products.state.state).toBe('ready');
    expect(byIds).toHaveBeenCalledWith(['a'], { product: ['id'] });
  });

  test('are known in the order they are asked for; those that are gone are left out [WSH-13]', async () => {
    const { products } = shop({ gone: ['b'] });
    await products.load(['a', 'b', 'c']);
    expect(idsOf(products.among(['c', 'b', 'x', 'a']))).toEqual(['c', 'a']);
    expect(['a', 'b', 'x'].map((id) => products.isGone(id))).toEqual([false, true, false]);
  });

  test('are asked for only when they are not known, and those before them stay', async () => {
    const { products, asked } = shop({ gone: ['b'] });
    await products.load([]);
    expect([products.state.state, asked]).toEqual(['ready', []]);
    await products.load(['a', 'b']);
    await products.load(['a', 'b', 'c']);
    await products.load(['b', 'c']);
    expect(asked).toEqual([['a', 'b'], ['c']]);
    expect(idsOf(products.among(['a', 'c']))).toEqual(['a', 'c']);
  });

  test.each([
    [100, [100]],
    [101, [100, 1]],
    [200, [100, 100]],
  ])('%i of them are looked up in parts of %j, none twice', async (count, parts) => {
    const { products, asked } = shop();
    const ids = Array.from({ length: count }, (_, index) => `p${index}`);
    await products.load(ids);
    expect(asked.map(({ length }) => length)).toEqual(parts);
    expect(asked.flat()).toEqual(ids);
  });

  test('that could not be fetched have failed, and are asked for again', async () => {
    const { products, asked, backend } = shop();
    backend.away = true;
    await products.load(['a']);
    expect(products.state).toMatchObject({ state: 'failed', error: { message: 'away' } });
    expect(products.isGone('a')).toBe(false);
    expect(logged).toHaveBeenCalledTimes(1);
    backend.away = false;
    await products.load(['a']);
    expect(products.state.state).toBe('ready');
    expect(asked).toEqual([['a'], ['a']]);
  });
});
