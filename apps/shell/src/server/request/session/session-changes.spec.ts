import { SessionChanges } from './session-changes';

const brings = (token: string, more: Record<string, string> = {}) => ({
  headers: { 'sw-context-token': token, ...more },
});

test('a browser keeps what it has as long as an answer brings nothing else', () => {
  const changes = new SessionChanges();
  expect(changes.next('mine', '/context', brings('mine'))).toBeUndefined();
  expect(changes.next('mine', '/context', { headers: {} })).toBeUndefined();
  expect(changes.next('mine', '/context', brings('another', { 'cache-control': 'public' }))).toBeUndefined();
  expect(changes.next('mine', '/shipping-method', brings('another'))).toBeUndefined();
  expect(changes.next('mine', '/context', brings('another, another'))).toBeUndefined();
  expect(changes.next('mine', '/context', brings('next'))).toBe('next');
});

test('a session is replaced once: a late answer undoes nothing [SES-04]', () => {
  const changes = new SessionChanges();
  expect(changes.next('guest', '/account/login', brings('customer'))).toBe('customer');
  expect(changes.next('guest', '/checkout/cart', brings('another guest'))).toBeUndefined();
  expect(changes.next('customer', '/checkout/cart', brings('next'))).toBe('next');
});

test.each(['/account/login', '/account/logout', '/account/register', '/account/change-password'])(
  'the token of %s is adopted, also after an earlier change [SES-04]',
  (path) => {
    const changes = new SessionChanges();
    changes.next('guest', '/context', brings('new guest'));
    expect(changes.next('guest', path, brings('other'))).toBe('other');
  },
);

test('browsers without a session each take their first one', () => {
  const changes = new SessionChanges();
  expect(changes.next('', '/context', brings('one'))).toBe('one');
  expect(changes.next('', '/context', brings('two'))).toBe('two');
});
