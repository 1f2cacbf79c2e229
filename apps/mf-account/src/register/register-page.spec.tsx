import { screen, waitFor, within } from '@testing-library/react';
import { AccountBackend, emma } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { Page } from './register-page';

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Account maken' });

/** Shows the page with the required fields filled in. */
async function showFilled(backend = new AccountBackend(), href = '/register') {
  const page = await showPage(Page, href, backend);
  await screen.findByRole('option', { name: 'Nederland' });
  const typed: Record<string, string> = {
    Voornaam: 'Anna',
    Achternaam: 'Smit',
    'E-mailadres': 'anna@voorbeeld.nl',
    Wachtwoord: 'lang-genoeg',
    Straat: 'Kade',
    Huisnummer: '5',
    Postcode: '1234ab',
    Plaats: 'Zaandam',
  };
  for (const [label, text] of Object.entries(typed)) await page.shopper.type(field(label), text);
  return page;
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the registration', () => {
  test('makes an account, logs in and goes back to where the shopper was [ACC-01] [ACC-04] [SES-02]', async () => {
    const backend = new AccountBackend();
    backend.answers['POST /account/register'] = { ...emma, firstName: 'Anna' };
    const { shopper, address, stores } = await showFilled(backend, '/register?returnTo=%2Fcart');
    await shopper.click(submit());
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(stores.session.isLoggedIn).toBe(true);
    expect(backend.sent['POST /account/register']).toMatchObject({
      firstName: 'Anna',
      email: 'anna@voorbeeld.nl',
      password: 'lang-genoeg',
      storefrontUrl: window.location.origin,
      billingAddress: { street: 'Kade 5', zipcode: '1234 AB', city: 'Zaandam', countryId: 'nl' },
    });
  });

  test('asks for confirmation by mail when the shop requires it, without logging in [ACC-01] [SES-02]', async () => {
    const backend = new AccountBackend();
    backend.answers['POST /account/register'] = { ...emma, doubleOptInRegistration: true };
    const { shopper, stores } = await showFilled(backend);
    await shopper.click(submit());
    expect(await screen.findByRole('heading', { name: /kijk in je mail/ })).toBeVisible();
    expect(screen.getByText(/naar anna@voorbeeld\.nl/)).toBeVisible();
    expect(stores.session.isLoggedIn).toBe(false);
  });

  test('shows the password rules, and an error at each field before anything is sent [ACC-01]', async () => {
    const { shopper, backend } = await showPage(Page, '/register');
    // CSS hides the business fields until this box is checked.
    expect(screen.getByRole('checkbox', { name: 'Ik bestel zakelijk' })).not.toBeChecked();
    expect(screen.queryByLabelText(/Telefoonnummer/)).toBeNull();
    expect(field('Wachtwoord')).toHaveAccessibleDescription(/Minstens 8 tekens/);
    await shopper.type(field('Wachtwoord'), 'kort');
    await shopper.click(submit());
    expect(screen.getByText('Nog niet alles is goed ingevuld').closest('div')).toHaveFocus();
    expect(field('Voornaam')).toHaveAccessibleDescription('Vul je voornaam in.');
    expect(field('Wachtwoord')).toHaveAccessibleDescription(/te kort/);
    expect(field('Postcode')).toHaveAccessibleDescription('Vul je postcode in.');
    expect(backend.asked).not.toContain('POST /account/register');
  });

  test.each([
    ['/email', 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', 'E-mailadres', /al een account/],
    ['/password', 'VIOLATION::TOO_SHORT_ERROR', 'Wachtwoord', /te kort/],
    ['/billingAddress/zipcode', 'VIOLATION::ZIP_CODE_INVALID', 'Postcode', /past niet bij het land/],
    ['/billingAddress/street', 'VIOLATION::SOMETHING_NEW', 'Straat', /Kijk het na/],
  ])(
    'explains in Dutch the backend’s refusal of %s, and keeps the typed values [ACC-01]',
    async (pointer, code, label, text) => {
      const { shopper, backend } = await showFilled();
      backend.refusing = [400, code, pointer];
      await shopper.click(submit());
      // The summary above the fields lists it too, and links to the field.
      await shopper.click(
        within((await screen.findAllByRole('alert'))[0] ?? document.body).getByRole('link', { name: text }),
      );
      expect(field(label)).toHaveFocus();
      expect(field(label)).toHaveAccessibleDescription(text);
      expect(field('Voornaam')).toHaveValue('Anna');
    },
  );

  test('needs only a password from a shopper who ordered as a guest [ACC-01] [SES-01]', async () => {
    const { shopper, backend, stores, address } = await showPage(
      Page,
      '/register',
      backendOf({ ...emma, guest: true }),
    );
    expect(screen.getByText(/besteld als gast met emma@voorbeeld\.nl/)).toBeVisible();
    expect(screen.queryByLabelText('Voornaam')).not.toBeInTheDocument();
    await shopper.type(field('Wachtwoord'), 'lang-genoeg');
    await shopper.click(submit());
    await waitFor(() => expect(address()).toBe('/account'));
    expect(backend.sent['POST /account/convert-guest']).toEqual({ password: 'lang-genoeg' });
    expect(stores.session.isLoggedIn).toBe(true);
  });
});
