import { screen } from '@testing-library/react';
import type { OverlayName } from '@weefsel/stores';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { putInShop, showInShop } from '../header/show-in-shop.fixture';
import { OverlayHost } from './overlay-host';

const broken = { now: false };
function mockPanel(name: string) {
  return () => {
    if (broken.now) throw new Error(`no ${name}`);
    return <dialog open>{name}</dialog>;
  };
}
jest.mock('./cart-overlay', () => ({ CartOverlay: mockPanel('cart') }));
jest.mock('./menu-overlay', () => ({ MenuOverlay: mockPanel('menu') }));
jest.mock('./search-overlay', () => ({ SearchOverlay: mockPanel('search') }));
jest.mock('./wishlist-overlay', () => ({ WishlistOverlay: mockPanel('wishlist') }));

beforeEach(() => {
  broken.now = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const show = () => {
  const report = jest.fn();
  const shown = showInShop(
    <>
      <h1>Dames</h1>
      <OverlayHost />
    </>,
    { report },
  );
  const open = (name: OverlayName) => act(async () => shown.stores.overlay.show(name));
  return { ...shown, report, open };
};

test.each(['cart', 'menu', 'search', 'wishlist'] as const)(
  'a broken %s panel opens with a message, is reported once, and leaves the page and the other panels intact',
  async (name) => {
    const { open, report, stores, user } = show();
    await open(name);
    expect(screen.getByRole('dialog', { name: 'Er ging iets mis' })).toHaveTextContent(
      'Er ging iets mis bij het laden van dit onderdeel.',
    );
    expect(report.mock.calls).toEqual([[new Error(`no ${name}`)]]);
    expect(screen.getByText('Dames')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(stores.overlay.open).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);

    broken.now = false;
    const other = name === 'cart' ? 'menu' : 'cart';
    await open(other);
    expect(screen.getByText(other)).toBeVisible();
  },
);

test('a panel that broke is tried again by its button, and when it is opened again', async () => {
  const { open, stores, user } = show();
  await open('cart');
  await user.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
  expect(screen.getByRole('dialog', { name: 'Er ging iets mis' })).toBeVisible();
  broken.now = false;
  await user.click(screen.getByRole('button', { name: 'Probeer het opnieuw' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('cart');

  broken.now = true;
  await open('menu');
  expect(screen.getByRole('dialog', { name: 'Er ging iets mis' })).toBeVisible();
  broken.now = false;
  await act(async () => stores.overlay.close());
  await open('menu');
  expect(screen.getByText('menu')).toBeVisible();
});

test('a panel that was opened before the page came to life opens when it does', async () => {
  broken.now = false;
  const { tree, stores } = putInShop(<OverlayHost />);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(tree);
  stores.overlay.show('cart');
  const differences: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, tree, { onRecoverableError: (difference) => differences.push(difference) });
  });
  expect(differences).toEqual([]);
  expect(screen.getByRole('dialog')).toHaveTextContent('cart');
});
