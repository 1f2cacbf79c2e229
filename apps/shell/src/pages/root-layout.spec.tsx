import { screen } from '@testing-library/react';
import type { PagePayload } from '@weefsel/federation/runtime';
import { showInShop } from '../header/show-in-shop.fixture';
import { RootLayout } from './root-layout';
import { ShownContext } from './shown-page';

const payload: PagePayload = {
  href: '/checkout',
  status: 200,
  owner: null,
  page: 'frame-alone',
  context: 'general',
  head: { title: 'Afrekenen | Weefsel' },
  content: { state: 'ready' },
  fragments: {},
  remotes: {},
};

const show = (of: Partial<PagePayload>) =>
  showInShop(
    <ShownContext value={{ page: { ...payload, ...of } }}>
      <RootLayout />
    </ShownContext>,
    { at: '/checkout' },
  );

beforeEach(() => {
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => query });
});

describe('the frame around a page', () => {
  test('has search and the newsletter, and no help link, unless the page asks for another frame', () => {
    show({});
    expect(screen.getAllByRole('search', { hidden: true }).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'E-mailadres' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Hulp nodig?' })).not.toBeInTheDocument();
  });

  test('shows only the shop’s name, help and legal links when the page asks for a bare frame', () => {
    show({ frame: 'bare' });
    expect(screen.getByRole('banner')).toHaveTextContent(/^Weefsel.*Hulp nodig\?$/);
    expect(screen.queryByRole('search', { hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Menu', hidden: true })).not.toBeInTheDocument();
    const links = [...screen.getByRole('contentinfo').querySelectorAll('a')].map((link) => link.textContent);
    expect(links).toEqual([
      'Weefsel',
      'Contact en openingstijden',
      'Veelgestelde vragen',
      'Overeenkomst herroepen',
      'Algemene voorwaarden',
      'Privacy',
    ]);
  });
});
