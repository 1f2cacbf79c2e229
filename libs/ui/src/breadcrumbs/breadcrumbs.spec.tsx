import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';
import { toCrumbs } from './to-crumbs';

const names = (path: string) => toCrumbs(path, 'general').map((crumb) => crumb.name);

test('one crumb per segment after Home, skipping nl [BLK-07]', () => {
  expect(toCrumbs('/nl/dames/jurken/?tn_p=2', 'ladies')).toEqual([
    { name: 'Home', href: '/nl/' },
    { name: 'Dames', href: '/nl/dames/' },
    { name: 'Jurken', href: '/nl/dames/jurken/' },
  ]);
});

test('makes names of segments: capitalised, with spaces and accents [BLK-07]', () => {
  expect(names('/nl/over-ons/caf%C3%A9/')).toEqual(['Home', 'Over ons', 'Café']);
  expect(names('/nl/100%25-wol/50%/')).toEqual(['Home', '100% wol', '50%']);
});

test.each([
  ['men', '/nl/heren/inspiratie/'],
  ['ladies', '/nl/dames/inspiratie/'],
  ['general', '/nl/inspiratie/'],
] as const)('a look leads to the inspiration page of context %s [BLK-07]', (context, href) => {
  expect(toCrumbs('/nl/look/stadswandeling', context)[1]).toEqual({ name: 'Look', href });
});

test('shows the last crumb as plain text [BLK-07]', () => {
  render(<Breadcrumbs label="Kruimelpad" crumbs={toCrumbs('/nl/heren/', 'men')} />);
  expect(screen.getByRole('navigation', { name: 'Kruimelpad' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/nl/');
  expect(screen.queryByRole('link', { name: 'Heren' })).not.toBeInTheDocument();
  expect(screen.getByText('Heren')).toHaveAttribute('aria-current', 'page');
});
