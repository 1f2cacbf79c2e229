import { fromAny } from '@total-typescript/shoehorn';
import type { Cart, Clients } from '@weefsel/api-clients';
import { FORM_FIELD, type ActionRequest } from '@weefsel/contracts';
import { builtInText } from '../testing/shop';
import { categoriesOnWire, detailOnWire, variantsOnWire } from '../testing/product-wire';
import { actions } from './product-actions';

const request = (fields: Record<string, string>): ActionRequest => ({
  id: 'blouse',
  url: new URL('http://shop/nl/dames/linnen-blouse-1?maat=36'),
  origin: 'http://shop',
  slug: 'nl/dames/linnen-blouse-1',
  type: 'detail',
  text: builtInText,
  signal: new AbortController().signal,
  fields: { [FORM_FIELD]: 'add', ...fields },
});

const cartOf = (quantity: number): Cart =>
  fromAny({ lineItems: quantity > 0 ? [{ id: 'Blauw-40', type: 'product', quantity }] : [] });

/** Clients for the blouse. The cart holds `before`, later `after`, of the last size. */
function shop({ before = 0, after = 1, hasSession = true } = {}) {
  const read = jest.fn(async () => cartOf(before));
  const addItems = jest.fn(async (_items: readonly object[]) => cartOf(after));
  const clients = fromAny<Clients, unknown>({
    commerce: {
      hasSession: () => hasSession,
      cart: { read, addItems },
      product: {
        detail: async () => detailOnWire,
        list: async () => ({ elements: variantsOnWire, total: variantsOnWire.length }),
      },
      category: { list: async () => categoriesOnWire },
      brands: { urls: async () => ({}) },
    },
  });
  return {
    read,
    addItems,
    send: (fields: Record<string, string>) => actions['add']?.(request(fields), clients),
  };
}

describe('the form of the product page', () => {
  test('puts the chosen colour and size into the cart, and leads there [PDP-03]', async () => {
    const { send, addItems } = shop();
    await expect(send({ kleur: 'blauw', maat: '40' })).resolves.toEqual({
      kind: 'done',
      to: '/cart',
      say: { kind: 'success', text: 'headless.product.added', values: { name: 'Linnen blouse' } },
    });
    expect(addItems).toHaveBeenCalledWith([{ id: 'Blauw-40', quantity: 1, type: 'product' }]);
  });

  test('does not read the cart of a shopper without a session', async () => {
    const { send, read } = shop({ hasSession: false });
    await expect(send({ maat: '40' })).resolves.toMatchObject({ kind: 'done' });
    expect(read).not.toHaveBeenCalled();
  });

  test('asks for the size when none is sent, even if the address holds one [PDP-03]', async () => {
    const { send, addItems } = shop();
    await expect(send({ kleur: 'blauw' })).resolves.toEqual({
      kind: 'refused',
      errors: { maat: 'headless.product.chooseSize' },
    });
    expect(addItems).not.toHaveBeenCalled();
  });

  test.each([
    ['a size that is sold out', { maat: '36' }],
    ['a size that there is not', { maat: '99' }],
  ])('refuses %s as just sold out [PDP-03]', async (_, fields) => {
    const { send, addItems } = shop();
    await expect(send(fields)).resolves.toEqual({
      kind: 'refused',
      failure: 'headless.product.justSoldOut',
    });
    expect(addItems).not.toHaveBeenCalled();
  });

  test.each([
    ['the last piece has just gone', 0, 0, 'headless.product.justSoldOut'],
    ['the cart has all there are', 3, 3, 'headless.product.noMore'],
  ])('is refused with the reason when %s [PDP-03] [CRT-02]', async (_, before, after, failure) => {
    await expect(shop({ before, after }).send({ maat: '40' })).resolves.toEqual({ kind: 'refused', failure });
  });

  test('is refused with the add-failed message when commerce fails [PDP-03]', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    const { send, addItems } = shop();
    addItems.mockRejectedValue(new Error('away'));
    await expect(send({ maat: '40' })).resolves.toEqual({
      kind: 'refused',
      failure: 'headless.product.addFailed',
    });
    quiet.mockRestore();
  });
});
