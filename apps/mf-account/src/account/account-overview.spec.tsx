import { screen } from '@testing-library/react';
import type { Customer } from '@weefsel/api-clients';
import { showInShop, storesFor } from '../testing/shop';
import { emma, home } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { AccountOverview } from './account-overview';

async function showOverview(customer: Customer) {
  showInShop(<AccountOverview customer={customer} />, storesFor(backendOf(customer)));
  await screen.findByText(/nog niets besteld/);
}

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

describe('the account at a glance [ACC-03]', () => {
  test('greets its customer and shows what is known', async () => {
    await showOverview(emma);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hallo Emma');
    expect(terms()).toEqual(['Naam', 'E-mailadres', 'Klantnummer']);
    expect(screen.getByRole('group')).toHaveTextContent('Oudegracht 214');
    expect(screen.queryByText('Er is nog geen adres van je bekend.')).not.toBeInTheDocument();
  });

  test('leaves out unknown facts, and shows that there is no address', async () => {
    await showOverview({ id: 'anoniem', active: true, guest: false, email: 'wie@voorbeeld.nl' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Hallo$/);
    expect(terms()).toEqual(['E-mailadres']);
    expect(screen.getByText('Er is nog geen adres van je bekend.')).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('shows the billing address when there is no shipping address', async () => {
    const { activeShippingAddress: _none, ...customer } = emma;
    await showOverview({ ...customer, activeBillingAddress: { ...home, street: 'Kade 5' } });
    expect(screen.getByRole('group')).toHaveTextContent('Kade 5');
  });
});
