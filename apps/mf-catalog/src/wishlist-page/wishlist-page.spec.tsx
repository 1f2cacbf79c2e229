import { screen } from '@testing-library/react';
import type { Transport } from '@weefsel/api-clients';
import { COOKIES, STORAGE_KEYS } from '@weefsel/contracts';
import { StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { variantOnWire } from '../testing/product-wire';
import { showInShop, storesInTest } from '../testing/shop';
import { Page } from './wishlist-page';

const id = (digit: number) => String(digit).repeat(32);
const coat = {
  ...variantOnWire({ colour: 'Blauw', size: '38', stock: 1 }),
  id: id(2),
  translated: { name: 'Wollen jas' },
};
const blouse = {
  id: id(1),
  href: '/nl/blouse-1',
  brand: 'Fjordal',
  name: 'Linnen blouse',
  price: { kind: 'regular', amount: 79.95 },
} as const;

const asked: string[] = [];
const transport: Transport = async ({ url, body }) => {
  asked.push(`${url} ${body ?? ''}`);
  return { status: 200, statusText: '', headers: {}, text: JSON.stringify({ elements: [coat], total: 1 }) };
};

const show = (cards: readonly (typeof blouse)[]) =>
  showInShop(
    <Page data={{ cards: [...cards], choices: {}, isCustomers: false, failed: false }} href="/wishlist" />,
    storesInTest({ transport }),
  );
const names = () =>
  screen
    .getAllByRole('link', { name: /^Bekijk product/ })
    .map((link) => link.textContent.replace('Bekijk product', '').trim());

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
});

describe('the page of the wishlist with script', () => {
  test('shows the cookie’s products and those of this browser, and asks only for the latter [WSH-07]', async () => {
    localStorage.setItem(STORAGE_KEYS.wishlist, JSON.stringify([id(2)]));
    document.cookie = `${COOKIES.wishlist}=${id(1)}; Path=/`;
    const { resume } = show([blouse]);
    expect(names()).toEqual(['Linnen blouse']);
    await resume();
    expect(await screen.findByText('Wollen jas', { selector: 'p' })).toBeVisible();
    expect(names()).toEqual(['Linnen blouse', 'Wollen jas']);
    expect(asked.filter((line) => line.includes(id(1)) && !line.includes('parentId'))).toEqual([]);
    expect(document.cookie).not.toContain(COOKIES.wishlist);
  });

  test('begins as the server has made it, however many this browser keeps', () => {
    localStorage.setItem(STORAGE_KEYS.wishlist, JSON.stringify([id(2), id(3), id(4)]));
    const page = (
      <Page data={{ cards: [], choices: {}, isCustomers: false, failed: false }} href="/wishlist" />
    );
    const stores = storesInTest({ transport });
    const html = renderToString(<StoresProvider stores={stores}>{page}</StoresProvider>);
    void stores.wishlist.resume();
    expect(stores.wishlist.ids).toHaveLength(3);
    expect(renderToString(<StoresProvider stores={stores}>{page}</StoresProvider>)).toBe(html);
  });

  test('takes a product off without leaving the page [WSH-02]', async () => {
    document.cookie = `${COOKIES.wishlist}=${id(1)}; Path=/`;
    const { resume, shopper } = show([blouse]);
    await resume();
    await shopper.click(screen.getByRole('button', { name: 'Haal Linnen blouse van je verlanglijst' }));
    expect(await screen.findByText('Er staat nog niets op je verlanglijst')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Verlanglijst$/);
  });
});
