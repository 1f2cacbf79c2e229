import { at, catalogue, openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';
import { MISSING, roleOf } from './outfit-roles.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const ask = async (id: string) => (await shop.call('POST', `/product/${id}/cross-selling`)).json;
const productsIn = ({ products }: { products: { id: string }[] }) =>
  products.map(({ id }) => catalogue.productById(id)?.product ?? at(catalogue.products, 0));

describe('cross-sellings of a product', () => {
  test('complete the outfit with other garments of the same gender that are in stock', async () => {
    for (const product of catalogue.products.slice(0, 20)) {
      const [complete] = await ask(product.id);
      expect(complete.crossSelling.translated.name).toBe('Maak het af');
      expect(complete.total).toBe(complete.products.length);
      for (const other of productsIn(complete)) {
        expect(other.gender).toBe(product.gender);
        expect(MISSING[roleOf(product)]).toContain(roleOf(other));
        expect(catalogue.variantsOf(other).some(({ initialStock }) => initialStock > 0)).toBe(true);
      }
      const roles = productsIn(complete).map(roleOf);
      const worn = roles.filter((role) => role !== 'extra');
      expect(new Set(worn).size).toBe(worn.length);
    }
  });

  test('include similar products of the same category, never the product itself', async () => {
    const product = at(catalogue.products, 3);
    const [, similar] = await ask(product.id);
    expect(similar.crossSelling.translated.name).toBe('Vergelijkbaar');
    expect(similar.products.length).toBeGreaterThan(0);
    for (const other of productsIn(similar)) {
      expect(other).not.toBe(product);
      expect(other.categories[0]).toBe(product.categories[0]);
    }
  });

  test('are the same for a product and its variant, and empty for an unknown product', async () => {
    const product = at(catalogue.products, 3);
    const whole = await ask(product.id);
    expect(await ask(at(catalogue.variantsOf(product), 0).id)).toEqual(whole);
    expect(await ask('d'.repeat(32))).toEqual([]);
    expect(refusal(await shop.call('POST', '/product/x/cross-selling'))).toEqual([
      400,
      'FRAMEWORK__INVALID_UUID',
    ]);
  });
});
