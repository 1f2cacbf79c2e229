import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

const crumbs = [
  { name: 'Home', href: '/nl/' },
  { name: 'Heren', href: '/nl/heren/' },
];

test('shows the last crumb as plain text [BLK-07]', () => {
  render(<Breadcrumbs label="Kruimelpad" crumbs={crumbs} />);
  expect(screen.getByRole('navigation', { name: 'Kruimelpad' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/nl/');
  expect(screen.queryByRole('link', { name: 'Heren' })).not.toBeInTheDocument();
  expect(screen.getByText('Heren')).toHaveAttribute('aria-current', 'page');
});
