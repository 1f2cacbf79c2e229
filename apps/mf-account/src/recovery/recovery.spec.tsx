import { screen, waitFor } from '@testing-library/react';
import { AccountBackend } from '../testing/account-backend';
import { showPage } from '../testing/show-page';
import { Page as ForgetPassword } from './forget-password-page';
import { Page as RecoverPassword } from './recover-password-page';

const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text));

const refusing = (...refusal: [number, string]) => Object.assign(new AccountBackend(), { refusing: refusal });

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('a forgotten password', () => {
  const ask = async (backend?: AccountBackend) => {
    const page = await showPage(ForgetPassword, '/forget-password', backend);
    await page.shopper.type(screen.getByLabelText('E-mailadres'), 'emma@voorbeeld.nl');
    await page.shopper.click(screen.getByRole('button', { name: 'Stuur me een link' }));
    return page;
  };

  test('gets the same answer for an address that is known and one that is not [ACC-02]', async () => {
    const { backend, unmount } = await ask();
    await title('Kijk in je mail');
    const known = screen.getByText(/emma@voorbeeld\.nl/).textContent;
    expect(backend.sent['POST /account/recovery-password']).toEqual({
      email: 'emma@voorbeeld.nl',
      storefrontUrl: window.location.origin,
    });
    unmount();
    await ask(refusing(401, 'CHECKOUT__CUSTOMER_NOT_FOUND'));
    await title('Kijk in je mail');
    expect(screen.getByText(/emma@voorbeeld\.nl/).textContent).toBe(known);
  });

  test('asks to wait who asks too often [ACC-02]', async () => {
    await ask(refusing(429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'));
    expect(await screen.findByRole('alert')).toHaveTextContent('te vaak geprobeerd');
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('emma@voorbeeld.nl');
  });
});

describe('the link of a recovery mail', () => {
  const LINK = '/account/recover/password?hash=code';
  const choose = async (password: string, again: string, backend?: AccountBackend) => {
    const page = await showPage(RecoverPassword, LINK, backend);
    await page.shopper.type(await screen.findByLabelText('Nieuw wachtwoord'), password);
    await page.shopper.type(screen.getByLabelText('Nieuw wachtwoord nog een keer'), again);
    return {
      ...page,
      save: () => page.shopper.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' })),
    };
  };

  test('lets choose another password [ACC-02]', async () => {
    const { save, backend } = await choose('lang-genoeg', 'lang-genoeg');
    await save();
    await title('Je wachtwoord is gewijzigd');
    expect(backend.sent['POST /account/recovery-password-confirm']).toEqual({
      hash: 'code',
      newPassword: 'lang-genoeg',
      newPasswordConfirm: 'lang-genoeg',
    });
  });

  test('takes no password that was typed in two ways [ACC-02]', async () => {
    const { save, backend } = await choose('lang-genoeg', 'lang-gewoon');
    await save();
    expect(screen.getByLabelText('Nieuw wachtwoord nog een keer')).toHaveFocus();
    expect(backend.asked).not.toContain('POST /account/recovery-password-confirm');
  });

  test('explains that it is expired, also when that happens while a password is chosen [ACC-02]', async () => {
    const late = new AccountBackend();
    late.answers['POST /account/customer-recovery-is-expired'] = { isExpired: true };
    const { unmount } = await showPage(RecoverPassword, LINK, late);
    await title('Deze link werkt niet meer');
    expect(screen.getByRole('link', { name: 'Nieuwe link aanvragen' })).toHaveAttribute(
      'href',
      '/forget-password',
    );
    unmount();
    const { save, backend } = await choose('lang-genoeg', 'lang-genoeg');
    backend.refusing = [410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED'];
    await save();
    await title('Deze link werkt niet meer');
  });

  test('can be tried again when the backend is away [ACC-02]', async () => {
    const { backend, shopper } = await showPage(RecoverPassword, LINK, refusing(500, '0'));
    backend.refusing = null;
    await shopper.click(await screen.findByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByLabelText('Nieuw wachtwoord')).toBeVisible();
  });
});
