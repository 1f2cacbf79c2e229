import { screen } from '@testing-library/react';
import type { LostLine } from '@weefsel/stores';
import { CartBackend, product } from '../../testing/cart-backend';
import { lost, rememberLost } from '../../testing/lost-lines';
import { held, showCart } from '../../testing/show';
import { LostTogether } from './lost-together';

const trui = product('trui', 'Wollen trui');
const sjaal = { id: 'sjaal', name: 'Sjaal', quantity: 1, options: [] };

/** Renders lines that were lost together, by reason. */
async function show(why: 'account' | 'expired' | 'gone', lines: LostLine[] = [lost(why), lost(why, sjaal)]) {
  rememberLost(...lines);
  const backend = new CartBackend([]);
  backend.sold = [trui, product('sjaal', 'Sjaal')];
  const onSettled = jest.fn();
  const page = await showCart(
    () => <LostTogether lines={lines.map(({ line }) => line)} why={why} onSettled={onSettled} />,
    backend,
  );
  return { ...page, backend, onSettled };
}

const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('lines lost together', () => {
  test.each([
    ['account', 'Deze artikelen bewaren we in je account', /Je bent niet meer ingelogd/],
    ['expired', 'Dit lag in je winkelmand', /Je was een tijd weg/],
    ['gone', 'Dit ligt niet meer in je winkelmand', /Je hebt het niet in deze browser weggehaald/],
  ] as const)('%s: are named, with why [CRT-02]', async (why, title, help) => {
    await show(why);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(help)).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['2 × Wollen trui (M)', 'Sjaal'],
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('are all put back by one button, busy until then [CRT-03]', async () => {
    const { backend, shopper, cart, onSettled } = await show('gone');
    const { gate, letThrough } = held();
    backend.gate = gate;
    await shopper.click(press('Leg terug'));
    expect(press('Leg terug')).toHaveAttribute('aria-busy', 'true');
    expect(onSettled).not.toHaveBeenCalled();
    await letThrough();
    expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ...[
        ['trui', 2],
        ['sjaal', 1],
      ],
    ]);
    expect(cart.memory.lost).toEqual([]);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('stay named when putting back fails, which can be tried again [CRT-03]', async () => {
    const { backend, shopper, onSettled, cart } = await show('expired');
    backend.down = true;
    await shopper.click(press('Leg terug'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Terugleggen is niet gelukt');
    expect(onSettled).not.toHaveBeenCalled();
    expect(cart.memory.lost).toHaveLength(2);
    backend.down = false;
    await shopper.click(press('Leg terug'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('can be dismissed without dismissing others [CRT-03]', async () => {
    const { shopper, onSettled, cart } = await show('gone');
    rememberLost(lost('gone'), lost('gone', sjaal), lost('sold-out', { id: 'muts', name: 'Muts' }));
    await shopper.click(press('Laat maar'));
    expect(cart.memory.lost.map(({ line }) => line.name)).toEqual(['Muts']);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  test('of an account have a link to the login, and no button to put them back [CRT-03]', async () => {
    await show('account');
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login?returnTo=%2Fcart');
    expect(screen.queryByRole('button', { name: 'Leg terug' })).not.toBeInTheDocument();
  });

  test('without an account have no link to the login', async () => {
    await show('gone');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
