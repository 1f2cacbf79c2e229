import { addressesOf, claimedTwice, describeEntry, SLUG_TYPES } from '@weefsel/contracts';
import { claimsOfShell, RouteTable } from '../../apps/shell/src/server/request/paths/route-table';
import { openEntry, REMOTE_NAMES } from './entries';

/** Addresses declared by the entries of the shop's remotes. */
const addresses = async () =>
  Object.fromEntries(
    await Promise.all(
      REMOTE_NAMES.map(async (name) => [name, addressesOf(describeEntry(await openEntry(name)))] as const),
    ),
  );

const SPECIFIED: readonly [path: string, view: string][] = [
  ['/', 'root'],
  ['/nl', 'home-without-slash'],
  ['/nl/', 'home'],
  ['/cart', 'cart'],
  ['/side-cart', 'side-cart'],
  ['/wishlist', 'wishlist'],
  ['/login', 'login'],
  ['/search', 'search'],
  ['/checkout', 'checkout'],
  ['/checkout/finish', 'checkout-finish'],
  ['/order/success', 'order-success'],
  ['/order/failed', 'order-failed'],
  ['/order/success&brq_payment_method=afterpay&brq_statuscode=690', 'buckaroo-return'],
  ['/account', 'account'],
  ['/account/orders', 'orders'],
  ['/account/order/10001', 'order'],
  ['/account/profile', 'profile'],
  ['/forget-password', 'forget-password'],
  ['/account/recover/password', 'recover-password'],
  ['/stylingViewer', 'styling-viewer'],
  ['/navigation/2ec32d61', 'navigation'],
];

test.each(SPECIFIED)('the fixed address %s has a route, tracked as %s [ROU-01]', async (path, view) => {
  expect(new RouteTable(await addresses()).viewAt(path)).toBe(view);
});

test('each type of page that vendors know has one page in the shop, and no path has two [ROU-01]', async () => {
  const found = await addresses();
  const routes = new RouteTable(found);
  expect(SLUG_TYPES.filter((type) => routes.showing(type).owner === 'nobody')).toEqual([]);
  expect(claimedTwice(found)).toEqual([]);
  expect(Object.values(found).flatMap(claimsOfShell)).toEqual([]);
});
