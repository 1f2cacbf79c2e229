import { screen } from '@testing-library/react';
import type { CustomerAddress } from '@weefsel/api-clients';
import { showInShop } from '../../testing/stores-for';
import { emma, formOf, home, work } from '../../testing/checkout-of';
import { AddressChoice } from './details-fields';

async function show(addresses: CustomerAddress[]) {
  const tab = await formOf(emma, addresses);
  return { ...tab, ...showInShop(<AddressChoice form={tab.form} use="billing" />, tab.stores) };
}

const address = (name: string) => screen.getByRole('radio', { name });

describe('where something goes', () => {
  test('is one of the addresses that are known, by name and place [CRT-06]', async () => {
    const { form, shopper } = await show([home, work]);
    expect(screen.getByRole('group', { name: 'Factuuradres' })).toBeVisible();
    expect(address('Noor Bakker Damrak 12 A, 1012 AB Amsterdam, Nederland')).toBeChecked();
    expect(screen.queryByLabelText('Straat')).not.toBeInTheDocument();
    await shopper.click(address('Noor Bakker Neude 1, 1012 AB Amsterdam, Nederland'));
    expect(form.draft.addressIds).toEqual({ shipping: 'thuis', billing: 'werk' });
  });

  test('may be a new one, to be typed in [CRT-06]', async () => {
    const { form, shopper } = await show([home]);
    await shopper.click(address('Een ander adres'));
    expect(address('Een ander adres')).toBeChecked();
    expect(screen.getByLabelText('Straat')).toBeVisible();
    expect(form.draft.addressIds.billing).toBe('');
    await shopper.click(address('Noor Bakker Damrak 12 A, 1012 AB Amsterdam, Nederland'));
    expect(screen.queryByLabelText('Straat')).not.toBeInTheDocument();
  });

  test('is typed in when none is known [CRT-06]', async () => {
    await show([]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Straat')).toBeVisible();
  });
});
