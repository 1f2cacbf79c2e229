import { screen } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { emma } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { NameForm } from './name-form';

function showName(customer = emma) {
  const backend = backendOf(customer);
  const page = showInShop(<NameForm customer={customer} />, storesFor(backend));
  const save = () => page.shopper.click(screen.getByRole('button', { name: 'Opslaan' }));
  return { ...page, backend, save };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the name of a customer [ACC-03]', () => {
  test('is changed together with the salutation, and the session is read again', async () => {
    const { backend, save } = showName({ ...emma, salutationId: 'mevrouw' });
    await save();
    expect(await screen.findByText('Je naam is gewijzigd.')).toBeVisible();
    expect(backend.sent['POST /account/change-profile']).toEqual({
      firstName: 'Emma',
      lastName: 'van der Linden',
      salutationId: 'mevrouw',
      accountType: 'private',
    });
    expect(backend.asked).toEqual(['POST /account/change-profile', 'GET /context']);
  });

  test('is reported as changed even when the session cannot be read again', async () => {
    const { backend, save } = showName();
    backend.failing.add('GET /context');
    await save();
    expect(await screen.findByText('Je naam is gewijzigd.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of a business is changed without taking its company from it', async () => {
    const business = { accountType: 'business', company: 'Draad bv', vatIds: ['NL123456782B01'] };
    const { backend, save } = showName({ ...emma, ...business });
    await save();
    expect(backend.sent['POST /account/change-profile']).toMatchObject(business);
  });

  test('is not sent without a last name', async () => {
    const { backend, shopper, save } = showName();
    await shopper.clear(screen.getByLabelText('Achternaam'));
    await save();
    expect(screen.getByLabelText('Achternaam')).toHaveFocus();
    expect(backend.asked).toEqual([]);
  });
});
