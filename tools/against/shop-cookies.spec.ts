import { asOurs, asTheirs } from './shop-cookies';

test('a session that another shop binds to its https host goes on over http, and comes back under its name', () => {
  const theirs = '__Host-sw-context-token=abc; Max-Age=9; Path=/; HttpOnly; Secure; SameSite=Lax';
  const ours = asOurs(theirs);
  expect(ours).toBe('against-host-sw-context-token=abc; Max-Age=9; Path=/; HttpOnly; SameSite=Lax');
  expect(asTheirs('weefsel-session=1; against-host-sw-context-token=abc')).toBe(
    'weefsel-session=1; __Host-sw-context-token=abc',
  );
});
