import { refusing, sendForm } from '../testing/send-form';
import { AccountBackend } from '../testing/account-backend';
import { actions } from './login-actions';

const typed = { username: 'emma@voorbeeld.nl', password: 'geheim' };

describe('a login without script', () => {
  test('leads to the requested page, else to the account, and never to another site [ACC-01] [ACC-04]', async () => {
    const backend = new AccountBackend();
    const at = (href: string) => sendForm(actions, 'login', href, typed, backend);
    expect(await at('/login?returnTo=%2Fcart')).toEqual({ kind: 'done', to: '/cart' });
    expect(backend.sent['POST /account/login']).toEqual(typed);
    expect(await at('/login')).toEqual({ kind: 'done', to: '/account' });
    expect(await at('/login?returnTo=https%3A%2F%2Fevil.example')).toEqual({ kind: 'done', to: '/account' });
  });

  test('reports missing values at their fields, without a request [ACC-01]', async () => {
    const backend = new AccountBackend();
    expect(await sendForm(actions, 'login', '/login', {}, backend)).toMatchObject({
      kind: 'refused',
      errors: { username: expect.any(String), password: expect.any(String) },
    });
    expect(backend.asked).toEqual([]);
  });

  test.each([
    [401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'headless.login.wrong'],
    [429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', 'headless.login.throttled'],
    [500, '0', 'headless.login.failed'],
  ])('refused with %d %s is reported as %s [ACC-01]', async (status, code, failure) => {
    const answer = await sendForm(actions, 'login', '/login', typed, refusing(status, code));
    expect(answer).toEqual({ kind: 'refused', failure });
  });
});
