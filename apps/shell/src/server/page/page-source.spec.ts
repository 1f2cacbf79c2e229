import { earlyRedirect } from './page-source';

const at = (path: string) =>
  earlyRedirect(new URL(path, 'https://shop.test'), {
    '/nl/oud/': { to: '/nl/nieuw/' },
    '/vacatures': { to: 'https://werken.example/', status: 302 },
  });

test('the moves of the release manifest redirect, within the shop and to other sites [ROU-06]', () => {
  expect(at('/nl/oud/?a=1')).toMatchObject({ kind: 'redirect', to: '/nl/nieuw/?a=1', status: 301 });
  expect(at('/vacatures')).toMatchObject({ kind: 'redirect', to: 'https://werken.example/', status: 302 });
  expect(at('/nl/')).toBeUndefined();
});

test('a return from a payment is a redirect for once [ROU-17]', () => {
  expect(at('/checkout/finish?brq_statuscode=190')).toEqual({
    kind: 'redirect',
    to: '/order/success?brq_statuscode=190',
    status: 302,
  });
});
