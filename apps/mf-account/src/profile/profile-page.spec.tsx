import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { emma, NOT_LOGGED_IN } from '../testing/account-backend';
import { backendOf, showPage } from '../testing/show-page';
import { Page } from './profile-page';

const HREF = '/account/profile';
const form = (name: string) => within(screen.getByRole('form', { name }));
const show = () => showPage(Page, HREF, backendOf(emma));

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the profile', () => {
  test('changes a name, confirms it and reads the session again [ACC-03]', async () => {
    const { shopper, backend } = await show();
    const name = form('Naam').getByLabelText('Voornaam');
    expect(name).toHaveValue('Emma');
    await shopper.clear(name);
    await shopper.type(name, 'Emmy');
    backend.asked.length = 0;
    await shopper.click(form('Naam').getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Je naam is gewijzigd.')).toBeVisible();
    expect(backend.sent['POST /account/change-profile']).toEqual({
      firstName: 'Emmy',
      lastName: 'van der Linden',
      accountType: 'private',
    });
    expect(backend.asked).toEqual(['POST /account/change-profile', 'GET /context']);
  });

  test('changes an e-mail address only with the password, and explains a wrong one [ACC-03]', async () => {
    const { shopper, backend } = await show();
    const email = form('E-mailadres');
    await shopper.type(email.getByLabelText('Nieuw e-mailadres'), 'emmy@voorbeeld.nl');
    await shopper.type(email.getByLabelText('Nieuw e-mailadres nog een keer'), 'emmy@voorbeeld.nl');
    await shopper.type(email.getByLabelText('Huidig wachtwoord'), 'verkeerd');
    backend.refusing = [400, 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', '/password'];
    await shopper.click(email.getByRole('button', { name: 'E-mailadres wijzigen' }));
    await waitFor(() => expect(email.getByLabelText('Huidig wachtwoord')).toHaveFocus());
    expect(email.getByLabelText('Huidig wachtwoord')).toHaveAccessibleDescription(/niet je huidige/);
    backend.refusing = null;
    backend.asked.length = 0;
    await shopper.click(email.getByRole('button', { name: 'E-mailadres wijzigen' }));
    expect(await screen.findByText(/Je e-mailadres is gewijzigd/)).toBeVisible();
    expect(backend.asked).toEqual(['POST /account/change-email', 'GET /context']);
    expect(backend.sent['POST /account/change-email']).toMatchObject({ email: 'emmy@voorbeeld.nl' });
  });

  test('changes a password and forgets what was typed [ACC-03]', async () => {
    const { shopper, backend } = await show();
    const password = form('Wachtwoord');
    await shopper.type(password.getByLabelText('Huidig wachtwoord'), 'geheim-woord');
    await shopper.type(password.getByLabelText('Nieuw wachtwoord'), 'nieuw-geheim');
    await shopper.type(password.getByLabelText('Nieuw wachtwoord nog een keer'), 'nieuw-geheim');
    await shopper.click(password.getByRole('button', { name: 'Wachtwoord wijzigen' }));
    expect(await screen.findByText('Je wachtwoord is gewijzigd.')).toBeVisible();
    expect(password.getByLabelText('Nieuw wachtwoord')).toHaveValue('');
    expect(backend.sent['POST /account/change-password']).toEqual({
      password: 'geheim-woord',
      newPassword: 'nieuw-geheim',
      newPasswordConfirm: 'nieuw-geheim',
    });
  });

  test('switches the newsletter on and off [ACC-03]', async () => {
    const { shopper, backend } = await show();
    const wish = await screen.findByRole('checkbox', { name: 'Ik wil de nieuwsbrief ontvangen' });
    expect(wish).not.toBeChecked();
    backend.answers['POST /account/newsletter-recipient'] = { status: 'direct' };
    await shopper.click(wish);
    await waitFor(() => expect(wish).toBeChecked());
    expect(backend.sent['POST /nd/newsletter/subscribe']).toEqual({ email: 'emma@voorbeeld.nl' });
    backend.answers['POST /account/newsletter-recipient'] = { status: 'optOut' };
    await shopper.click(wish);
    await waitFor(() => expect(wish).not.toBeChecked());
    expect(backend.sent['POST /newsletter/unsubscribe']).toEqual({ email: 'emma@voorbeeld.nl' });
  });

  test('shows the newsletter status of a new e-mail address, not of the previous one [ACC-03]', async () => {
    const { shopper, backend, stores } = await show();
    await shopper.click(await screen.findByRole('checkbox', { name: 'Ik wil de nieuwsbrief ontvangen' }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Ik wil de nieuwsbrief ontvangen' })).toBeChecked(),
    );
    backend.customer = { ...emma, email: 'emmy@voorbeeld.nl' };
    await act(() => stores.session.refresh());
    expect(
      await screen.findByRole('checkbox', { name: 'Ik wil de nieuwsbrief ontvangen' }),
    ).not.toBeChecked();
  });

  test('removes the account after asking once more [ACC-03]', async () => {
    const { shopper, backend, stores } = await show();
    await shopper.click(screen.getByRole('button', { name: 'Account verwijderen' }));
    // Opens as an overlay, so going back closes it.
    expect(stores.overlay.isOpen('removal')).toBe(true);
    expect(backend.asked).not.toContain('DELETE /account/customer');
    await shopper.click(screen.getByRole('button', { name: 'Ja, verwijder mijn account' }));
    expect(await screen.findByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible();
    expect(stores.session.isLoggedIn).toBe(false);
    expect(stores.overlay.open).toBeNull();
  });

  test('asks a shopper who was logged out elsewhere while filling in to log in [ACC-04]', async () => {
    const { shopper, backend } = await show();
    backend.refusing = [403, NOT_LOGGED_IN];
    await shopper.click(form('Naam').getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Faccount%2Fprofile',
    );
  });
});
