import { screen, waitFor } from '@testing-library/react';
import { emma } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { GuestUpgrade } from './guest-upgrade';

const CONVERT = 'POST /account/convert-guest';

async function showUpgrade(password: string) {
  const backend = backendOf({ ...emma, guest: true });
  const page = await showPage(() => <GuestUpgrade destination="/account/orders" />, '/register', backend);
  if (password) await page.shopper.type(screen.getByLabelText('Wachtwoord'), password);
  const submit = () => page.shopper.click(screen.getByRole('button', { name: 'Account maken' }));
  return { ...page, submit };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the account of a shopper who ordered as a guest [ACC-01] [SES-01]', () => {
  test('is made with a password, and leads on; Back does not come here again', async () => {
    const { backend, stores, submit, address, goBack } = await showUpgrade('12345678');
    expect(screen.getByText(/besteld als gast met emma@voorbeeld\.nl/)).toBeVisible();
    await submit();
    await waitFor(() => expect(address()).toBe('/account/orders'));
    expect(backend.sent[CONVERT]).toEqual({ password: '12345678' });
    expect(stores.session.isLoggedIn).toBe(true);
    await goBack();
    expect(address()).toBe('/nl/');
  });

  test.each([
    ['VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', /al een account/],
    ['0', /lukt even niet/],
  ])('is not created when the backend refuses with %s', async (code, text) => {
    const { backend, submit, address } = await showUpgrade('12345678');
    backend.refusing = [400, code];
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(address()).toBe('/register');
  });

  test('is not requested with a password that is too short', async () => {
    const { backend, submit } = await showUpgrade('1234567');
    await submit();
    expect(screen.getByLabelText('Wachtwoord')).toHaveFocus();
    expect(backend.asked).not.toContain(CONVERT);
  });
});
