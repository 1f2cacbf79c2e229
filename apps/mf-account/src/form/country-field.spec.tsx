import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { AccountBackend, listOf } from '../testing/account-backend';
import { storesFor } from '../testing/stores-for';
import { CountryField } from './country-field';

const field = { name: 'countryId', error: undefined, onChange: () => undefined };

function showCountry(known?: string, backend = new AccountBackend()) {
  return { backend, ...showInShop(<CountryField {...field} known={known} />, storesFor(backend)) };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the country of an address', () => {
  test('is the Netherlands for who said nothing, wherever that stands in the list', async () => {
    showCountry();
    expect(screen.getByLabelText('Land')).toHaveTextContent('Even geduld…');
    expect(await screen.findByRole('option', { name: 'België' })).toBeVisible();
    expect(screen.getByLabelText('Land')).toHaveValue('nl');
  });

  test('stays the one that is known', async () => {
    showCountry('be');
    await screen.findByRole('option', { name: 'Nederland' });
    expect(screen.getByLabelText('Land')).toHaveValue('be');
  });

  test('is the first one where the Netherlands is not to be had, by the name that it has', async () => {
    const backend = new AccountBackend();
    backend.answers['POST /country'] = listOf(
      { id: 'de', iso: 'DE', name: 'Duitsland' },
      { id: 'fr', iso: 'FR' },
    );
    showCountry(undefined, backend);
    expect(await screen.findByRole('option', { name: 'Duitsland' })).toBeVisible();
    expect(screen.getByLabelText('Land')).toHaveValue('de');
    expect(screen.getByRole('option', { name: '' })).toHaveValue('fr');
  });

  test('that is not offered any more is said to be so, and none is chosen in its place', async () => {
    const { shopper } = showCountry('fr');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Naar het land van dit adres bezorgen we niet.',
    );
    expect(screen.getByLabelText('Land')).toHaveDisplayValue('Kies je land.');
    expect(screen.getByLabelText('Land')).toHaveValue('');
    expect(screen.getByLabelText('Land')).toBeInvalid();
    await shopper.selectOptions(screen.getByLabelText('Land'), 'België');
    expect(screen.getByLabelText('Land')).toHaveValue('be');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('can be asked for again when the list did not come', async () => {
    const { backend, shopper } = showCountry(undefined, Object.assign(new AccountBackend(), { down: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('De landen laden niet.');
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('option', { name: 'Nederland' })).toBeVisible();
  });
});
