import { someAddresses, someRoutes } from '../addresses.fixture';
import { claimsOfShell, ownerOf, routesOf, RouteTable } from './route-table';

test('a trailing slash is the same page, except for the home page; another case is another address [ROU-01] [ROU-02]', () => {
  expect(someRoutes.viewAt('/cart/')).toBe('cart');
  expect(someRoutes.viewAt('/nl')).toBe('home-without-slash');
  expect(someRoutes.viewAt('/nl/')).toBe('home');
  expect(someRoutes.viewAt('/nl//')).toBe('home');
  expect(someRoutes.viewAt('/')).toBe('root');
  expect(someRoutes.viewAt('/account/order/10001/')).toBe('order');
  expect(someRoutes.viewAt('/Cart')).toBeUndefined();
  expect(someRoutes.viewAt('/nl/dames/')).toBeUndefined();
});

test('a fixed path takes precedence over one with placeholders', () => {
  const routes = new RouteTable({
    'mf-a': { store: { paths: ['/nl/winkels/:city'] } },
    'mf-b': { map: { paths: ['/nl/winkels/kaart'] } },
  });
  expect(routes.at('/nl/winkels/kaart')).toMatchObject({ at: { owner: 'mf-b', page: 'map' } });
  expect(routes.at('/nl/winkels/delft')).toMatchObject({ at: { owner: 'mf-a', page: 'store' } });
});

test('finds the page of a remote or of the shell that claims a path, if any', () => {
  expect(someRoutes.claimAt('/cart/')).toBe('mf-checkout/cart');
  expect(someRoutes.claimAt('/account/order/10001')).toBe('mf-account/order');
  expect(someRoutes.claimAt('/stylingViewer')).toBe('shell/styling-viewer');
  expect(someRoutes.claimAt('/nl/dames/')).toBeUndefined();
});

test('a vendor page belongs to the remote that shows its type, or to no remote', () => {
  expect(ownerOf({ kind: 'page', type: 'detail', id: 'p1' }, someRoutes)).toEqual({
    owner: 'mf-catalog',
    page: 'product',
  });
  expect(new RouteTable({}).showing('detail')).toEqual({ owner: 'nobody', page: 'detail' });
});

test('the route table of a snapshot is created once', () => {
  const snapshot = { addresses: { ...someAddresses } };
  expect(routesOf(snapshot)).toBe(routesOf(snapshot));
});

test.each([
  '/',
  '/nl',
  '/checkout/finish/',
  '/stylingViewer',
  '/api/x',
  '/remotes/a',
  '/_preview',
  '/health',
  '/robots.txt',
  '/sitemaps/pages-1.xml',
  '/.well-known/security.txt',
])('%s cannot be claimed, because the shell reserves it', (path) => {
  expect(claimsOfShell({ map: { paths: [path] } })).toEqual([
    `Its page map claims the path ${path}, which the shell has for itself.`,
  ]);
});

test('home, the error page and every other path can be claimed', () => {
  expect(
    claimsOfShell({ map: { paths: ['/nl/', '/_error', '/nl/winkels/', '/healthy', '/nl/st.-jan'] } }),
  ).toEqual([]);
});
