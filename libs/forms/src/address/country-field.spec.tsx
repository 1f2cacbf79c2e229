import { screen } from '@testing-library/react';
import type { Country } from '@weefsel/api-clients';
import { showInShop } from '../testing/shop';
import { CountryField } from './country-field';
import { useState, type ComponentProps } from 'react';

const OFFERED: Country[] = [
  { id: 'be', iso: 'BE', translated: { name: 'België' } },
  { id: 'nl', iso: 'NL', translated: { name: 'Nederland' } },
];
const field = { name: 'country', error: undefined, onChange: () => undefined };

const onChange = jest.fn();

function Kept({ known, countries }: Pick<ComponentProps<typeof CountryField>, 'known' | 'countries'>) {
  const [picked, setPicked] = useState<string>();
  const kept = {
    ...field,
    ...(picked && { value: picked }),
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
      setPicked(event.target.value);
    },
  };
  return <CountryField field={kept} known={known} countries={countries} autoComplete="country" />;
}

const countryField = (known?: string, list: readonly Country[] = OFFERED, again?: () => void) => (
  <Kept known={known} countries={{ list, again }} />
);

describe('the country of an address', () => {
  test('is not chosen before it is known where goods can go', () => {
    showInShop(countryField(undefined, []));
    expect(screen.getByLabelText('Land')).toHaveTextContent('Even geduld…');
    expect(screen.getByLabelText('Land')).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is the Netherlands by default, regardless of its place in the list', () => {
    showInShop(countryField());
    expect(screen.getByLabelText('Land')).toHaveValue('NL');
  });

  test('stays the one that is known', () => {
    showInShop(countryField('BE'));
    expect(screen.getByLabelText('Land')).toHaveValue('BE');
  });

  test('is the first one by its name, where the Netherlands is not delivered to', () => {
    showInShop(
      countryField(undefined, [
        { id: 'de', iso: 'DE', name: 'Duitsland' },
        { id: 'fr', iso: 'FR' },
      ]),
    );
    expect(screen.getByLabelText('Land')).toHaveDisplayValue('Duitsland');
    expect(screen.getByRole('option', { name: '' })).toHaveValue('FR');
  });

  test('is reported when it is no longer offered, and stays empty until the shopper chooses another', async () => {
    const { shopper } = showInShop(countryField('FR'));
    expect(screen.getByRole('alert')).toHaveTextContent('Naar het land van dit adres bezorgen we niet.');
    expect(screen.getByLabelText('Land')).toHaveDisplayValue('Kies een land');
    expect(screen.getByLabelText('Land')).toHaveValue('');
    expect(screen.getByLabelText('Land')).toBeInvalid();
    await shopper.selectOptions(screen.getByLabelText('Land'), 'België');
    expect(screen.getByLabelText('Land')).toHaveValue('BE');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('can be asked for again when the list did not come', async () => {
    const again = jest.fn();
    const { shopper } = showInShop(countryField(undefined, [], again));
    expect(screen.getByRole('alert')).toHaveTextContent('De landen laden niet.');
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(again).toHaveBeenCalledTimes(1);
  });
});
