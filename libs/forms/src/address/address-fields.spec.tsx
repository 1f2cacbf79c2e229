import { act, screen } from '@testing-library/react';
import type { Country } from '@weefsel/api-clients';
import { FieldGroup } from '../fields/form-field';
import { showInShop, storesInTest } from '../testing/shop';
import type { AddressTexts } from '../schema/address-schema';
import { AddressFields } from './address-fields';

const COUNTRIES: Country[] = [
  { id: 'nl', iso: 'NL', name: 'Nederland' },
  { id: 'be', iso: 'BE', name: 'België' },
];

interface Shown {
  address?: { street: string; city: string } | null;
  status?: number;
  known?: Partial<AddressTexts>;
}

function showAddress({
  address = { street: 'Oudegracht', city: 'Utrecht' },
  status = 200,
  known = {},
}: Shown = {}) {
  const asked: string[] = [];
  const stores = storesInTest({
    shopTransport: async ({ url }) => {
      asked.push(url);
      return { status, statusText: '', headers: {}, text: JSON.stringify({ address }) };
    },
  });
  const field = (name: string) => ({ name, error: undefined, onChange: () => undefined });
  const fields = <AddressFields field={field} countries={{ list: COUNTRIES }} known={known} />;
  return { ...showInShop(<FieldGroup>{fields}</FieldGroup>, stores), asked };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typeHouse = async (shopper: ReturnType<typeof showAddress>['shopper'], zipcode = '3511NR') => {
  await shopper.type(box('Postcode'), zipcode);
  await shopper.type(box('Huisnummer'), '12');
};
const said = () => screen.getByRole('status').textContent;

test('street and city are filled in automatically, and a status message reports it', async () => {
  const { shopper } = showAddress();
  await typeHouse(shopper);
  expect(await screen.findByDisplayValue('Oudegracht')).toBe(box('Straat'));
  expect(box('Plaats')).toHaveValue('Utrecht');
  expect(said()).toBe('Ingevuld: Oudegracht in Utrecht.');
});

test('a typed street stays beside the found one, which a button takes over', async () => {
  const { shopper } = showAddress();
  await shopper.type(box('Straat'), 'Oude gracht');
  await typeHouse(shopper);
  expect(await screen.findByText(/hoort Oudegracht in Utrecht/)).toBeVisible();
  expect([box('Straat').value, box('Plaats').value]).toEqual(['Oude gracht', 'Utrecht']);
  await shopper.click(screen.getByRole('button', { name: 'Neem over' }));
  expect(box('Straat')).toHaveValue('Oudegracht');
  expect(screen.queryByRole('button', { name: 'Neem over' })).not.toBeInTheDocument();
});

test('a filled-in street can be overwritten, and another house number keeps the typed text', async () => {
  const { shopper, asked } = showAddress();
  await typeHouse(shopper);
  await screen.findByDisplayValue('Oudegracht');
  await shopper.clear(box('Straat'));
  await shopper.type(box('Straat'), 'Werf');
  await shopper.type(box('Huisnummer'), '3');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(asked).toHaveLength(2);
  expect(box('Straat')).toHaveValue('Werf');
});

test('an unknown house is reported, and so is an unavailable register, after which the street can be typed', async () => {
  const unknown = showAddress({ address: null });
  await typeHouse(unknown.shopper);
  expect(await screen.findByText(/We kennen dit huisnummer niet/)).toBeVisible();
  unknown.unmount();
  const away = showAddress({ status: 503 });
  await typeHouse(away.shopper);
  expect(await screen.findByText(/opzoeken lukt nu niet/)).toBeVisible();
  await away.shopper.type(box('Straat'), 'Werf');
  expect(box('Straat')).toHaveValue('Werf');
});

test('a known Belgian address has a box field and is not looked up', async () => {
  const { shopper, asked } = showAddress({
    known: { country: 'BE', zipcode: '2000', houseNumber: '1', street: 'Kaai', city: 'Antwerpen' },
  });
  expect(box('Bus')).toBeVisible();
  await shopper.type(box('Huisnummer'), '2');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(asked).toEqual([]);
  expect(box('Straat')).toHaveValue('Kaai');
});

describe('the order of the fields', () => {
  const order = () => screen.getAllByRole('textbox').map((one) => one.getAttribute('name'));
  const dutch = ['zipcode', 'houseNumber', 'addition', 'street', 'city'];
  const abroad = ['street', 'houseNumber', 'addition', 'zipcode', 'city'];

  test('begins with postcode and house number for a Dutch address', () => {
    showAddress();
    expect(order().slice(2)).toEqual(dutch);
  });

  test('follows the country, and keeps what was typed', async () => {
    const { shopper } = showAddress();
    await shopper.type(box('Straat'), 'Meir');
    await shopper.selectOptions(screen.getByRole('combobox'), 'BE');
    expect(order().slice(2)).toEqual(abroad);
    expect(box('Straat')).toHaveValue('Meir');
    expect(box('Bus')).toBeVisible();
  });

  test('is that of a known address from the start', () => {
    showAddress({ known: { country: 'BE' } });
    expect(order().slice(2)).toEqual(abroad);
    expect(box('Bus')).toBeVisible();
  });
});
