import fc from 'fast-check';
import { refusal, settled, WishlistShop } from './wishlist-shop.fixture';
import { withChange } from './wishlist-change';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.oneof(
  fc.record({ does: fc.constant('tap' as const), id }),
  fc.record({ does: fc.constant('tap elsewhere' as const), id }),
  fc.record({ does: fc.constantFrom('log in', 'log out', 'reload', 'repair', 'wait') }),
  fc.record({
    does: fc.constant('break' as const),
    call: fc.constantFrom('ids' as const, 'add' as const, 'remove' as const, 'merge' as const),
    status: fc.constantFrom(0, 401, 403, 500),
  }),
);

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('whatever happens on the way, a customer ends with the server’s list, and nothing saved is lost [WSH-08] [WSH-10]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const shop = new WishlistShop();
      let wishlist = shop.tab();
      await wishlist.resume();
      // Products that the shopper added, and did not remove on any device.
      const wanted = new Set<string>();
      const want = (wantedNow: boolean, product: string) =>
        wantedNow ? wanted.add(product) : wanted.delete(product);

      for (const event of steps) {
        switch (event.does) {
          case 'tap': {
            const had = wishlist.has(event.id);
            const changed = await (had ? wishlist.remove(event.id) : wishlist.add(event.id));
            expect(wishlist.has(event.id)).toBe(changed ? !had : had);
            if (changed) want(!had, event.id);
            break;
          }
          case 'tap elsewhere': {
            const had = shop.server?.includes(event.id) ?? false;
            shop.server = [...withChange(shop.server ?? [], { kind: had ? 'remove' : 'add', id: event.id })];
            want(!had, event.id);
            break;
          }
          case 'break':
            shop.broken[event.call] = event.status ? refusal(event.status) : new Error('away');
            break;
          case 'log in':
            shop.login();
            break;
          case 'log out':
            shop.logout();
            break;
          case 'reload':
            wishlist = shop.tab();
            await wishlist.resume();
            break;
          case 'repair':
            shop.broken = {};
            break;
          default:
            jest.advanceTimersByTime(500);
            await wishlist.refresh();
        }
        await settled();
        expect(new Set(wishlist.ids).size).toBe(wishlist.ids.length);
      }

      shop.broken = {};
      shop.login();
      await settled();
      jest.advanceTimersByTime(500);
      await wishlist.refresh();
      expect(wishlist.ids).toEqual(shop.server ?? []);
      expect(shop.storage.ids ?? []).toEqual(wishlist.ids);
      expect(wishlist.ids).toEqual(expect.arrayContaining([...wanted]));
    }),
    { numRuns: 150 },
  );
});
