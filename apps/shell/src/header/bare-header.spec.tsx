import { screen } from '@testing-library/react';
import { BareHeader } from './bare-header';
import { showInShop } from './show-in-shop.fixture';

test('a bare header leads home and to help, and nowhere else', () => {
  showInShop(<BareHeader />, { at: '/checkout' });
  expect(screen.getByRole('link', { name: 'Weefsel, naar de homepage' })).toHaveAttribute('href', '/nl/');
  expect(screen.getByRole('link', { name: 'Hulp nodig?' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/nl\//),
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(document.querySelector('[data-early]')).toBeNull();
});
