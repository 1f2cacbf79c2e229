import { screen, within } from '@testing-library/react';
import { showInShop } from '../testing/stores-for';
import { product } from '../testing/cart-backend';
import { backendWithGuest, checkoutAt } from '../testing/checkout-of';
import { CheckoutSteps } from './checkout-steps';
import type { Step } from './steps';

async function showAt(step: Step, backend = backendWithGuest()) {
  const { checkout, stores } = await checkoutAt(step, backend);
  return showInShop(<CheckoutSteps checkout={checkout} />, stores);
}

const step = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => sessionStorage.clear());

describe('the steps of the checkout', () => {
  test.each([
    ['details', 'Je gegevens', 'group', 'Bezorgadres'],
    ['shipping', 'Bezorging', 'group', 'Hoe wil je je bestelling krijgen?'],
    ['payment', 'Betaling', 'group', 'Hoe wil je betalen?'],
    ['review', 'Controleren en bestellen', 'button', 'Bestellen en betalen'],
  ] as const)('are open one at a time: %s [CRT-06]', async (open, region, role, name) => {
    await showAt(open);
    expect(
      screen
        .getAllByRole('region')
        .map((one) => one.getAttribute('aria-current'))
        .filter(Boolean),
    ).toHaveLength(1);
    expect(step(region).getByRole(role, { name })).toBeVisible();
  });

  test('that are done show the shopper’s choices [CRT-06]', async () => {
    await showAt('review');
    expect(step('Je gegevens').getByText('noor@voorbeeld.nl')).toBeVisible();
    expect(step('Bezorging').getByText('Bezorgen aan huis')).toBeVisible();
    expect(step('Betaling').getByText('iDEAL')).toBeVisible();
  });

  test('leave out shipping when nothing is shipped [CRT-01] [CRT-06]', async () => {
    const download = product('patroon', 'Breipatroon', { states: ['is-download'] });
    await showAt('payment', backendWithGuest([download]));
    expect(screen.queryByRole('region', { name: 'Bezorging' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('region')).toHaveLength(3);
  });
});
