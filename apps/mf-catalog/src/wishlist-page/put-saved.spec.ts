import { fromPartial } from '@total-typescript/shoehorn';
import { FORM_FIELD, type ActionRequest } from '@weefsel/contracts';
import { savedId, wishlistBackend } from '../testing/wishlist-backend';
import { put } from './put-saved';

/** Sends the form of a saved product. */
const send = (backend: ReturnType<typeof wishlistBackend>, product: string, variant?: string) =>
  put(
    fromPartial<ActionRequest>({ fields: { [FORM_FIELD]: 'put', product, ...(variant && { variant }) } }),
    backend.clients,
  );

const said = (text: string, name = 'Linnen blouse') => ({
  kind: 'done',
  say: { kind: 'error', text, values: { name } },
});

describe('a saved product without script', () => {
  test('comes into the cart in the size that is chosen, and leads there', async () => {
    const backend = wishlistBackend();
    expect(await send(backend, savedId(1), 'Blauw-40')).toEqual({
      kind: 'done',
      to: '/cart',
      say: { kind: 'success', text: 'headless.product.added', values: { name: 'Linnen blouse' } },
    });
    expect(backend.put).toEqual(['Blauw-40']);
  });

  test('that is one thing comes into it as it is', async () => {
    const backend = wishlistBackend();
    expect(await send(backend, savedId(2), savedId(2))).toMatchObject({ to: '/cart' });
    expect(backend.put).toEqual([savedId(2)]);
  });

  test.each([undefined, 'x', savedId(2), 'Blauw-40|Blauw-38'])(
    'asks for a choice when %j is sent for one',
    async (variant) => {
      const backend = wishlistBackend();
      expect(await send(backend, savedId(1), variant)).toEqual(said('headless.wishlist.chooseFirst'));
      expect(backend.put).toEqual([]);
    },
  );

  test('is reported as just sold out, by its stock or by the cart', async () => {
    const soldOut = said('headless.product.justSoldOut');
    expect(await send(wishlistBackend(), savedId(1), 'Blauw-36')).toEqual(soldOut);
    expect(await send(wishlistBackend({ pieces: [0, 0] }), savedId(1), 'Blauw-38')).toEqual(soldOut);
  });

  test('is refused with a reason when the cart already holds the whole stock', async () => {
    const backend = wishlistBackend({ hasSession: true, pieces: [2, 2] });
    expect(await send(backend, savedId(1), 'Blauw-38')).toEqual(said('headless.product.noMore'));
  });

  test.each([
    ['is not sold', () => wishlistBackend(), savedId(9)],
    ['is none', () => wishlistBackend(), 'x'],
    ['cannot be asked for', () => wishlistBackend({ isDown: true }), savedId(1)],
  ])('reports a failure when the product %s', async (_, backend, id) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    expect(await send(backend(), id, 'Blauw-38')).toEqual(said('headless.product.addFailed', ''));
    quiet.mockRestore();
  });
});
