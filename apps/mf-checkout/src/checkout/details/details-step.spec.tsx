import { act, screen } from '@testing-library/react';
import type { Customer } from '@weefsel/api-clients';
import { showInShop } from '../../testing/stores-for';
import { checkoutOf, typeDetails, emma, home } from '../../testing/checkout-of';
import { product } from '../../testing/cart-backend';
import { CheckoutBackend } from '../../testing/checkout-backend';
import { DetailsStep } from './details-step';

async function show(customer: Customer | null = null) {
  const backend = new CheckoutBackend([product('trui', 'Trui')]);
  backend.customer = customer;
  backend.addresses = [home];
  const tab = await checkoutOf(backend);
  await tab.checkout.start();
  return { ...tab, ...showInShop(<DetailsStep checkout={tab.checkout} />, tab.stores) };
}

const next = () => screen.getByRole('button', { name: 'Verder' });

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the step of the details', () => {
  test('asks a guest for contact and address, and offers the login [CRT-06]', async () => {
    await show();
    expect(screen.getByRole('group', { name: 'Contact' })).toBeVisible();
    expect(screen.getByLabelText('Straat')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcheckout',
    );
  });

  test('shows the name of a customer, with a choice of addresses [CRT-06]', async () => {
    await show({ ...emma, firstName: 'Emma' });
    expect(screen.getByText('Je bent ingelogd als Emma (emma@voorbeeld.nl).')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Contact' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Damrak/ })).toBeChecked();
  });

  test('asks for the bill’s address when that is another one [CRT-06]', async () => {
    const { shopper, checkout } = await show();
    expect(screen.queryByRole('group', { name: 'Factuuradres' })).not.toBeInTheDocument();
    await shopper.click(screen.getByRole('checkbox', { name: /factuur naar een ander adres/ }));
    expect(checkout.details.draft.otherBilling).toBe(true);
    expect(screen.getByRole('group', { name: 'Factuuradres' })).toBeVisible();
  });

  test('goes on when everything is filled in, with the button busy until then [CRT-06]', async () => {
    const { shopper, checkout, backend } = await show();
    act(() => typeDetails({ checkout }));
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await shopper.click(next());
    expect(next()).toHaveAttribute('aria-busy', 'true');
    await act(async () => open());
    expect(checkout.step).toBe('shipping');
    expect(next()).not.toHaveAttribute('aria-busy');
  });

  test('shows an error and stays open when the next step cannot be loaded [CRT-06]', async () => {
    const { shopper, checkout, backend } = await show();
    act(() => typeDetails({ checkout }));
    backend.troubles.set('GET /checkout/cart', 'lost');
    await act(() => checkout.details.save());
    backend.troubles.set('GET /checkout/cart', 'lost');
    await shopper.click(next());
    expect(await screen.findByText(/We kunnen de winkel even niet bereiken/)).toBeVisible();
    expect(checkout.step).toBe('details');
  });

  test('shows a failure text when the backend fails [CRT-06]', async () => {
    const { shopper, checkout, backend } = await show();
    act(() => typeDetails({ checkout }));
    backend.troubles.set('POST /account/register', { status: 500, errors: [] });
    await shopper.click(next());
    expect(await screen.findByText(/^Dit lukt even niet/)).toBeVisible();
  });
});
