import { fromAny } from '@total-typescript/shoehorn';
import type { Cart, Clients } from '@weefsel/api-clients';
import { FORM_FIELD, type ActionRequest } from '@weefsel/contracts';
import { actions } from '../product-page/product-actions';
import { builtInText } from '../testing/shop';
import { categoriesOnWire, detailOnWire, variantOnWire, variantsOnWire } from '../testing/product-wire';

const sent = (fields: Record<string, string>): ActionRequest => ({
  id: 'blouse',
  url: new URL('http://shop/nl/dames/linnen-blouse-1'),
  origin: 'http://shop',
  slug: 'nl/dames/linnen-blouse-1',
  type: 'detail',
  text: builtInText,
  signal: new AbortController().signal,
  fields: { [FORM_FIELD]: 'wear-with', ...fields },
});

const cartOf = (ids: readonly string[]): Cart =>
  fromAny({ lineItems: ids.map((id) => ({ id, type: 'product', quantity: 1 })) });

/** Clients of a shop with a skirt and a bag to wear with the blouse. The cart takes `taken` only. */
function shop(taken: readonly string[] | Error) {
  const pieces = ['rok', 'tas'].map((id) => ({
    ...variantOnWire({ colour: 'Blauw', size: '38', stock: 1 }),
    id,
    parentId: id,
  }));
  const list = async ({ filter = [] }: { filter?: { value: string }[] }) => {
    const [{ value = '' } = {}] = filter;
    const own = variantsOnWire.map((variant) => ({ ...variant, id: `${value}/${variant.id}` }));
    return { elements: own, total: own.length };
  };
  const addItems = jest.fn(async (_items: readonly object[]) => {
    if (taken instanceof Error) throw taken;
    return cartOf(taken);
  });
  const clients = fromAny<Clients, unknown>({
    commerce: {
      hasSession: () => false,
      cart: { addItems },
      product: { detail: async () => detailOnWire, list, byIds: async () => pieces },
      category: { list: async () => categoriesOnWire },
      brands: { urls: async () => ({}) },
    },
    content: {
      looksWith: async () => [
        { title: 'Look', slug: { current: 'look' }, products: [{ productId: 'rok' }, { productId: 'tas' }] },
      ],
    },
  });
  return {
    addItems,
    send: (fields: Record<string, string>) => actions['wear-with']?.(sent(fields), clients),
  };
}

const both = { 'stuk-rok': '38', 'stuk-tas': '40' };

describe('the form of the wear-with list', () => {
  test('puts all products into the cart in the chosen sizes, and redirects there', async () => {
    const { send, addItems } = shop(['rok/Blauw-38', 'tas/Blauw-40']);
    await expect(send(both)).resolves.toEqual({
      kind: 'done',
      to: '/cart',
      say: { kind: 'success', text: 'headless.wearWith.added', values: { count: '2' } },
    });
    expect(addItems).toHaveBeenCalledTimes(1);
    expect(addItems.mock.calls[0]?.[0]).toMatchObject([{ id: 'rok/Blauw-38' }, { id: 'tas/Blauw-40' }]);
  });

  test('is refused at each product with a missing or sold-out size, and changes no cart', async () => {
    const { send, addItems } = shop([]);
    await expect(send({ 'stuk-rok': '', 'stuk-tas': '36' })).resolves.toEqual({
      kind: 'refused',
      errors: { 'stuk-rok': 'headless.wearWith.chooseSize', 'stuk-tas': 'headless.wearWith.soldOut' },
      failure: 'headless.wearWith.notYet',
    });
    expect(addItems).not.toHaveBeenCalled();
  });

  test('is refused at the product that has just sold out, with the rest in the cart', async () => {
    await expect(shop(['rok/Blauw-38']).send(both)).resolves.toEqual({
      kind: 'refused',
      errors: { 'stuk-tas': 'headless.wearWith.soldOut' },
      failure: 'headless.wearWith.partly',
    });
  });

  test('is refused when no product is chosen', async () => {
    await expect(shop([]).send({ 'stuk-rok': '-', 'stuk-tas': '-' })).resolves.toEqual({
      kind: 'refused',
      failure: 'headless.wearWith.nothing',
    });
  });

  test('is refused whole when the cart cannot be reached', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    await expect(shop(new Error('away')).send(both)).resolves.toEqual({
      kind: 'refused',
      failure: 'headless.wearWith.failed',
    });
    quiet.mockRestore();
  });
});
