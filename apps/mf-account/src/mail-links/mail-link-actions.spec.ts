import { AccountBackend } from '../testing/account-backend';
import { refusing, sendForm } from '../testing/send-form';
import { actions as newsletter } from './newsletter-confirm-actions';
import { actions as registration } from './registration-confirm-actions';

const CODE = '?em=sum&hash=code';

describe('the button on the page of a mail’s link', () => {
  const confirm = (backend: AccountBackend) =>
    sendForm(registration, 'confirm', `/registration/confirm${CODE}`, {}, backend);

  test('confirms an account and leads into it [ACC-01]', async () => {
    const backend = new AccountBackend();
    expect(await confirm(backend)).toEqual({
      kind: 'done',
      to: '/account',
      say: { kind: 'success', text: 'headless.register.confirmed' },
    });
    expect(backend.sent['POST /account/register-confirm']).toEqual({ hash: 'code', em: 'sum' });
  });

  test('leads to the login when the account was confirmed before [ACC-01]', async () => {
    const backend = refusing(412, 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED');
    expect(await confirm(backend)).toMatchObject({
      to: '/login',
      say: { text: 'headless.register.alreadyConfirmed' },
    });
  });

  test.each([
    [404, 'headless.register.linkWrongHelp'],
    [500, 'headless.form.failed'],
  ])('reports the reason of a refusal with %d [ACC-01]', async (status, failure) => {
    expect(await confirm(refusing(status, '0'))).toEqual({ kind: 'refused', failure });
  });

  test('confirms the newsletter, and reports an invalid link and a failure', async () => {
    const subscribe = (backend: AccountBackend) =>
      sendForm(newsletter, 'confirm', `/newsletter-subscribe${CODE}`, {}, backend);
    expect(await subscribe(new AccountBackend())).toEqual({
      kind: 'done',
      to: '/newsletter-subscribe?done=1',
    });
    expect(await subscribe(refusing(404, '0'))).toMatchObject({
      failure: 'headless.newsletterConfirm.linkWrongHelp',
    });
    expect(await subscribe(refusing(500, '0'))).toMatchObject({ failure: 'headless.form.failed' });
  });
});
