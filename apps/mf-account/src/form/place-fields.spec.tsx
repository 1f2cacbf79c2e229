import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { AccountBackend, home } from '../testing/account-backend';
import { storesFor } from '../testing/stores-for';
import { PlaceFields } from './place-fields';

const field = (name: string) => ({ name, error: undefined, onChange: () => undefined });

const LABELS = [
  'Straat en huisnummer',
  'Postcode',
  'Plaats',
  'Toevoeging (niet verplicht)',
  'Bedrijf (niet verplicht)',
  'Telefoonnummer (niet verplicht)',
];

async function valuesOf(known?: Parameters<typeof PlaceFields>[0]['known']) {
  showInShop(<PlaceFields field={field} {...(known && { known })} />, storesFor(new AccountBackend()));
  await screen.findByRole('option', { name: 'Nederland' });
  return LABELS.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
}

describe('where somebody lives', () => {
  test('is filled in as far as it is known', async () => {
    const known = { ...home, additionalAddressLine1: '2 hoog', company: 'Weefhuis', phoneNumber: '030' };
    expect(await valuesOf({ ...known, countryId: 'be' })).toEqual([
      'Oudegracht 214',
      '3511 NR',
      'Utrecht',
      '2 hoog',
      'Weefhuis',
      '030',
    ]);
    expect(screen.getByLabelText('Land')).toHaveValue('be');
  });

  test('is empty when nothing is known', async () => {
    expect(await valuesOf()).toEqual(['', '', '', '', '', '']);
  });

  test('does not show what the backend knows as nothing', async () => {
    const nothing = { zipcode: null, additionalAddressLine1: null, company: null, phoneNumber: null };
    expect(await valuesOf({ street: 'Dam 1', ...nothing })).toEqual(['Dam 1', '', '', '', '', '']);
  });
});
