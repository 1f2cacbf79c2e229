import { screen } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { STORAGE_KEYS } from '@weefsel/contracts';
import { showInShop, storesInTest } from '../testing/shop';
import { variantOnWire } from '../testing/product-wire';
import { Fragment } from './wishlist-panel';

const id = (digit: number) => String(digit).repeat(32);
const blouse = { ...variantOnWire({ colour: 'Blauw', size: '38', stock: 1 }), id: id(1) };
const coat = { ...blouse, id: id(2), translated: { name: 'Wollen jas' } };
const onClose = jest.fn();

/** Renders a guest's panel, with a backend that sells the blouse and the coat. */
async function panelWith(saved: readonly string[]) {
  localStorage.setItem(STORAGE_KEYS.wishlist, JSON.stringify(saved));
  const backend = { down: false };
  const transport: Transport = async () => ({
    status: backend.down ? 500 : 200,
    statusText: '',
    headers: {},
    text: backend.down ? '' : JSON.stringify({ elements: [blouse, coat], total: 2 }),
  });
  return { backend, ...showInShop(<Fragment onClose={onClose} />, storesInTest({ transport })) };
}

const productNamed = (name: string) => screen.findByText(name, { selector: 'p' });

const names = () =>
  screen
    .getAllByRole('link', { name: /^Bekijk product/ })
    .map((link) => link.textContent.replace('Bekijk product', '').trim());

let logged: jest.SpyInstance;
beforeEach(() => {
  onClose.mockClear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('the wishlist panel', () => {
  test('shows picture, brand, name, price, the way to each product and the way off the list [WSH-02]', async () => {
    const { resume, container } = await panelWith([id(1)]);
    expect(screen.getByText('Je verlanglijst wordt geladen…')).toBeInTheDocument();
    await resume();
    expect(await productNamed('Linnen blouse')).toBeVisible();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('media.example/Blauw-');
    expect(screen.getByText('Fjordal')).toBeVisible();
    expect(screen.getByText(/79,95/)).toBeVisible();
    const link = screen.getByRole('link', { name: /^Bekijk product\s+Linnen blouse$/ });
    expect(link).toHaveAttribute('href', '/nl/dames/linnen-blouse-1');
    expect(screen.getByRole('button', { name: 'Haal Linnen blouse van je verlanglijst' })).toBeVisible();
  });

  test('lists only what is for sale, in the order of the list [WSH-13]', async () => {
    const { resume } = await panelWith([id(2), id(3), id(1)]);
    await resume();
    await productNamed('Wollen jas');
    expect(names()).toEqual(['Wollen jas', 'Linnen blouse']);
  });

  test('empties one product at a time, keeps the focus inside, and then leads to the products [WSH-02] [WSH-03]', async () => {
    const { resume, shopper } = await panelWith([id(2), id(1)]);
    await resume();
    await shopper.click(await screen.findByRole('button', { name: /Haal Wollen jas/ }));
    expect(screen.getByText('Wollen jas staat niet meer op je verlanglijst.')).toBeInTheDocument();
    const last = screen.getByRole('button', { name: /Haal Linnen blouse/ });
    expect(last).toHaveFocus();
    await shopper.click(last);
    expect(screen.getByText('Er staat nog niets op je verlanglijst')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Naar de artikelen' })).toHaveAttribute('href', '/');
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.wishlist) ?? '')).toEqual([]);
  });

  test('shows an error when the products cannot be loaded, and retries on request', async () => {
    const { backend, resume, shopper } = await panelWith([id(1)]);
    backend.down = true;
    await resume();
    expect(await screen.findByRole('alert')).toHaveTextContent('kunnen we even niet laten zien');
    backend.down = false;
    await shopper.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
    expect(await productNamed('Linnen blouse')).toBeVisible();
  });

  test('goes out of the way when a link is followed', async () => {
    const { resume, shopper } = await panelWith([]);
    await resume();
    const link = screen.getByRole('link', { name: 'Naar de artikelen' });
    link.addEventListener('click', (event) => event.preventDefault());
    await shopper.click(link);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
