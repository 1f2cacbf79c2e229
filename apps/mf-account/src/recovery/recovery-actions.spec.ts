import { AccountBackend } from '../testing/account-backend';
import { askedFor, clientsFor, refusing, sendForm } from '../testing/send-form';
import { actions as forget } from './forget-password-actions';
import { load } from './load-recover-password';
import { actions as recover } from './recover-password-actions';

const LINK = '/account/recover/password?hash=code';

describe('a forgotten password without script', () => {
  const ask = (backend: AccountBackend) =>
    sendForm(forget, 'forget-password', '/forget-password', { email: 'emma@voorbeeld.nl' }, backend);

  test('gets the same answer for an address that is known and one that is not [ACC-02]', async () => {
    const backend = new AccountBackend();
    const known = await ask(backend);
    expect(known).toEqual({
      kind: 'done',
      to: '/login',
      say: {
        kind: 'success',
        text: 'headless.recovery.mailedHelp',
        values: { email: 'emma@voorbeeld.nl' },
      },
    });
    expect(backend.sent['POST /account/recovery-password']).toEqual({
      email: 'emma@voorbeeld.nl',
      storefrontUrl: 'https://shop.example',
    });
    expect(await ask(refusing(401, 'CHECKOUT__CUSTOMER_NOT_FOUND'))).toEqual(known);
  });

  test('is refused after too many requests [ACC-02]', async () => {
    const answer = await ask(refusing(429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'));
    expect(answer).toEqual({ kind: 'refused', failure: 'headless.form.throttled' });
  });
});

describe('the link of a recovery mail without script', () => {
  const choose = (again: string, backend = new AccountBackend()) =>
    sendForm(
      recover,
      'choose-password',
      LINK,
      { newPassword: 'lang-genoeg', newPasswordConfirm: again },
      backend,
    );

  test('lets choose another password, and leads to the login [ACC-02]', async () => {
    const backend = new AccountBackend();
    expect(await choose('lang-genoeg', backend)).toMatchObject({
      to: '/login',
      say: { kind: 'success', text: 'headless.recovery.changedHelp' },
    });
    expect(backend.sent['POST /account/recovery-password-confirm']).toMatchObject({ hash: 'code' });
  });

  test('refuses two different passwords [ACC-02]', async () => {
    expect(await choose('lang-gewoon')).toMatchObject({
      kind: 'refused',
      errors: { newPasswordConfirm: expect.any(String) },
    });
  });

  test('shows its page again after it has expired, and reports another failure [ACC-02]', async () => {
    const backend = refusing(410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED');
    expect(await choose('lang-genoeg', backend)).toEqual({ kind: 'done' });
    expect(await choose('lang-genoeg', refusing(500, '0'))).toMatchObject({
      failure: 'headless.form.failed',
    });
  });

  test('is served with its expiry, and sends no request without its code [ACC-02]', async () => {
    const backend = new AccountBackend();
    const at = (href: string) => load(askedFor(href), clientsFor(backend));
    expect((await at('/account/recover/password')).data).toEqual({ isExpired: { value: true } });
    expect(backend.asked).toEqual([]);
    expect((await at(LINK)).data).toEqual({ isExpired: { value: false } });
  });
});
