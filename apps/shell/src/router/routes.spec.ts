/** @jest-environment node */
import { layoutOf, routeOf, shopRoutes, trackedName } from './routes';

test('every fixed address of the specification has a row, and no two rows share a name [ROU-01]', () => {
  const specified = [
    '/',
    '/nl',
    '/nl/',
    '/cart',
    '/side-cart',
    '/login',
    '/search',
    '/checkout',
    '/checkout/finish',
    '/order/success',
    '/order/failed',
    '/order/success&brq_payment_method=afterpay&brq_statuscode=690',
    '/account',
    '/account/orders',
    '/account/profile',
    '/forget-password',
    '/account/recover/password',
    '/stylingViewer',
    '/navigation/2ec32d61',
    '/stylingViewer',
  ];
  for (const path of specified) expect([path, routeOf(path)?.path]).toEqual([path, path]);
  expect(new Set(shopRoutes.map(({ name }) => name)).size).toBe(shopRoutes.length);
});

test('a trailing slash is the same page, except for the home page; another case is another address [ROU-01] [ROU-02]', () => {
  expect(routeOf('/cart/')?.name).toBe('cart');
  expect(routeOf('/nl')?.name).toBe('nl-without-slash');
  expect(routeOf('/nl/')?.name).toBe('home');
  expect(routeOf('/Cart')).toBeUndefined();
  expect(routeOf('/nl/dames/')).toBeUndefined();
});

test('pages of the account stand in the account layout, all others in the default one [ROU-04]', () => {
  expect(layoutOf('/account')).toBe('account');
  expect(layoutOf('/account/orders')).toBe('account');
  expect(layoutOf('/accountant/')).toBe('default');
  expect(layoutOf('/nl/account/')).toBe('default');
  expect(layoutOf('/nl/')).toBe('default');
});

test('page views are tracked by the route’s name, whatever stands behind the catch-all [ROU-01]', () => {
  expect(trackedName('/cart')).toBe('cart');
  expect(trackedName('/nl/dames/')).toBe('slug');
});
