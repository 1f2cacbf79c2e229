import { screen, waitFor } from '@testing-library/react';
import { AccountBackend, listOf, NOT_LOGGED_IN } from '../testing/account-backend';
import { showPage } from '../testing/show-page';
import { someOrder } from '../testing/some-order';
import { GuestOrder } from './guest-order';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

const HREF = '/account/order/link-10042';

async function showFilled(email = ' gast@voorbeeld.nl ', zipcode = ' 1234 AB ') {
  const backend = new AccountBackend();
  const order = someOrder('10042', { payment: 'failed' });
  backend.answers['POST /order'] = { orders: listOf(order), paymentChangeable: { [order.id]: true } };
  const page = await showPage(() => <GuestOrder code="link-10042" href={HREF} />, HREF, backend);
  if (email) await page.shopper.type(screen.getByLabelText('E-mailadres'), email);
  if (zipcode) await page.shopper.type(screen.getByLabelText('Postcode van het factuuradres'), zipcode);
  const show = () => page.shopper.click(screen.getByRole('button', { name: 'Toon mijn bestelling' }));
  return { ...page, backend, show };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the order of a guest [ACC-03]', () => {
  test('is shown to who knows its e-mail address and postcode', async () => {
    const { backend, show } = await showFilled();
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestelling 10042' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(backend.sent['POST /order']).toMatchObject({ email: 'gast@voorbeeld.nl', zipcode: '1234 AB' });
  });

  test.each([
    ['CHECKOUT__GUEST_NOT_AUTHENTICATED', 'Dit hoort niet bij deze bestelling.'],
    ['CHECKOUT__GUEST_WRONG_CREDENTIALS', 'Dit hoort niet bij deze bestelling.'],
    [NOT_LOGGED_IN, 'Deze bestelling hoort bij een account.'],
    ['0', 'lukt even niet'],
  ])('that is refused with %s is not shown, and what was typed stays', async (code, text) => {
    const { backend, show } = await showFilled();
    backend.refusing = [403, code];
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('gast@voorbeeld.nl');
  });

  test('that is nobody’s is told like one of somebody else', async () => {
    const { backend, show } = await showFilled();
    backend.answers['POST /order'] = { orders: listOf(), paymentChangeable: {} };
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Dit hoort niet bij deze bestelling.');
  });

  test.each([
    ['', '1234 AB', 'E-mailadres'],
    ['gast', '1234 AB', 'E-mailadres'],
    ['gast@voorbeeld.nl', '', 'Postcode van het factuuradres'],
  ])('is not asked for with %j and %j', async (email, zipcode, label) => {
    const { backend, show } = await showFilled(email, zipcode);
    await show();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(backend.asked).not.toContain('POST /order');
  });

  test('can be looked at with an account too, which leads back here', async () => {
    await showFilled();
    expect(screen.getByRole('link', { name: 'Ik heb een account' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Faccount%2Forder%2Flink-10042',
    );
  });
});
