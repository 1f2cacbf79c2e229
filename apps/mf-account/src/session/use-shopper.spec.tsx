import { act, screen } from '@testing-library/react';
import { observer } from '@weefsel/stores';
import { showInShop, storesFor } from '../testing/shop';
import { AccountBackend, emma } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { useShopper } from './use-shopper';

const Who = observer(function Who() {
  const shopper = useShopper();
  return <output>{shopper.kind === 'customer' ? shopper.customer.id : shopper.kind}</output>;
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
    ['a guest', { ...emma, guest: true }, 'anonymous'],
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
});
