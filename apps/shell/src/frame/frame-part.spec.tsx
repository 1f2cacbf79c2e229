import { screen } from '@testing-library/react';
import { act, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Footer } from '../footer/footer';
import { PlainFooter } from '../footer/plain-footer';
import { Header } from '../header/header';
import { PlainHeader } from '../header/plain-header';
import { putInShop, showInShop } from '../header/show-in-shop.fixture';
import { FramePart } from './frame-part';
import { Hydrated } from './hydrated';

const broken = { now: true };
const error = new Error('no menu');
function Fragile() {
  if (broken.now) throw error;
  return <p>Menu</p>;
}
const around = (
  <>
    <FramePart instead={<PlainHeader />}>
      <Fragile />
    </FramePart>
    <h1>Dames</h1>
    <FramePart instead={<PlainFooter />}>
      <Fragile />
    </FramePart>
  </>
);

beforeEach(() => {
  broken.now = true;
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => query });
  // React logs errors that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a part of the frame that breaks in the browser', () => {
  test('leaves links to home, account, wishlist and cart, a search form, and the page as it was', () => {
    const { stores } = showInShop(around);
    expect(screen.getByRole('heading', { name: 'Dames' })).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Weefsel, naar de homepage')).toBe('/nl/');
    expect(link('Winkelmand')).toBe('/cart');
    expect(link('Mijn account')).toBe('/account');
    expect(link('Verlanglijst')).toBe('/wishlist');
    act(() => screen.getByRole('link', { name: 'Verlanglijst' }).click());
    expect(stores.overlay.open).toBe('wishlist');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(screen.getByRole('searchbox', { name: 'Zoek in de collectie' })).toHaveAttribute('name', 'tn_q');
  });

  test('leaves a footer with links to help and to the legal pages', () => {
    showInShop(around);
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveAttribute('id', 'footer');
    const links = [...footer.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Weefsel',
      'Contact en openingstijden',
      'Veelgestelde vragen',
      'Overeenkomst herroepen',
      'Algemene voorwaarden',
      'Privacy',
    ]);
  });

  test('is reported once, and rendered again on the next page', async () => {
    const report = jest.fn();
    const { router } = showInShop(
      <FramePart instead={<PlainHeader />}>
        <Fragile />
      </FramePart>,
      { report },
    );
    expect(report.mock.calls).toEqual([[error]]);
    broken.now = false;
    await act(() => router.navigate('/nl/heren/'));
    expect(screen.getByText('Menu')).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
  });
});

/** Hydrates the server's HTML; collects the results of `whenAlive`. */
async function hydrate(frame: React.ReactNode, whenAlive: () => unknown) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(putInShop(frame).tree);
  const seen: unknown[] = [];
  const html = page.innerHTML;
  await act(async () => {
    hydrateRoot(
      page,
      <Hydrated onHydrated={() => seen.push(whenAlive())}>{putInShop(frame).tree}</Hydrated>,
      {
        onRecoverableError: () => undefined,
      },
    );
  });
  return { seen, page, html };
}

describe('the hydration of the frame', () => {
  test('is reported once, when each of its parts has hydrated', async () => {
    let alive = 0;
    function Part() {
      useEffect(() => {
        alive += 1;
      }, []);
      return <button type="button">Menu</button>;
    }
    const { seen } = await hydrate(
      <>
        <FramePart>
          <Part />
        </FramePart>
        <FramePart>
          <Part />
        </FramePart>
      </>,
      () => alive,
    );
    expect(seen).toEqual([2]);
  });

  test('is reported before the page within it hydrates, even when the page was sent first', async () => {
    const alive: string[] = [];
    function Part({ name }: { name: string }) {
      useEffect(() => void alive.push(name), [name]);
      return <p>{name}</p>;
    }
    const { seen } = await hydrate(
      <>
        <Suspense>
          <Part name="page" />
        </Suspense>
        <FramePart>
          <Part name="frame" />
        </FramePart>
      </>,
      () => [...alive],
    );
    expect(seen).toEqual([['frame']]);
    expect(alive).toEqual(['frame', 'page']);
  });

  test('is reported even when one of its parts breaks, on the server and in the browser', async () => {
    const frame = (
      <>
        <FramePart instead={<p>Zonder menu</p>}>
          <Fragile />
        </FramePart>
        <FramePart>
          <p>Service</p>
        </FramePart>
      </>
    );
    const { seen, page, html } = await hydrate(frame, () => true);
    expect(html).toContain('Zonder menu');
    expect(html).toContain('<p>Service</p>');
    expect(page).toHaveTextContent('Zonder menuService');
    expect(seen).toEqual([true]);
  });

  test('keeps header and footer as the server sent them', async () => {
    const differences: unknown[] = [];
    const frame = (
      <>
        <FramePart instead={<PlainHeader />}>
          <Header />
        </FramePart>
        <FramePart instead={<PlainFooter />}>
          <Footer />
        </FramePart>
      </>
    );
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(putInShop(frame).tree);
    const sent = page.querySelector('header');
    await act(async () => {
      hydrateRoot(page, <Hydrated onHydrated={() => undefined}>{putInShop(frame).tree}</Hydrated>, {
        onRecoverableError: (difference) => differences.push(difference),
      });
    });
    expect(differences).toEqual([]);
    expect(page.querySelector('header')).toBe(sent);
  });
});

test('a part that broke on the server only is rendered in the browser', async () => {
  const frame = (
    <FramePart instead={<PlainHeader />}>
      <Fragile />
    </FramePart>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(putInShop(frame).tree);
  expect(page.querySelector('form[role=search]')).toBeInTheDocument();
  broken.now = false;
  await act(
    async () => void hydrateRoot(page, putInShop(frame).tree, { onRecoverableError: () => undefined }),
  );
  expect(page).toHaveTextContent('Menu');
  expect(page.querySelector('form[role=search]')).toBeNull();
});
