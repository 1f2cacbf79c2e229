import { paths } from '@weefsel/contracts';
import { returnPath } from './return-path';

describe('after the login a shopper', () => {
  test.each(['/cart', '/nl/dames/?tn_p=2', '/account#adres', '/search?tn_q=jas&a=%26'])(
    'goes back to %s [ACC-01]',
    (path) => {
      expect(returnPath(paths.login.to(path))).toBe(path);
    },
  );

  test.each([
    'https://elders.example/',
    '//elders.example',
    '/\\elders.example',
    '/\t/elders.example',
    '/\n/elders.example',
    '/.//elders.example',
    '/nl/..//elders.example',
    '/\\/elders.example',
    'javascript:alert(1)',
    'cart',
    '',
    '/login?returnTo=/login',
  ])('is never sent to %j, but to the account [ACC-01]', (wanted) => {
    const path = returnPath(`/login?${new URLSearchParams({ returnTo: wanted }).toString()}`);
    expect(path).toBe('/account');
  });

  test('goes to the account when nothing was asked for [ACC-01]', () => {
    expect(returnPath('/login')).toBe('/account');
  });
});
