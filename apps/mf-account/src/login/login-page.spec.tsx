import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { AccountBackend, emma } from '../testing/account-backend';
import { showPage } from '../testing/show-page';
import { Page } from './login-page';

async function showLogin(backend = new AccountBackend(), href = '/login') {
  const page = await showPage(Page, href, backend);
  const login = async (email: string, password: string) => {
    if (email) await page.shopper.type(field('E-mailadres'), email);
    if (password) await page.shopper.type(field('Wachtwoord'), password);
    await page.shopper.click(screen.getByRole('button', { name: 'Inloggen' }));
  };
  return { ...page, login };
}

const field = (label: string) => screen.getByLabelText(label);

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the login', () => {
  test('lets a password manager fill it in [ACC-01]', async () => {
    await showLogin();
    expect(field('E-mailadres')).toHaveAttribute('autocomplete', 'username');
    expect(field('Wachtwoord')).toHaveAttribute('autocomplete', 'current-password');
  });

  test('brings a shopper to the account, and going back does not lead to the form again [ACC-01] [SES-03]', async () => {
    const { login, backend, address, goBack, stores } = await showLogin();
    backend.asked.length = 0;
    await login(' emma@voorbeeld.nl', 'geheim woord ');
    await waitFor(() => expect(address()).toBe('/account'));
    expect(backend.sent['POST /account/login']).toEqual({
      username: 'emma@voorbeeld.nl',
      password: 'geheim woord ',
    });
    const readAgain = ['GET /context', 'GET /checkout/cart'];
    expect(backend.asked).toEqual(expect.arrayContaining(['POST /account/login', ...readAgain]));
    expect(stores.session.isLoggedIn).toBe(true);
    await goBack();
    expect(address()).toBe('/nl/');
  });

  test('brings a shopper back to where the login was asked for [ACC-01]', async () => {
    const { login, address } = await showLogin(new AccountBackend(), '/login?returnTo=%2Fcart');
    await login('emma@voorbeeld.nl', 'geheim');
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  test('shows an error at each field and focuses the first; a corrected field becomes valid [ACC-01]', async () => {
    const { login, shopper, backend } = await showLogin();
    await login('emma', '');
    expect(field('E-mailadres')).toHaveAccessibleDescription(/geen volledig e-mailadres/);
    expect(field('E-mailadres')).toHaveFocus();
    expect(field('Wachtwoord')).toHaveAccessibleDescription('Vul je wachtwoord in.');
    await shopper.type(field('E-mailadres'), '@voorbeeld.nl');
    expect(field('E-mailadres')).toBeValid();
    expect(field('E-mailadres')).toHaveFocus();
    expect(field('Wachtwoord')).toBeInvalid();
    expect(backend.asked).not.toContain('POST /account/login');
  });

  test.each([
    [401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', 'horen niet bij elkaar'],
    [401, 'CHECKOUT__CUSTOMER_NOT_FOUND', 'horen niet bij elkaar'],
    [401, '0', 'horen niet bij elkaar'],
    [429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED', 'te vaak geprobeerd'],
    [401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED', 'nog niet bevestigd'],
    [500, '0', 'Inloggen lukt even niet'],
  ])('explains %d %s in Dutch and keeps the typed values [ACC-01]', async (status, code, text) => {
    const { login, backend } = await showLogin();
    backend.refusing = [status, code];
    await login('emma@voorbeeld.nl', 'geheim');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('E-mailadres')).toHaveValue('emma@voorbeeld.nl');
    expect(field('Wachtwoord')).toHaveValue('geheim');
  });

  test('is sent once, however often the button is pressed while it is on its way [ACC-01]', async () => {
    const { login, backend, shopper } = await showLogin();
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await login('emma@voorbeeld.nl', 'geheim');
    await shopper.type(field('Wachtwoord'), '{Enter}');
    await shopper.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(screen.getByRole('status')).toHaveTextContent('Je wordt ingelogd…');
    await act(async () => open());
    expect(backend.asked.filter((call) => call === 'POST /account/login')).toHaveLength(1);
  });

  test('shows and hides the password [ACC-01]', async () => {
    const { shopper } = await showLogin();
    await shopper.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }));
    expect(field('Wachtwoord')).toHaveAttribute('type', 'text');
    await shopper.click(screen.getByRole('button', { name: 'Wachtwoord verbergen' }));
    expect(field('Wachtwoord')).toHaveAttribute('type', 'password');
  });

  test('shows a logged-in customer a link to the account [SES-01] [ACC-01]', async () => {
    const backend = new AccountBackend();
    backend.customer = emma;
    await showLogin(backend);
    expect(screen.getByText('Je bent ingelogd als Emma van der Linden.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar mijn account' })).toHaveAttribute('href', '/account');
  });

  test.each([
    ['is not active yet', { ...emma, active: false }],
    ['orders as a guest', { ...emma, guest: true }],
  ])('is still shown to a shopper who %s [SES-01]', async (_, customer) => {
    const backend = new AccountBackend();
    backend.customer = customer;
    await showLogin(backend);
    expect(screen.getByRole('button', { name: 'Inloggen' })).toBeVisible();
  });
});
