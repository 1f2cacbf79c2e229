import { builtInText } from '../testing/shop';
import { savedId, wishlistBackend } from '../testing/wishlist-backend';
import { load } from './load-shared-wishlist';

const at = (products: string, backend = wishlistBackend()) =>
  load(
    {
      url: new URL(`http://shop/wishlist/shared?products=${products}`),
      signal: new AbortController().signal,
      text: builtInText,
    },
    backend.clients,
  );

describe('a shared wishlist on the server', () => {
  test('has the products of its address that are for sale, in that order, without reading a customer’s list', async () => {
    const backend = wishlistBackend({ list: [savedId(1)] });
    const page = await at([savedId(2), savedId(9), savedId(1), savedId(2)].join('.'), backend);
    expect(page).toMatchObject({
      kind: 'page',
      head: { title: 'Gedeelde verlanglijst | Weefsel', robots: 'noindex' },
      data: { cards: [{ name: 'Wollen jas' }, { name: 'Linnen blouse' }], failed: false },
    });
    expect(backend.asked).toEqual([]);
  });

  test.each(['', '.', 'x', '__proto__', '%3Cscript%3E', `${savedId(1)}0`, savedId(1).replace('1', 'A')])(
    'is marked as empty, without a request, when the address %j names no product',
    async (products) =>
      expect(await at(products, wishlistBackend({ isDown: true }))).toMatchObject({
        kind: 'page',
        data: { cards: [], failed: false, isNone: true },
      }),
  );

  test('keeps the valid ids among invalid ones, 50 at most', async () => {
    const many = Array.from({ length: 60 }, (_, number) => number.toString(16).padStart(32, '0'));
    const asked: (readonly string[])[] = [];
    const { clients } = wishlistBackend();
    const byIds = async (ids: readonly string[]) => {
      asked.push(ids);
      return [];
    };
    const commerce = { ...clients.commerce, product: { ...clients.commerce.product, byIds } };
    const page = await at(['x', ...many].join('.'), {
      ...wishlistBackend(),
      clients: { ...clients, commerce },
    });
    expect(asked).toEqual([many.slice(0, 50)]);
    expect(page).toMatchObject({ data: { cards: [], choices: {}, failed: false } });
  });

  test('is marked as missing when commerce fails', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    expect(await at(savedId(1), wishlistBackend({ isDown: true }))).toMatchObject({
      data: { cards: [], failed: true },
      missing: 'all',
    });
    quiet.mockRestore();
  });
});
