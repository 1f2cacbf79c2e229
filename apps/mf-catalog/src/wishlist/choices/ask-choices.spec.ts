import { fromAny } from '@total-typescript/shoehorn';
import type { CommerceClient, Criteria, Product } from '@weefsel/api-clients';
import { variantOnWire } from '../../testing/product-wire';
import { askChoices } from './ask-choices';

/** Product client with this many variants per product; records its requests. */
function shop(count: number) {
  const asked: string[] = [];
  const list = async ({ filter, page = 1, limit = 0 }: Criteria) => {
    const value = filter?.[0] && 'value' in filter[0] ? String(filter[0].value) : '';
    asked.push(`${value.split('|').length} products, page ${page}`);
    const all = value.split('|').flatMap((parentId) =>
      Array.from({ length: count }, (_, number): Product => ({
        ...variantOnWire({ colour: 'Blauw', size: '38', stock: 1 }),
        id: `${parentId}-${number}`,
        parentId,
      })),
    );
    return { elements: all.slice((page - 1) * limit, page * limit), total: all.length };
  };
  return { asked, commerce: fromAny<CommerceClient, unknown>({ product: { list } }) };
}

const products = (count: number) => Array.from({ length: count }, (_, number) => `p${number}`);

test('variants of many products are asked for together, page by page, and none is lost', async () => {
  const { asked, commerce } = shop(12);
  const choices = await askChoices(commerce, products(21));
  expect(asked.sort()).toEqual([
    '1 products, page 1',
    '20 products, page 1',
    '20 products, page 2',
    '20 products, page 3',
  ]);
  expect(Object.keys(choices)).toHaveLength(21);
  expect(Object.values(choices).map(({ length }) => length)).toEqual(Array(21).fill(12));
});

test('a product without variants is itself what is bought', async () => {
  expect(await askChoices(shop(0).commerce, ['bag'])).toEqual({ bag: [{ id: 'bag' }] });
});

test('nothing is asked for no products', async () => {
  const { asked, commerce } = shop(1);
  expect(await askChoices(commerce, [])).toEqual({});
  expect(asked).toEqual([]);
});
