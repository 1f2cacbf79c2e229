import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { Page } from './content-page';

const crumbs = [
  { name: 'Home', href: '/nl/' },
  { name: 'Bezorgen', href: '/nl/bezorgen/' },
];

describe('a content page', () => {
  test('shows its breadcrumb above its heading [BLK-07]', () => {
    showInShop(<Page data={{ crumbs, heading: 'Bezorgen', blocks: [], chunks: [] }} href="/nl/bezorgen/" />);
    const way = screen.getByRole('navigation', { name: 'Kruimelpad' });
    const heading = screen.getByRole('heading', { level: 1, name: 'Bezorgen' });
    expect(way.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('without a breadcrumb, like the home page, has no heading either', () => {
    const { container } = showInShop(<Page data={{ blocks: [], chunks: [] }} href="/nl/" />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(container.querySelector('h1')).toBeNull();
  });
});
