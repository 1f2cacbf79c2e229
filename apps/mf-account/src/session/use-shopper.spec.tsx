import { act, screen } from '@testing-library/react';
import { observer, StoresProvider } from '@weefsel/stores';
import { hydrateRoot } from 'react-dom/client';
import { showInShop, storesFor } from '../testing/shop';
import { AccountBackend, emma } from '../testing/account-backend';
import { renderServed, servedStores } from '../testing/render-served';
import { backendOf } from '../testing/show-page';
import { useShopper } from './use-shopper';

const Who = observer(function Who() {
  const shopper = useShopper();
  if (shopper.kind === 'customer') return <output>{shopper.customer.id}</output>;
  return <output>{shopper.kind === 'anonymous' && shopper.isGuest ? 'guest' : shopper.kind}</output>;
});

const who = () => screen.getByRole('status').textContent;

function showWho(backend: AccountBackend, token?: string) {
  return showInShop(<Who />, storesFor(backend, token));
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the kind of shopper [SES-01]', () => {
  test.each([
    ['a customer', emma, 'emma'],
    ['a guest', { ...emma, guest: true }, 'guest'],
    ['a customer who is not active', { ...emma, active: false }, 'anonymous'],
    ['nobody', null, 'anonymous'],
  ])('is not known until the session is there: then it is %s', async (_who, customer, kind) => {
    const { resume } = showWho(backendOf(customer));
    expect(who()).toBe('unknown');
    await resume();
    expect(who()).toBe(kind);
  });

  test('is not known for a first-time visitor until the session is resumed', async () => {
    const { resume } = showWho(new AccountBackend(), '');
    expect(who()).toBe('unknown');
    await resume();
    expect(who()).toBe('anonymous');
  });

  test('is not known while the session is requested, and failed when that fails', async () => {
    const backend = backendOf(emma);
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    const { resume } = showWho(backend);
    backend.down = true;
    const resumed = resume();
    expect(who()).toBe('unknown');
    await act(async () => open());
    await resumed;
    expect(who()).toBe('failed');
  });

  test('is the one of the HTML for a part that hydrates after a login in another tab', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderServed(<Who />, backendOf(null));
    expect(who()).toBe('anonymous');
    const stores = servedStores(backendOf({ ...emma, guest: true }), { cart: { lineItems: [] } });
    await stores.session.refresh();
    const differences = jest.fn();
    const page = (
      <StoresProvider stores={stores}>
        <Who />
      </StoresProvider>
    );
    const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: differences }));
    expect([differences.mock.calls, who()]).toEqual([[], 'guest']);
    act(() => root.unmount());
    place.remove();
  });
});
