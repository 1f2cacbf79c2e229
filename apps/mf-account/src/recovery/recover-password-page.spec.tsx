import { screen } from '@testing-library/react';
import { AccountBackend } from '../testing/account-backend';
import { showPage } from '../testing/show-page';
import { Page } from './recover-password-page';

const IS_EXPIRED = 'POST /account/customer-recovery-is-expired';
const LINK = '/account/recover/password?hash=code';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the link of a recovery mail [ACC-02]', () => {
  test('without its code no longer works, and sends no request', async () => {
    const { backend } = await showPage(Page, '/account/recover/password');
    expect(await title('Deze link werkt niet meer')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/forget-password');
    expect(backend.asked).not.toContain(IS_EXPIRED);
  });

  test.each([
    [false, 'Nieuw wachtwoord kiezen'],
    [true, 'Deze link werkt niet meer'],
  ])('that is expired (%s) shows the title %s', async (isExpired, text) => {
    const backend = new AccountBackend();
    backend.answers[IS_EXPIRED] = { isExpired };
    await showPage(Page, LINK, backend);
    expect(await title(text)).toBeVisible();
    expect(backend.sent[IS_EXPIRED]).toEqual({ hash: 'code' });
    expect(screen.queryByRole('form') !== null).toBe(!isExpired);
  });

  test('that cannot be checked shows no form until a retry succeeds', async () => {
    const backend = new AccountBackend();
    backend.failing.add(IS_EXPIRED);
    const { shopper } = await showPage(Page, LINK, backend);
    expect(await screen.findByRole('alert')).toHaveTextContent('We kunnen je link even niet nakijken.');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    backend.failing.clear();
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('form')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('leads to the login once the password is changed', async () => {
    const { shopper } = await showPage(Page, LINK);
    await shopper.type(await screen.findByLabelText('Nieuw wachtwoord'), 'lang-genoeg');
    await shopper.type(screen.getByLabelText('Nieuw wachtwoord nog een keer'), 'lang-genoeg');
    await shopper.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
    expect(await title('Je wachtwoord is gewijzigd')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
  });
});
