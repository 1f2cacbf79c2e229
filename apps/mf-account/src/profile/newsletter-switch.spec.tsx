import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInShop, storesFor } from '../testing/shop';
import { emma } from '../testing/account-backend';
import { backendOf } from '../testing/show-page';
import { NewsletterSwitch } from './newsletter-switch';

const STATUS = 'POST /account/newsletter-recipient';
const SUBSCRIBE = 'POST /nd/newsletter/subscribe';

async function showSwitch(status: string) {
  const backend = backendOf(emma);
  backend.answers[STATUS] = { status };
  const page = showInShop(<NewsletterSwitch email="emma@voorbeeld.nl" />, storesFor(backend));
  const wish = await screen.findByRole('checkbox', { name: 'Ik wil de nieuwsbrief ontvangen' });
  return { ...page, backend, wish };
}

const says = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the newsletter of a customer [ACC-03]', () => {
  test.each([
    ['direct', true],
    ['optIn', true],
    ['optOut', false],
    ['undefined', false],
    ['notSet', false],
  ])('with status %s is on: %s', async (status, isOn) => {
    const { wish } = await showSwitch(status);
    expect((wish as HTMLInputElement).checked).toBe(isOn);
    expect(screen.queryByText(/Klik nog op de link in de mail/) !== null).toBe(status === 'notSet');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is subscribed to once, and on after that succeeded', async () => {
    const { backend, wish } = await showSwitch('undefined');
    let open = () => undefined as void;
    backend.gate = new Promise((resolve) => (open = resolve));
    fireEvent.click(wish);
    fireEvent.click(wish);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(async () => open());
    await says('Je krijgt onze nieuwsbrief.');
    expect(wish).toBeChecked();
    expect(backend.asked).toEqual([STATUS, SUBSCRIBE, STATUS]);
  });

  test('is off after a successful unsubscription', async () => {
    const { backend, shopper, wish } = await showSwitch('direct');
    await shopper.click(wish);
    await says('Je krijgt onze nieuwsbrief niet meer.');
    expect(wish).not.toBeChecked();
    expect(backend.asked).toEqual([STATUS, 'POST /newsletter/unsubscribe', STATUS]);
  });

  test('stays off and shows an error when the backend does not accept the address', async () => {
    const { backend, shopper, wish } = await showSwitch('undefined');
    backend.answers[SUBSCRIBE] = { success: false, message: 'failed' };
    await shopper.click(wish);
    expect(await screen.findByRole('alert')).toHaveTextContent('Dat lukt even niet. Probeer het zo opnieuw.');
    expect(wish).not.toBeChecked();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('shows an error after a failed change, until a retry succeeds', async () => {
    const { backend, shopper, wish } = await showSwitch('direct');
    backend.failing.add('POST /newsletter/unsubscribe');
    await shopper.click(wish);
    expect(await screen.findByRole('alert')).toHaveTextContent('Dat lukt even niet. Probeer het zo opnieuw.');
    expect(wish).toBeChecked();
    backend.failing.clear();
    await shopper.click(wish);
    await says('Je krijgt onze nieuwsbrief niet meer.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('can be requested again when its status is unknown', async () => {
    const backend = Object.assign(backendOf(emma), { down: true });
    const { shopper } = showInShop(<NewsletterSwitch email="emma@voorbeeld.nl" />, storesFor(backend));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We weten even niet of je onze nieuwsbrief krijgt.',
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await screen.findByRole('checkbox')).not.toBeChecked();
  });
});
