import { act, screen } from '@testing-library/react';
import type { Country } from '@weefsel/api-clients';
import { runInAction } from '@weefsel/stores';
import { showInShop } from '../../testing/stores-for';
import { formOf } from '../../testing/checkout-of';
import { AddressChoice } from './details-fields';

async function show() {
  const tab = await formOf();
  return { ...tab, ...showInShop(<AddressChoice form={tab.form} use="shipping" />, tab.stores) };
}

const field = (label: string) => screen.getByLabelText(label, { exact: false });
const countries = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('a new address', () => {
  test.each([
    ['Voornaam', 'firstName', 'given-name', true],
    ['Achternaam', 'lastName', 'family-name', true],
    ['Postcode', 'zipcode', 'postal-code', true],
    ['Huisnummer', 'houseNumber', null, true],
    ['Toevoeging', 'addition', null, false],
    ['Straat', 'street', 'address-line1', true],
    ['Plaats', 'city', 'address-level2', true],
  ])('has a field for %s, which the browser may fill in [CRT-06]', async (label, name, token, isRequired) => {
    const { form, shopper } = await show();
    await shopper.type(field(label), 'x');
    expect(form.draft.values).toEqual({ [`shipping.${name}`]: 'x' });
    expect(field(label)).toHaveAttribute('autocomplete', token ? `shipping ${token}` : 'off');
    expect((field(label) as HTMLInputElement).required).toBe(isRequired);
  });

  test('is in the Netherlands until another country is chosen [CRT-06]', async () => {
    const { form, shopper } = await show();
    expect(countries()).toEqual(['Nederland', 'België']);
    expect(field('Land')).toHaveDisplayValue('Nederland');
    await shopper.selectOptions(field('Land'), 'België');
    expect(form.draft.values['shipping.country']).toBe('BE');
    expect(field('Land')).toHaveDisplayValue('België');
  });

  test('asks for a country when the one of before is not offered any more [CRT-06]', async () => {
    const { type } = await show();
    act(() => type({ 'shipping.country': '' }));
    expect(countries()).toEqual(['Kies een land', 'Nederland', 'België']);
    expect(field('Land')).toBeInvalid();
  });

  test('shows the untranslated name of a country, or an empty one, without a translation [CRT-06]', async () => {
    const { form } = await show();
    const some: Country[] = [{ id: 'a', iso: 'NL', name: 'Netherlands' }, { id: 'b' }];
    act(() => void runInAction(() => (form.countries = some)));
    expect(countries()).toEqual(['Netherlands', '']);
  });

  test('shows the error at its field, and clears it when the field is filled in [CRT-06]', async () => {
    const { form } = await show();
    await act(() => form.save());
    expect(field('Straat')).toHaveAccessibleDescription('Vul je straat in.');
    act(() => form.type('shipping.street', 'Damrak'));
    expect(field('Straat')).not.toHaveAccessibleDescription();
  });
});
