import { emma, NOT_LOGGED_IN } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { refusing, sendForm } from '../testing/send-form';
import { actions } from './account-actions';

const OUT = {
  kind: 'done',
  to: '/account',
  say: { kind: 'success', text: 'headless.account.loggedOut' },
};

describe('logging out without script [SES-03]', () => {
  test('ends the session, and succeeds as well after a logout in another tab', async () => {
    const backend = backendOf(emma);
    expect(await sendForm(actions, 'logout', '/account', {}, backend)).toEqual(OUT);
    expect(backend.customer).toBeNull();
    expect(await sendForm(actions, 'logout', '/account', {}, refusing(403, NOT_LOGGED_IN))).toEqual(OUT);
  });

  test('reports a failed logout to the shopper', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await sendForm(actions, 'logout', '/account', {}, refusing(500, '0'))).toMatchObject({
      say: { kind: 'error', text: 'headless.account.logoutFailed' },
    });
    jest.restoreAllMocks();
  });
});
