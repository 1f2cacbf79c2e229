import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showInShop, storesFor } from '../testing/shop';
import { AccountBackend, emma } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { AccountFrame } from './account-frame';

/** Keeps its first name in state, like data of one customer. */
function Own({ name }: { name: string | undefined }) {
  const [first] = useState(name);
  return <p>van {first}</p>;
}

function showFrame(backend: AccountBackend, token?: string) {
  const frame = (
    <AccountFrame href="/account/profile" skeleton={<p>skelet</p>}>
      {({ firstName }) => <Own name={firstName} />}
    </AccountFrame>
  );
  return { backend, ...showInShop(frame, storesFor(backend, token)) };
}

const seeTab = (state: 'visible' | 'hidden') =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const shown = (text: string) => screen.queryByText(text) !== null;
const canLeave = () => screen.queryByRole('button', { name: 'Uitloggen' }) !== null;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the account around its pages [ACC-04] [SES-05]', () => {
  test('shows a skeleton until the session is known, then the customer’s page', async () => {
    const { resume } = showFrame(backendOf(emma));
    expect([shown('skelet'), canLeave()]).toEqual([true, true]);
    await resume();
    expect([shown('skelet'), shown('van Emma'), canLeave()]).toEqual([false, true, true]);
    expect(screen.queryByRole('link', { name: 'Inloggen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('asks a shopper without an account to log in, without moving the focus or announcing anything', async () => {
    const { resume } = showFrame(new AccountBackend());
    await resume();
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Faccount%2Fprofile',
    );
    expect(canLeave()).toBe(false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
  });

  test('reads the session again when its tab becomes visible, not when it is hidden', async () => {
    const { backend, resume } = showFrame(backendOf(emma));
    await resume();
    backend.asked.length = 0;
    await seeTab('hidden');
    expect(backend.asked).toEqual([]);
    backend.customer = null;
    await seeTab('visible');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Je bent uitgelogd.'));
    expect(shown('van Emma')).toBe(false);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveFocus();
  });

  test('shows nothing of one customer to another who logged in in another tab', async () => {
    const { backend, resume } = showFrame(backendOf(emma));
    await resume();
    backend.customer = { ...emma, id: 'bo', firstName: 'Bo' };
    await seeTab('visible');
    await waitFor(() => expect(shown('van Bo')).toBe(true));
    expect(shown('van Emma')).toBe(false);
  });

  test('requests nothing for a first-time visitor, nor after it was unmounted', async () => {
    const first = showFrame(new AccountBackend(), '');
    await first.resume();
    await seeTab('visible');
    expect(first.backend.asked).toEqual([]);
    first.unmount();
    const { backend, resume, unmount } = showFrame(backendOf(emma));
    await resume();
    unmount();
    backend.asked.length = 0;
    await seeTab('visible');
    expect(backend.asked).toEqual([]);
  });

  test('reports a failure to load with a retry, and keeps a shown page when a later refresh fails', async () => {
    const { backend, resume, shopper } = showFrame(Object.assign(backendOf(emma), { down: true }));
    await resume();
    expect(screen.getByRole('alert')).toHaveTextContent('Je account laadt niet');
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    await waitFor(() => expect(shown('van Emma')).toBe(true));
    backend.down = true;
    await seeTab('visible');
    expect(shown('van Emma')).toBe(true);
  });
});
