import { COOKIES } from '@weefsel/contracts';
import { builtInText } from '../testing/shop';
import { savedId, wishlistBackend } from '../testing/wishlist-backend';
import { load } from './load-wishlist';

const request = (...kept: string[]) => ({
  kept: { [COOKIES.wishlist]: kept.join('.') },
  signal: new AbortController().signal,
  text: builtInText,
});

async function loaded(backend: ReturnType<typeof wishlistBackend>, ...kept: string[]) {
  const result = await load(request(...kept), backend.clients);
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`);
  return { ...result, names: result.data.cards.map(({ name }) => name) };
}

describe('the page of the wishlist on the server', () => {
  test('has the products of a guest’s cookie that are for sale, in that order, without reading a list [WSH-07] [WSH-13]', async () => {
    const backend = wishlistBackend();
    const { names, data, head } = await loaded(backend, savedId(2), savedId(9), savedId(1));
    expect(names).toEqual(['Wollen jas', 'Linnen blouse']);
    expect(data).toMatchObject({ isCustomers: false, failed: false });
    expect(head).toEqual({ title: 'Verlanglijst | Weefsel', robots: 'noindex' });
    expect(backend.asked).toEqual([]);
  });

  test('has a customer’s list, after what the browser kept before the login [WSH-08]', async () => {
    const { names, data } = await loaded(wishlistBackend({ list: [savedId(2)] }), savedId(1));
    expect(names).toEqual(['Linnen blouse', 'Wollen jas']);
    expect(data.isCustomers).toBe(true);
  });

  test('changes nothing by being looked at', async () => {
    const backend = wishlistBackend({ list: [] });
    await loaded(backend, savedId(1));
    expect(backend.asked).toEqual(['read']);
  });

  test('is empty for a customer without a list, and shows the cookie when no customer is logged in [WSH-10]', async () => {
    expect((await loaded(wishlistBackend({ list: null }))).data).toMatchObject({
      cards: [],
      isCustomers: true,
    });
    const { names, data } = await loaded(wishlistBackend({ hasSession: true }), savedId(1));
    expect([names, data.isCustomers]).toEqual([['Linnen blouse'], false]);
  });

  test('has the sizes of each in their order, and which are sold out', async () => {
    const { data } = await loaded(wishlistBackend(), savedId(1), savedId(2), savedId(9));
    expect(Object.keys(data.choices)).toEqual([savedId(1), savedId(2)]);
    expect(data.choices[savedId(1)]).toEqual([
      { id: 'Blauw-36', colour: 'Blauw', size: '36', soldOut: true },
      { id: 'Blauw-40', colour: 'Blauw', size: '40' },
      { id: 'Blauw-38', colour: 'Blauw', size: '38' },
      { id: 'Donkerblauw-38', colour: 'Donkerblauw', size: '38', soldOut: true },
      { id: 'Donkerblauw-40', colour: 'Donkerblauw', size: '40' },
    ]);
    expect(data.choices[savedId(2)]).toEqual([{ id: savedId(2) }]);
  });

  test('is there without sizes when only those cannot be loaded', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    const { names, data, missing } = await loaded(wishlistBackend({ hasNoSizes: true }), savedId(1));
    expect([names, data.choices, missing]).toEqual([['Linnen blouse'], {}, undefined]);
    quiet.mockRestore();
  });

  test('is missing when the vendor is away', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    const { data, missing } = await loaded(wishlistBackend({ list: [], isDown: true }));
    expect([data.failed, missing]).toEqual([true, 'all']);
    quiet.mockRestore();
  });
});
