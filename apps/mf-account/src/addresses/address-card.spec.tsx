import { act, screen, waitFor } from '@testing-library/react';
import type { CustomerAddress } from '@weefsel/api-clients';
import { showInShop, storesFor } from '../testing/shop';
import { emma, home, NOT_LOGGED_IN } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { AddressCard } from './address-card';

const work = { ...home, id: 'werk' };
const parcels = { ...emma, defaultShippingAddressId: 'werk' };
const bills = { ...emma, defaultBillingAddressId: 'werk' };

function showCard(address: CustomerAddress = work, customer = emma) {
  const backend = backendOf(customer);
  const calls = { onEdit: jest.fn(), onChanged: jest.fn() };
  const page = showInShop(
    <AddressCard address={address} customer={customer} {...calls} />,
    storesFor(backend),
  );
  const press = (name: RegExp) => page.shopper.click(screen.getByRole('button', { name }));
  return { ...page, ...calls, backend, press };
}

const actions = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const EDIT = 'Wijzigen';
const TO_SHIPPING = 'Gebruik als bezorgadres';
const TO_BILLING = 'Gebruik als factuuradres';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('an address of a customer [ACC-03]', () => {
  test.each([
    ['no default', work, emma, [], [EDIT, TO_SHIPPING, TO_BILLING, 'Verwijderen']],
    ['the one for parcels', work, parcels, ['Bezorgadres'], [EDIT, TO_BILLING]],
    ['the one for bills', work, bills, ['Factuuradres'], [EDIT, TO_SHIPPING]],
    ['both', home, emma, ['Bezorgadres', 'Factuuradres'], [EDIT]],
    [
      'no default any more, says the address itself',
      { ...home, isDefaultShippingAddress: false, isDefaultBillingAddress: false },
      emma,
      [],
      [EDIT, TO_SHIPPING, TO_BILLING, 'Verwijderen'],
    ],
  ])(
    'that is %s shows the matching badges and the remaining actions',
    (_what, address, customer, badges, offered) => {
      showCard(address, customer);
      expect(['Bezorgadres', 'Factuuradres'].filter((name) => screen.queryByText(name))).toEqual(badges);
      expect(actions()).toEqual(offered);
    },
  );

  test.each([
    [/^Gebruik als bezorgadres: Emma/, 'PATCH /account/address/default-shipping/werk', 'shippingChanged'],
    [/^Gebruik als factuuradres: Emma/, 'PATCH /account/address/default-billing/werk', 'billingChanged'],
    [/^Verwijderen: Emma/, 'DELETE /account/address/werk', 'removed'],
  ])('performs %s once despite a second press, and reports the change', async (name, call, what) => {
    const { backend, press, onChanged } = showCard();
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await press(name);
    await press(name);
    expect(onChanged).not.toHaveBeenCalled();
    await act(async () => open());
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(onChanged).toHaveBeenCalledWith(`headless.addresses.${what}`);
    expect(backend.asked).toEqual([call]);
    await press(name);
    expect(backend.asked).toEqual([call, call]);
  });

  test('calls onEdit without a request', async () => {
    const { press, onEdit, backend } = showCard();
    await press(/^Wijzigen: Emma/);
    expect(onEdit).toHaveBeenCalledTimes(1);
    expect(backend.asked).toEqual([]);
  });

  test.each([
    ['CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE', 'Dit adres is in gebruik'],
    ['CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT', 'Dit adres is in gebruik'],
    ['0', 'lukt even niet'],
  ])('refused with %s shows the reason until a retry succeeds', async (code, text) => {
    const { backend, press, onChanged } = showCard();
    backend.refusing = [400, code];
    await press(/^Verwijderen/);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(onChanged).not.toHaveBeenCalled();
    expect(backend.asked).not.toContain('GET /context');
    backend.refusing = null;
    await press(/^Verwijderen/);
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('reads the session again when the shopper was logged out elsewhere [ACC-04]', async () => {
    const { backend, press } = showCard();
    backend.refusing = [403, NOT_LOGGED_IN];
    await press(/^Verwijderen/);
    await waitFor(() => expect(backend.asked).toContain('GET /context'));
  });
});
