import { refusal, settled, WishlistShop } from './wishlist-shop.fixture';

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask'] });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  logged.mockRestore();
});

/** A shop with a shopper, logged in or not, a browser's list and a server's. */
async function someShop(given: { here?: string[]; server?: string[] | null; loggedIn?: boolean }) {
  const shop = new WishlistShop();
  shop.storage.ids = given.here;
  shop.server = given.server ?? null;
  if (given.loggedIn) shop.login();
  const wishlist = shop.tab();
  await wishlist.resume();
  shop.diary.length = 0;
  return { shop, wishlist };
}

describe('the wishlist of a guest', () => {
  test('is kept in this browser, the newest first, and the server is not asked [WSH-07] [SES-06]', async () => {
    const { shop, wishlist } = await someShop({ here: ['a'] });
    await wishlist.add('b');
    await wishlist.add('b');
    await wishlist.remove('a');
    await wishlist.refresh();
    expect(wishlist.ids).toEqual(['b']);
    expect(shop.storage.ids).toEqual(['b']);
    expect(shop.diary).toEqual([]);
  });

  test('stays as it is when the stored one cannot be read or is empty [WSH-07]', async () => {
    const { shop, wishlist } = await someShop({ here: ['a'] });
    for (const stored of [undefined, []]) {
      shop.storage.ids = stored;
      jest.advanceTimersByTime(500);
      await wishlist.refresh();
      expect(wishlist.ids).toEqual(['a']);
    }
  });

  test('is the same in two tabs, also when the last product goes [WSH-07]', async () => {
    const { shop, wishlist } = await someShop({ here: ['a'] });
    const other = shop.tab();
    await other.resume();
    await other.add('b');
    expect(wishlist.ids).toEqual(['b', 'a']);
    await wishlist.remove('a');
    await wishlist.remove('b');
    expect(other.ids).toEqual([]);
  });
});

describe('a product saved without script', () => {
  test('is on the guest’s list from then on, once, in every tab [WSH-07]', async () => {
    const { shop, wishlist } = await someShop({ here: ['a', 'b'] });
    shop.storage.cookie = ['c', 'a'];
    const other = shop.tab();
    await other.resume();
    expect(other.ids).toEqual(['c', 'a', 'b']);
    expect(wishlist.ids).toEqual(['c', 'a', 'b']);
    await other.remove('c');
    const nextVisit = shop.tab();
    await nextVisit.resume();
    expect(nextVisit.ids).toEqual(['a', 'b']);
  });

  test('is brought to the customer’s list at the next visit, as a guest’s changes are [WSH-08]', async () => {
    const { shop } = await someShop({ here: ['x'], server: ['x'], loggedIn: true });
    shop.storage.cookie = ['a'];
    const nextVisit = shop.tab();
    await nextVisit.resume();
    expect(shop.diary).toEqual(['read', 'merge a', 'read']);
    expect(nextVisit.ids).toEqual(['a', 'x']);
    expect(shop.server).toEqual(['a', 'x']);
  });
});

