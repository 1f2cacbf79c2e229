import { refusing, sendForm } from '../testing/send-form';
import { AccountBackend } from '../testing/account-backend';
import { actions } from './login-actions';

const typed = { username: 'emma@voorbeeld.nl', password: 'geheim' };

describe('a login without script', () => {
  test('leads to where it was asked for, else to the account, and to no other site [ACC-01] [ACC-04]', async () => {
    const backend = new AccountBackend();
    const at = (href: string) => sendForm(actions, 'login', href, typed, backend);
    expect(await at('/login?returnTo=%2Fcart')).toEqual({ kind: 'done', to: '/cart' });
    expect(backend.sent['POST /account/login']).toEqual(typed);
    expect(await at('/login')).toEqual({ kind: 'done', to: '/account' });
    expect(await at('/login?returnTo=https%3A%2F%2Fevil.example')).toEqual({ kind: 'done', to: '/account' });
  });

  test('says at the fields what is missing, and asks nobody [ACC-01]', async () => {
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
  ])('that is refused with %d %s says %s [ACC-01]', async (status, code, failure) => {
    const answer = await sendForm(actions, 'login', '/login', typed, refusing(status, code));
    expect(answer).toEqual({ kind: 'refused', failure });
  });
});
