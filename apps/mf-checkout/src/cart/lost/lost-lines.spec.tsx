import { screen, within } from '@testing-library/react';
import type { LostLine } from '@weefsel/stores';
import { showInShop, storesFor } from '../../testing/stores-for';
import { CartBackend, product } from '../../testing/cart-backend';
import { lost, rememberLost } from '../../testing/lost-lines';
import { CartContents } from '../cart-contents';

const trui = product('trui', 'Wollen trui');

/** Renders the cart of a browser that remembers lost lines. */
async function showCart(remembered: LostLine[], backend = new CartBackend([])) {
  rememberLost(...remembered);
  const page = showInShop(
    <main>
      <h1>Winkelmand</h1>
      <CartContents />
    </main>,
    storesFor(backend),
  );
  await page.resume();
  return { ...page, backend };
}

const group = () => within(screen.getByRole('group', { name: 'Veranderd in je winkelmand' }));
const press = (name: string) => group().getByRole('button', { name });

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('a line lost from the cart', () => {
  test.each([
    ['expired', 'Dit lag in je winkelmand'],
    ['gone', 'Dit ligt niet meer in je winkelmand'],
  ] as const)('is named (%s) and put back with one click [CRT-02] [CRT-03]', async (why, title) => {
    const { shopper, backend, stores } = await showCart([lost(why)]);
    expect(group().getByText(title)).toBeVisible();
    expect(group().getByText('2 × Wollen trui (M)')).toBeVisible();
    backend.sold = [trui];
    await shopper.click(press('Leg terug'));
    expect(await screen.findByRole('button', { name: 'Wollen trui verwijderen' })).toBeVisible();
    expect(stores.cart.lines[0]?.quantity).toBe(2);
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('stays named, also after a reload, when putting back fails [CRT-03]', async () => {
    const { shopper, backend, unmount } = await showCart([lost('expired')]);
    backend.down = true;
    await shopper.click(press('Leg terug'));
    expect(await group().findByRole('alert')).toHaveTextContent('Terugleggen is niet gelukt');
    unmount();
    backend.down = false;
    const page = showInShop(<CartContents />, storesFor(backend));
    await page.resume();
    expect(group().getByText('2 × Wollen trui (M)')).toBeVisible();
  });

  test('is forgotten when the shopper dismisses it, with the focus on the remaining lines [CRT-03]', async () => {
    const sjaal = lost('sold-out', { id: 'sjaal', name: 'Sjaal', options: [] });
    const { shopper } = await showCart([lost('gone'), sjaal]);
    await shopper.click(press('Laat maar'));
    expect(screen.getByRole('group', { name: 'Veranderd in je winkelmand' })).toHaveFocus();
    expect(group().getByText('Sjaal is uitverkocht en ligt daarom niet in je winkelmand.')).toBeVisible();
    await shopper.click(press('Begrepen'));
    expect(screen.queryByRole('group', { name: 'Veranderd in je winkelmand' })).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('weefsel-cart') ?? '{}')).toMatchObject({ lost: [] });
  });

  test('is reported as kept in the account, with a link to the login [CRT-03]', async () => {
    await showCart([lost('account', { quantity: 1, options: [] })]);
    expect(group().getByText('Deze artikelen bewaren we in je account')).toBeVisible();
    expect(group().getByText('Wollen trui')).toBeVisible();
    expect(group().getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcart',
    );
    expect(group().queryByRole('button', { name: 'Leg terug' })).not.toBeInTheDocument();
  });

  test('that is no longer sold links to its page [CRT-02]', async () => {
    await showCart([lost('unavailable', { seoPath: 'trui-artikel' })]);
    expect(group().getByText(/^Wollen trui \(M\) wordt niet meer verkocht/)).toBeVisible();
    expect(group().getByRole('link', { name: 'Bekijk Wollen trui' })).toHaveAttribute(
      'href',
      '/nl/trui-artikel',
    );
  });

  test('is named by its code when it was a discount [CRT-02]', async () => {
    await showCart([lost('expired', { code: 'LENTE', quantity: 1 })]);
    expect(group().getByText('Kortingscode LENTE')).toBeVisible();
  });
});