describe('a login', () => {
  test('adds to the server what it lacks, reads it again and keeps a copy here [WSH-08]', async () => {
    const { shop, wishlist } = await someShop({ here: ['b', 'a'], server: ['a', 'x'] });
    shop.login();
    await settled();
    expect(shop.diary).toEqual(['read', 'merge b', 'read']);
    expect(wishlist.ids).toEqual(['b', 'a', 'x']);
    expect(shop.storage.ids).toEqual(['b', 'a', 'x']);
  });

  test('without a server list creates one from the local products, and only reads when there are none [WSH-08] [WSH-10]', async () => {
    const first = await someShop({ here: ['a'] });
    first.shop.login();
    await settled();
    expect(first.shop.server).toEqual(['a']);

    const nothing = await someShop({});
    nothing.shop.login();
    await settled();
    expect(nothing.shop.diary).toEqual(['read']);
    expect(nothing.wishlist.ids).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('shows both lists when its merge fails, and the next visit merges again [WSH-08]', async () => {
    const { shop, wishlist } = await someShop({ here: ['a'], server: ['x'] });
    shop.broken.merge = refusal(500);
    shop.login();
    await settled();
    expect(wishlist.ids).toEqual(['a', 'x']);
    expect(shop.storage.ids).toEqual(['a']);

    shop.broken = {};
    const nextVisit = shop.tab();
    await nextVisit.resume();
    expect(shop.server).toEqual(['a', 'x']);
    expect(nextVisit.ids).toEqual(['a', 'x']);
  });

  test('of an earlier visit merges nothing, so products removed elsewhere do not come back [WSH-08]', async () => {
    const { shop, wishlist } = await someShop({ here: ['a', 'b'], server: ['b'], loggedIn: true });
    expect(wishlist.ids).toEqual(['b']);
    expect(shop.storage.ids).toEqual(['b']);
    expect(shop.server).toEqual(['b']);
  });
});

describe('the wishlist of a customer', () => {
  test('changes at once, then on the server, and its copy here follows without being read again [WSH-08]', async () => {
    const { shop, wishlist } = await someShop({ server: ['a', 'b'], loggedIn: true });
    await wishlist.refresh();
    const removed = wishlist.remove('a');
    const added = wishlist.add('c');
    expect(wishlist.ids).toEqual(['c', 'b']);
    await Promise.all([removed, added]);
    expect(shop.server).toEqual(['c', 'b']);
    shop.logout();
    expect(wishlist.ids).toEqual(['c', 'b']);
  });

  test.each(['add', 'remove'] as const)(
    'is unchanged when the server cannot %s, and the failure is returned and logged',
    async (kind) => {
      const { shop, wishlist } = await someShop({ server: ['a'], loggedIn: true });
      shop.broken[kind] = refusal(500);
      await expect(wishlist[kind](kind === 'add' ? 'b' : 'a')).resolves.toBe(false);
      expect(wishlist.ids).toEqual(['a']);
      expect(shop.storage.ids).toEqual(['a']);
      expect(logged).toHaveBeenCalledTimes(1);
    },
  );

  test('accepts a change that another device has already made', async () => {
    const { shop, wishlist } = await someShop({ server: ['a'], loggedIn: true });
    shop.server = ['b'];
    await expect(wishlist.add('b')).resolves.toBe(true);
    await expect(wishlist.remove('a')).resolves.toBe(true);
    expect(wishlist.ids).toEqual(['b']);
    expect(logged).not.toHaveBeenCalled();
  });

  test('that only the server had is gone from memory after the logout [WSH-09]', async () => {
    const { shop, wishlist } = await someShop({ here: ['a'], server: ['x'] });
    shop.broken.merge = refusal(500);
    shop.login();
    await settled();
    shop.logout();
    expect(wishlist.ids).toEqual(['a']);
  });

  test('is not given to the next customer of the browser', async () => {
    const { shop, wishlist } = await someShop({ server: ['a'], loggedIn: true });
    shop.server = ['j'];
    shop.login('joris');
    await settled();
    expect(wishlist.ids).toEqual(['j']);
    expect(shop.server).toEqual(['j']);
  });
});

describe('reading the list of the server', () => {
  test.each([401, 403])(
    'with answer %i shows the list of this browser and logs nothing [WSH-10]',
    async (status) => {
      const { shop, wishlist } = await someShop({ server: ['x'], loggedIn: true });
      shop.storage.ids = ['a'];
      shop.broken = { ids: refusal(status), add: refusal(status) };
      await wishlist.refresh();
      expect(wishlist.ids).toEqual(['a']);
      await expect(wishlist.add('b')).resolves.toBe(true);
      expect(shop.storage.ids).toEqual(['b', 'a']);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test('with answer 404 empties it silently [WSH-10]', async () => {
    const { shop, wishlist } = await someShop({ server: ['x'], loggedIn: true });
    shop.server = null;
    await wishlist.refresh();
    expect(wishlist.ids).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('with another error logs it and keeps what was there [WSH-10]', async () => {
    const { shop, wishlist } = await someShop({ server: ['x'], loggedIn: true });
    shop.broken.ids = refusal(500);
    await wishlist.refresh();
    expect(wishlist.ids).toEqual(['x']);
    expect(wishlist.state.state).toBe('ready');
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('is ignored within 500 ms after it was last done [WSH-11]', async () => {
    const { shop, wishlist } = await someShop({ server: ['x'], loggedIn: true });
    await wishlist.refresh();
    jest.advanceTimersByTime(499);
    await wishlist.refresh();
    expect(shop.diary).toEqual(['read']);
    jest.advanceTimersByTime(1);
    await wishlist.refresh();
    expect(shop.diary).toEqual(['read', 'read']);
  });

  test('follows a change by a heart [WSH-12]', async () => {
    const { shop, wishlist } = await someShop({ server: ['x'], loggedIn: true });
    await wishlist.add('a');
    await settled();
    expect(shop.diary).toEqual(['add a', 'read']);
  });
});

describe('the products of the list', () => {
  test('are those that are for sale, in its order; the others do not count [WSH-13] [HDR-12]', async () => {
    const { shop, wishlist } = await someShop({ here: ['c', 'b', 'a'] });
    shop.gone.add('b');
    expect(wishlist.count).toBe(3);
    await wishlist.products.load(wishlist.ids);
    expect(wishlist.products.among(wishlist.ids).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(wishlist.count).toBe(2);
    expect(wishlist.ids).toEqual(['c', 'b', 'a']);
  });

  test('are looked up 100 at a time, each once, and again after a failure', async () => {
    const { shop, wishlist } = await someShop({ here: Array.from({ length: 130 }, (_, n) => `p${n}`) });
    shop.broken.products = new Error('away');
    await wishlist.products.load(wishlist.ids);
    expect(wishlist.products.state.state).toBe('failed');
    shop.broken = {};
    await wishlist.products.load(wishlist.ids);
    await wishlist.products.load(['p0']);
    expect(shop.diary).toEqual(['look up 100', 'look up 30', 'look up 100', 'look up 30']);
  });
});
