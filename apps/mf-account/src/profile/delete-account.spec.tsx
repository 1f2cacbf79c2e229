import { screen, waitFor } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { emma, NOT_LOGGED_IN } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { DeleteAccount } from './delete-account';

const REMOVE = 'DELETE /account/customer';

async function showAsked() {
  const backend = backendOf(emma);
  const onRemoved = jest.fn();
  const page = showInShop(
    <DeleteAccount href="/account/profile" onRemoved={onRemoved} />,
    storesFor(backend),
  );
  await page.shopper.click(screen.getByRole('button', { name: 'Account verwijderen' }));
  const press = (name: string) => page.shopper.click(screen.getByRole('button', { name }));
  return { ...page, backend, onRemoved, yes: () => press('Ja, verwijder mijn account'), press };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('an account [ACC-03]', () => {
  test('is removed only after a second confirmation', async () => {
    const { backend, onRemoved, yes } = await showAsked();
    expect(backend.asked).not.toContain(REMOVE);
    await yes();
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
    expect(backend.asked).toContain(REMOVE);
  });

  test('stays when the shopper cancels the removal', async () => {
    const { backend, press } = await showAsked();
    await press('Nee, toch niet');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.asked).not.toContain(REMOVE);
  });

  test('reports a failed removal, and can be removed on a retry', async () => {
    const { backend, onRemoved, yes } = await showAsked();
    backend.refusing = [500, '0'];
    await yes();
    expect(await screen.findByRole('alert')).toHaveTextContent('Verwijderen is niet gelukt.');
    expect(onRemoved).not.toHaveBeenCalled();
    expect(backend.asked).toEqual([REMOVE]);
    backend.refusing = null;
    await yes();
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
  });

  test('reads the session again when the shopper was logged out elsewhere [ACC-04]', async () => {
    const { backend, yes } = await showAsked();
    backend.refusing = [403, NOT_LOGGED_IN];
    await yes();
    await waitFor(() => expect(backend.asked).toContain('GET /context'));
  });
});
