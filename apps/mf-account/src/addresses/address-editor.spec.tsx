import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CustomerAddress } from '@weefsel/api-clients';
import { showInShop, storesFor } from '../testing/shop';
import { emma, home } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { AddressEditor } from './address-editor';

async function showEditor(address?: CustomerAddress) {
  const backend = backendOf(emma);
  backend.answers['POST /account/address'] = home;
  backend.answers['PATCH /account/address/thuis'] = home;
  const calls = { onSaved: jest.fn(), onCancel: jest.fn() };
  const page = showInShop(
    <AddressEditor customer={emma} {...(address && { address })} {...calls} />,
    storesFor(backend),
  );
  await screen.findByRole('option', { name: 'Nederland' });
  const press = (name: string) => page.shopper.click(screen.getByRole('button', { name }));
  return { ...page, ...calls, backend, press };
}

const field = (label: string) => screen.getByLabelText(label);
/** The error summary above the fields. */
const summary = () => screen.getByText('Nog niet alles is goed ingevuld').closest('div') ?? document.body;
const title = () => screen.getByRole('heading', { level: 2 });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the form of an address [ACC-03]', () => {
  test('creates an address with the customer’s name filled in, and takes the focus', async () => {
    const { backend, shopper, onSaved, press } = await showEditor();
    expect(title()).toHaveTextContent('Adres toevoegen');
    expect(title().parentElement).toHaveFocus();
    expect(field('Voornaam')).toHaveValue('Emma');
    expect(field('Plaats')).toHaveValue('');
    await shopper.type(field('Straat'), ' Dam ');
    await shopper.type(field('Huisnummer'), '1');
    await shopper.type(field('Postcode'), '1012js');
    await shopper.type(field('Plaats'), 'Amsterdam');
    await press('Adres opslaan');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(backend.sent['POST /account/address']).toMatchObject({
      firstName: 'Emma',
      lastName: 'van der Linden',
      street: 'Dam 1',
      zipcode: '1012 JS',
    });
  });

  test('changes an existing address, with the name stored in it', async () => {
    const { backend, shopper, onSaved, press } = await showEditor({ ...home, firstName: 'Bo' });
    expect(title()).toHaveTextContent('Adres wijzigen');
    expect(field('Voornaam')).toHaveValue('Bo');
    await shopper.clear(field('Plaats'));
    await shopper.type(field('Plaats'), 'Zeist');
    await press('Adres opslaan');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(backend.asked).not.toContain('POST /account/address');
    expect(backend.sent['PATCH /account/address/thuis']).toMatchObject({ firstName: 'Bo', city: 'Zeist' });
  });

  test.each(['Voornaam', 'Achternaam', 'Straat', 'Huisnummer', 'Postcode', 'Plaats'])(
    'is not sent without %s',
    async (label) => {
      const { backend, shopper, press, onSaved } = await showEditor(home);
      await shopper.clear(field(label));
      await press('Adres opslaan');
      expect(summary()).toHaveFocus();
      await shopper.click(within(summary()).getByRole('link'));
      expect(field(label)).toHaveFocus();
      expect(backend.asked).toEqual(['POST /country']);
      expect(onSaved).not.toHaveBeenCalled();
    },
  );

  test('refuses a country that is no longer offered, until the shopper chooses another one', async () => {
    const { backend, shopper, press, onSaved } = await showEditor({ ...home, countryId: 'fr' });
    await press('Adres opslaan');
    expect(summary()).toHaveTextContent('Kies een ander land.');
    expect(backend.asked).toEqual(['POST /country']);
    await shopper.selectOptions(field('Land'), 'Nederland');
    await press('Adres opslaan');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(backend.sent['PATCH /account/address/thuis']).toMatchObject({ countryId: 'nl' });
  });

  test('shows a backend refusal at its field without saving, and can be cancelled', async () => {
    const { backend, press, onSaved, onCancel } = await showEditor(home);
    backend.refusing = [400, 'VIOLATION::ZIP_CODE_INVALID', '/zipcode'];
    await press('Adres opslaan');
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(field('Postcode')).toHaveAccessibleDescription(/past niet bij het land/);
    expect(onSaved).not.toHaveBeenCalled();
    await press('Annuleren');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test.each(['1012', '0012 AB', '1012 SS'])(
    'is not sent with %j, which is no Dutch postcode',
    async (typed) => {
      const { backend, shopper, press, onSaved } = await showEditor(home);
      await shopper.clear(field('Postcode'));
      await shopper.type(field('Postcode'), typed);
      await press('Adres opslaan');
      expect(field('Postcode')).toHaveAccessibleDescription(
        /Nederlandse postcode is vier cijfers en twee letters/,
      );
      expect(backend.asked).toEqual(['POST /country']);
      expect(onSaved).not.toHaveBeenCalled();
      await shopper.selectOptions(field('Land'), 'België');
      await shopper.clear(field('Postcode'));
      await shopper.type(field('Postcode'), '1012');
      await press('Adres opslaan');
      await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
      expect(backend.sent['PATCH /account/address/thuis']).toMatchObject({
        zipcode: '1012',
        countryId: 'be',
      });
    },
  );

  test('is sent once when Enter is pressed twice', async () => {
    const { backend, shopper, onSaved } = await showEditor(home);
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    await shopper.click(field('Plaats'));
    const form = field('Plaats').closest('form') ?? document.body;
    // Submits twice before React renders the busy button.
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await shopper.keyboard('{Enter}');
    await act(async () => open());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(backend.asked.filter((call) => call === 'PATCH /account/address/thuis')).toHaveLength(1);
  });

  test('moves an addition from the additional address line into the street', async () => {
    const { backend, press, onSaved } = await showEditor({ ...home, additionalAddressLine1: '2 hoog' });
    expect(field('Toevoeging')).toHaveValue('2 hoog');
    await press('Adres opslaan');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const sent = backend.sent['PATCH /account/address/thuis'];
    expect(sent).toMatchObject({ street: 'Oudegracht 214 2 hoog' });
    expect(sent).not.toHaveProperty('additionalAddressLine1');
  });
});
