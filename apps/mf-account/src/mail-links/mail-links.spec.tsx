import { screen, waitFor } from '@testing-library/react';
import { AccountBackend } from '../testing/account-backend';
import { showPage } from '../testing/show-page';
import { Page as NewsletterConfirm } from './newsletter-confirm-page';
import { Page as RegistrationConfirm } from './registration-confirm-page';

const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text));

const refusing = (...refusal: [number, string]) => Object.assign(new AccountBackend(), { refusing: refusal });

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the link of a mail', () => {
  const LINK = '/registration/confirm?em=sum&hash=code';

  test('confirms an account and logs its customer in [ACC-01] [SES-02]', async () => {
    const { backend, stores } = await showPage(RegistrationConfirm, LINK);
    await title('Je account is bevestigd');
    expect(backend.sent['POST /account/register-confirm']).toEqual({ hash: 'code', em: 'sum' });
    expect(stores.session.isLoggedIn).toBe(true);
    expect(screen.getByRole('link', { name: 'Naar mijn account' })).toHaveAttribute('href', '/account');
  });

  test.each([
    [412, 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED', 'Je account was al bevestigd'],
    [404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH', 'Deze link werkt niet'],
  ])('explains the refusal %d %s, and leads to the login [ACC-01]', async (status, code, text) => {
    await showPage(RegistrationConfirm, LINK, refusing(status, code));
    await title(text);
    expect(screen.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  });

  test('sends no request without its code [ACC-01]', async () => {
    const { backend } = await showPage(RegistrationConfirm, '/registration/confirm');
    await title('Deze link werkt niet');
    expect(backend.asked).not.toContain('POST /account/register-confirm');
  });

  test('can be retried after a backend failure [ACC-01]', async () => {
    const { backend, shopper } = await showPage(RegistrationConfirm, LINK, refusing(500, '0'));
    await title('Bevestigen lukt nog niet');
    backend.refusing = null;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    await title('Je account is bevestigd');
  });

  test('confirms the newsletter, or reports that the link no longer works', async () => {
    const link = '/newsletter-subscribe?em=sum&hash=code';
    const { backend, unmount } = await showPage(NewsletterConfirm, link);
    await title('Je krijgt onze nieuwsbrief');
    expect(backend.sent['POST /newsletter/confirm']).toEqual({ hash: 'code', em: 'sum' });
    unmount();
    await showPage(NewsletterConfirm, link, refusing(404, 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND'));
    await title('Deze link werkt niet meer');
  });
});
