import { screen, waitFor, within } from '@testing-library/react';
import { emma, home, listOf } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { Page } from './addresses-page';

const work = { ...home, id: 'werk', street: 'Kade 5', city: 'Zaandam', zipcode: '1506 AB' };

async function showAddresses() {
  const backend = backendOf(emma);
  backend.answers['POST /account/list-address'] = listOf(home, work);
  const page = await showPage(Page, '/account/addresses', backend);
  const places = await screen.findAllByRole('listitem');
  const placeOf = (street: string) => {
    const place = screen.getAllByRole('listitem').find((item) => item.textContent.includes(street));
    return within(place ?? places[0] ?? document.body);
  };
  return { ...page, placeOf };
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the addresses', () => {
  test('mark the default one, and offer removal only for another one [ACC-03]', async () => {
    const { placeOf, shopper, backend } = await showAddresses();
    const ofHome = placeOf('Oudegracht');
    expect(ofHome.getByText('Bezorgadres')).toBeVisible();
    expect(ofHome.queryByRole('button', { name: /^Verwijderen/ })).not.toBeInTheDocument();
    await shopper.click(placeOf('Kade').getByRole('button', { name: /^Verwijderen/ }));
    expect(await screen.findByText('Je adres is verwijderd.')).toBeVisible();
    expect(backend.asked).toContain('DELETE /account/address/werk');
  });

  test('become the default shipping address [ACC-03]', async () => {
    const { placeOf, shopper, backend } = await showAddresses();
    await shopper.click(placeOf('Kade').getByRole('button', { name: /^Gebruik als bezorgadres/ }));
    expect(await screen.findByText(/bezorgadres is gewijzigd/)).toBeVisible();
    expect(backend.asked).toContain('PATCH /account/address/default-shipping/werk');
  });

  test('explain why one that is in use stays [ACC-03]', async () => {
    const { placeOf, shopper, backend } = await showAddresses();
    backend.refusing = [400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE'];
    await shopper.click(placeOf('Kade').getByRole('button', { name: /^Verwijderen/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Dit adres is in gebruik');
  });

  test('are added with a form that reports missing values [ACC-03]', async () => {
    const { shopper, backend } = await showAddresses();
    await shopper.click(screen.getByRole('button', { name: 'Adres toevoegen' }));
    await screen.findByRole('option', { name: 'Nederland' });
    await shopper.click(screen.getByRole('button', { name: 'Adres opslaan' }));
    expect(screen.getByLabelText('Straat')).toHaveAccessibleDescription('Vul je straat in.');
    await shopper.type(screen.getByLabelText('Straat'), 'Dam');
    await shopper.type(screen.getByLabelText('Huisnummer'), '1');
    await shopper.type(screen.getByLabelText('Postcode'), '1012js');
    await shopper.type(screen.getByLabelText('Plaats'), 'Amsterdam');
    await shopper.click(screen.getByRole('button', { name: 'Adres opslaan' }));
    expect(await screen.findByText('Je adres is opgeslagen.')).toBeVisible();
    expect(backend.sent['POST /account/address']).toMatchObject({
      firstName: 'Emma',
      street: 'Dam 1',
      zipcode: '1012 JS',
      countryId: 'nl',
    });
  });

  test('are changed in a form with the known values filled in [ACC-03]', async () => {
    const { placeOf, shopper, backend } = await showAddresses();
    await shopper.click(placeOf('Kade').getByRole('button', { name: /^Wijzigen/ }));
    expect(screen.getByLabelText('Plaats')).toHaveValue('Zaandam');
    await screen.findByRole('option', { name: 'Nederland' });
    await shopper.click(screen.getByRole('button', { name: 'Adres opslaan' }));
    await waitFor(() =>
      expect(backend.sent['PATCH /account/address/werk']).toMatchObject({
        street: 'Kade 5',
        zipcode: '1506 AB',
      }),
    );
  });
});
