import { cleanup, screen } from '@testing-library/react';
import type { Customer, VatOutcome } from '@weefsel/api-clients';
import { showInShop } from '../../testing/stores-for';
import { formOf, guest, home, work } from '../../testing/checkout-of';
import { DetailsResult } from './details-result';

async function show(customer: Customer | null, vat?: VatOutcome) {
  const { stores } = await formOf(customer);
  return showInShop(<DetailsResult vat={vat} />, stores).container;
}

describe('the summary of the details', () => {
  test('shows e-mail address, company, name and address [CRT-06]', async () => {
    await show({ ...guest, activeShippingAddress: { ...home, company: 'Bakker & Co' } });
    expect(screen.getByText('noor@voorbeeld.nl')).toBeVisible();
    expect(
      screen.getByText('Bakker & Co, Noor Bakker, Damrak 12 A, 1012 AB Amsterdam, Nederland'),
    ).toBeVisible();
  });

  test.each([
    { vatIds: [], vat: undefined, words: 'Op naam van Draad bv' },
    { vatIds: ['NL1'], vat: 'valid', words: 'Op naam van Draad bv, btw-nummer NL1' },
    { vatIds: ['NL1'], vat: 'unchecked', words: /^Op naam van Draad bv, btw-nummer NL1\. \S/ },
    { vatIds: [], vat: 'unchecked', words: 'Op naam van Draad bv' },
  ] as const)('has a business with number $vatIds, $vat [CRT-06]', async ({ vatIds, vat, words }) => {
    await show({ ...guest, company: 'Draad bv', vatIds: [...vatIds] }, vat);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('names the bill’s address when that is another one [CRT-06]', async () => {
    const { lastName: _none, ...first } = work;
    await show({ ...guest, activeShippingAddress: home, activeBillingAddress: first });
    expect(screen.getByText('Factuuradres: Noor, Neude 1, 1012 AB Amsterdam, Nederland')).toBeVisible();
  });

  test('names one address once [CRT-06]', async () => {
    await show({ ...guest, activeShippingAddress: home, activeBillingAddress: home });
    expect(screen.getAllByText(/Damrak/)).toHaveLength(1);
    expect(screen.queryByText(/Factuuradres/)).not.toBeInTheDocument();
  });

  test('names the bill’s address also without one for the delivery [CRT-06]', async () => {
    await show({ ...guest, activeBillingAddress: home });
    expect(screen.getByText(/^Factuuradres: Noor Bakker, Damrak 12 A/)).toBeVisible();
    expect(screen.queryByText(/^Noor Bakker/)).not.toBeInTheDocument();
  });

  test('has a business whose VAT numbers are unknown [CRT-06]', async () => {
    await show({ ...guest, company: 'Draad bv' }, 'unchecked');
    expect(screen.getByText('Op naam van Draad bv')).toBeVisible();
  });

  test('offers the login to a guest, and not to a customer [CRT-06]', async () => {
    await show({ ...guest, activeShippingAddress: home });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcheckout',
    );
    cleanup();
    await show({ ...guest, guest: false, activeShippingAddress: home });
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  test('is empty for an unknown shopper', async () => {
    expect(await show(null)).toHaveTextContent(/^$/);
  });
});
