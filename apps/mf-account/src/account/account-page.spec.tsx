import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { showInShop, storesFor } from '../testing/shop';
import { AccountBackend, emma } from '../testing/account-backend';
import { Page } from './account-page';

const LOGIN_REQUEST = 'Log in om je account te zien';

function showAccount(backend: AccountBackend, token?: string) {
  return showInShop(<Page href="/account" />, storesFor(backend, token));
}

const ofEmma = () => Object.assign(new AccountBackend(), { customer: emma });

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the account', () => {
  test('greets a customer and shows name, e-mail address and address [ACC-03] [SES-01]', async () => {
    const { resume } = showAccount(ofEmma());
    expect(screen.getByText('Je account wordt geladen…')).toBeInTheDocument();
    await resume();
    expect(screen.getByRole('link', { name: 'Overzicht' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hallo Emma');
    expect(screen.getByText('emma@voorbeeld.nl')).toBeVisible();
    expect(screen.getByRole('group')).toHaveTextContent('Oudegracht 2143511 NR UtrechtNederland');
  });

  test('asks a first-time visitor to log in and to come back here, without a call [ACC-04]', async () => {
    const backend = new AccountBackend();
    const { resume } = showAccount(backend, '');
    await resume();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(LOGIN_REQUEST);
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Faccount',
    );
    expect(backend.asked).toEqual([]);
  });

  test('asks a shopper with a session but no account to log in [SES-01]', async () => {
    const { resume } = showAccount(new AccountBackend());
    await resume();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(LOGIN_REQUEST);
  });

  test('reads session and cart again after logging out, and keeps the focus on the page [SES-03]', async () => {
    const backend = ofEmma();
    const { resume, shopper } = showAccount(backend);
    await resume();
    backend.asked.length = 0;
    await shopper.click(screen.getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Je bent uitgelogd.'));
    const readAgain = ['GET /context', 'GET /checkout/cart'];
    expect(backend.asked).toEqual(expect.arrayContaining(['POST /account/logout', ...readAgain]));
    expect(document.activeElement).toHaveTextContent(LOGIN_REQUEST);
  });

  test('asks the shopper to log in after a logout in another tab [ACC-04]', async () => {
    const backend: AccountBackend = ofEmma();
    const { resume } = showAccount(backend);
    await resume();
    backend.customer = null;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(LOGIN_REQUEST)).toBeVisible();
    expect(screen.queryByText('emma@voorbeeld.nl')).not.toBeInTheDocument();
  });

  test('stays when logging out fails, and reports the failure [SES-03]', async () => {
    const backend = ofEmma();
    const { resume, shopper } = showAccount(backend);
    await resume();
    backend.refusing = [500, '0'];
    await shopper.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Uitloggen is niet gelukt.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hallo Emma');
  });

  test('offers a retry when it cannot be loaded', async () => {
    const backend = ofEmma();
    backend.down = true;
    const { resume, shopper } = showAccount(backend);
    await resume();
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByText('Hallo Emma')).toBeVisible();
  });
});
