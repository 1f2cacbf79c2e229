import { act, screen, waitFor } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { emma, NOT_LOGGED_IN } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { LogoutButton } from './logout-button';

function showLogout() {
  const backend = backendOf(emma);
  const page = showInShop(<LogoutButton />, storesFor(backend));
  const press = () => page.shopper.click(screen.getByRole('button', { name: 'Uitloggen' }));
  return { ...page, backend, press };
}

const alert = () => screen.queryByRole('alert');
const busy = () => screen.getByRole('button').getAttribute('aria-busy');

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('logging out [SES-03]', () => {
  test('happens once, however often it is pressed', async () => {
    const { backend, press } = showLogout();
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await press();
    await press();
    expect(busy()).toBe('true');
    await act(async () => open());
    await waitFor(() => expect(busy()).toBeNull());
    expect(backend.asked.filter((call) => call === 'POST /account/logout')).toHaveLength(1);
    expect(alert()).not.toBeInTheDocument();
  });

  test('succeeds when another tab was first, and updates the session', async () => {
    const { backend, stores, press } = showLogout();
    await stores.session.refresh();
    backend.refusing = [403, NOT_LOGGED_IN];
    await press();
    await waitFor(() => expect(stores.session.isLoggedIn).toBe(false));
    await waitFor(() => expect(busy()).toBeNull());
    expect(alert()).not.toBeInTheDocument();
  });

  test('reports a failure until a retry succeeds', async () => {
    const { backend, press } = showLogout();
    backend.refusing = [500, '0'];
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Uitloggen is niet gelukt.');
    expect(backend.asked).toEqual(['POST /account/logout']);
    backend.refusing = null;
    await press();
    await waitFor(() => expect(alert()).not.toBeInTheDocument());
  });
});
