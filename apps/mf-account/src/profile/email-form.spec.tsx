import { screen, waitFor } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { emma, NOT_LOGGED_IN } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { EmailForm } from './email-form';

const CHANGED = /Je e-mailadres is gewijzigd/;
const NEW = 'Nieuw e-mailadres';
const AGAIN = 'Nieuw e-mailadres nog een keer';
const PASSWORD = 'Huidig wachtwoord';

async function fillIn(typed: Partial<Record<string, string>> = {}) {
  const backend = backendOf(emma);
  const page = showInShop(<EmailForm customer={emma} />, storesFor(backend));
  const all = {
    [NEW]: ' emmy@voorbeeld.nl ',
    [AGAIN]: ' emmy@voorbeeld.nl ',
    [PASSWORD]: 'geheim ',
    ...typed,
  };
  for (const [label, text] of Object.entries(all)) {
    if (text) await page.shopper.type(screen.getByLabelText(label), text);
  }
  const save = () => page.shopper.click(screen.getByRole('button', { name: 'E-mailadres wijzigen' }));
  return { ...page, backend, save };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the e-mail address of a customer [ACC-03]', () => {
  test('is changed, and the session is read again', async () => {
    const { backend, stores, save } = await fillIn();
    expect(screen.getByText(/Je logt nu in met emma@voorbeeld\.nl/)).toBeVisible();
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
    backend.customer = { ...emma, email: 'emmy@voorbeeld.nl' };
    await save();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(backend.asked).toEqual(['POST /account/change-email', 'GET /context']);
    expect(backend.sent['POST /account/change-email']).toEqual({
      email: 'emmy@voorbeeld.nl',
      emailConfirmation: 'emmy@voorbeeld.nl',
      password: 'geheim ',
    });
    expect(stores.session.customer?.email).toBe('emmy@voorbeeld.nl');
    expect(screen.getByLabelText(PASSWORD)).toHaveValue('');
  });

  test('is reported as changed even when the session cannot be read again', async () => {
    const { backend, save } = await fillIn();
    backend.failing.add('GET /context');
    await save();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    [NEW, 'emmy'],
    [AGAIN, 'emma@voorbeeld.nl'],
    [AGAIN, ''],
    [PASSWORD, ''],
  ])('is not changed with %j: %j', async (label, text) => {
    const { backend, save } = await fillIn({ [label]: text });
    await save();
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(backend.asked).toEqual([]);
  });

  test('is not reported as changed when the backend refuses a logged-out shopper [ACC-04]', async () => {
    const { backend, save } = await fillIn();
    backend.refusing = [403, NOT_LOGGED_IN];
    await save();
    await waitFor(() => expect(backend.asked).toContain('GET /context'));
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
    expect(screen.getByLabelText(PASSWORD)).toHaveValue('geheim ');
  });
});
