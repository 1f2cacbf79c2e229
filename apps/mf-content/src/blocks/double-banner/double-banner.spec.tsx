import { render, screen } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { DoubleBanner } from './double-banner';
import { reading, type BannerItem } from './to-double-banner';

const context = blockContext();

const banner = (title: string, more: Partial<BannerItem> = {}): BannerItem => ({
  _key: title,
  title,
  image: { _type: 'image', asset: { _type: 'reference', _ref: 'image-tile-1200x1500-jpg' } },
  ...more,
});

const show = (...banners: BannerItem[]) =>
  render(<DoubleBanner block={reading.toProps({ _type: 'doubleBanner', _key: 'k', banners }, context)} />);

test('a banner leads somewhere only when it has an address other than # [ROU-11] [BLK-15]', () => {
  show(banner('Dames', { url: '/nl/dames/' }), banner('Heren', { url: '#' }), banner('Merken'));
  expect(screen.getByRole('link', { name: 'Dames' })).toHaveAttribute('href', '/nl/dames/');
  expect(screen.getByText('Heren')).toBeVisible();
  expect(screen.getByText('Merken')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a hidden banner is not shown; title, subtitle and button are [BLK-30]', () => {
  show(
    banner('Dames', {
      url: '/nl/dames/',
      subtitle: 'Nieuw',
      button: { title: 'Shop dames', type: 'underline' },
    }),
    banner('Heren', { hidden: true }),
  );
  expect(screen.getByText('Nieuw')).toBeVisible();
  expect(screen.getByText('Shop dames')).toBeVisible();
  expect(screen.queryByText('Heren')).not.toBeInTheDocument();
});
