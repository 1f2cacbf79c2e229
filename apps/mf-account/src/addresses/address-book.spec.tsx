import { screen, waitFor } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { emma, home, listOf } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { AddressBook } from './address-book';

const LIST = 'POST /account/list-address';
const work = { ...home, id: 'werk', city: 'Zaandam' };

function showBook(isAway = false) {
  const backend = backendOf(emma);
  backend.answers[LIST] = listOf(home, work);
  if (isAway) backend.failing.add(LIST);
  const page = showInShop(<AddressBook href="/account/addresses" customer={emma} />, storesFor(backend));
  const press = (name: RegExp) => page.shopper.click(screen.getByRole('button', { name }));
  return { ...page, backend, press };
}

const news = (text: string) => screen.queryByText(text);
const REMOVED = 'Je adres is verwijderd.';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the addresses of a customer [ACC-03]', () => {
  test('are read again after a reported change, together with the session', async () => {
    const { backend, press } = showBook();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    backend.answers[LIST] = listOf(home);
    await press(/^Verwijderen/);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(news(REMOVED)).toBeVisible();
    expect(news(REMOVED)?.closest('[tabindex="-1"]')).toHaveFocus();
    expect(backend.asked.slice(0, 2)).toEqual([LIST, 'DELETE /account/address/werk']);
    expect(backend.asked.slice(2).sort()).toEqual(['GET /context', LIST]);
  });

  test('report a change even when the session cannot be read again', async () => {
    const { backend, press } = showBook();
    await screen.findByRole('list');
    backend.failing.add('GET /context');
    await press(/^Verwijderen/);
    await waitFor(() => expect(news(REMOVED)).toBeVisible());
  });

  test('give way to the form of the edited address, without the message of an earlier change', async () => {
    const { press } = showBook();
    await screen.findByRole('list');
    await press(/^Verwijderen/);
    await waitFor(() => expect(news(REMOVED)).toBeVisible());
    await press(/^Wijzigen:.*Zaandam/);
    expect(news(REMOVED)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Plaats')).toHaveValue('Zaandam');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('return with the focus when adding a new one is cancelled', async () => {
    const { backend, press } = showBook();
    await screen.findByRole('list');
    await press(/^Adres toevoegen/);
    expect(screen.getByLabelText('Plaats')).toHaveValue('');
    await press(/^Annuleren/);
    const list = screen.getByRole('list');
    expect(list.parentElement).toHaveFocus();
    expect(backend.asked).toEqual([LIST, 'POST /country']);
  });

  test('can be requested again after a failure', async () => {
    const { backend, press } = showBook(true);
    expect(await screen.findByRole('alert')).toHaveTextContent('We kunnen je adressen even niet ophalen.');
    backend.failing.clear();
    await press(/^Probeer het opnieuw/);
    expect(await screen.findByRole('list')).toBeVisible();
  });
});
