import { screen } from '@testing-library/react';
import { emma } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { Fragment } from './guest-account-fragment';

const CONVERT = 'POST /account/convert-guest';
const RETURN = '/order/success?orderId=1';

const show = (guest: boolean) =>
  showPage(() => <Fragment returnTo={RETURN} />, RETURN, backendOf({ ...emma, guest }));
const offer = () => screen.queryByRole('form', { name: 'Volgende keer sneller bestellen?' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the account that is offered with an order [ACC-01] [SES-01]', () => {
  test('is created with a password, confirmed in the same place, and leads to the orders', async () => {
    const { shopper, backend, stores, address } = await show(true);
    expect(screen.getByText(/account voor emma@voorbeeld\.nl/)).toBeVisible();
    expect(offer()).toHaveAttribute('action', `/register?returnTo=${encodeURIComponent(RETURN)}`);
    await shopper.type(screen.getByLabelText('Wachtwoord'), 'linnen en wol');
    await shopper.click(screen.getByRole('button', { name: 'Account maken' }));
    expect((await screen.findByText(/Je account is gemaakt/)).closest('[tabindex]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Naar mijn bestellingen' })).toHaveAttribute(
      'href',
      '/account/orders',
    );
    expect(backend.sent[CONVERT]).toEqual({ password: 'linnen en wol' });
    expect([offer(), address(), stores.session.isLoggedIn]).toEqual([null, '/order/success', true]);
  });

  test('is offered again when the password is too short or the e-mail address is taken', async () => {
    const { shopper, backend } = await show(true);
    await shopper.type(screen.getByLabelText('Wachtwoord'), 'kort');
    await shopper.click(screen.getByRole('button', { name: 'Account maken' }));
    expect(screen.getByLabelText('Wachtwoord')).toHaveAccessibleDescription(/te kort/);
    expect(backend.asked).not.toContain(CONVERT);
    backend.refusing = [400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'];
    await shopper.type(screen.getByLabelText('Wachtwoord'), ' en dan lang');
    await shopper.click(screen.getByRole('button', { name: 'Account maken' }));
    expect(await screen.findByText(/al een account/)).toBeVisible();
    expect(offer()).toBeVisible();
  });

  test('is not offered to a customer who has one', async () => {
    await show(false);
    expect(offer()).toBeNull();
  });
});
