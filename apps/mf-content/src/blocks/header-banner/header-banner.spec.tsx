import { render, screen } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { HeaderBanner } from './header-banner';
import { reading, type HeaderBannerBlock } from './to-header-banner';

const context = blockContext({ hrefOf: () => '/nl/dames/nieuw/', first: true });

const block: HeaderBannerBlock = {
  _type: 'headerBanner',
  _key: 'k1',
  image: { _type: 'image', asset: { _type: 'reference', _ref: 'image-wide-3000x1600-jpg' } },
  imageMobile: { _type: 'image', asset: { _type: 'reference', _ref: 'image-tall-1200x1500-jpg' } },
  title: 'Zacht geweven voor koude dagen',
  button1: { text: 'Nieuw voor dames', link: '#', type: 'primary', buttonType: 'internal' },
  textPosition: 'left',
  textColorDesktop: 'dark',
  textColorMobile: 'dark',
  textStyle: 'big',
  titleLevel: 'h1',
  blog: false,
};

test('breaks the title after its third word [BLK-14]', () => {
  expect(reading.toProps(block, context).title).toEqual(['Zacht geweven voor', 'koude dagen']);
  expect(reading.toProps({ ...block, title: 'Nieuw binnen' }, context).title).toEqual(['Nieuw binnen']);
});

test('asks for pictures of at most 2400 px and 1024 px in quality 65 [BLK-14]', () => {
  const { image, imageMobile } = reading.toProps(block, context);
  expect(new URL(image.src).searchParams.get('w')).toBe('2400');
  expect(new URL(imageMobile?.src ?? '').searchParams.get('w')).toBe('1024');
  expect(image.srcSet.match(/q=65/g)).toHaveLength(2);
});

test('shows title, buttons and the first picture with high priority', () => {
  const { container } = render(<HeaderBanner block={reading.toProps(block, context)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zacht geweven voor koude dagen');
  expect(screen.getByRole('link', { name: 'Nieuw voor dames' })).toHaveAttribute('href', '/nl/dames/nieuw/');
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  expect(container.querySelector('source')?.srcset).toContain('image-tall'.slice(6));
});

test('lets its picture wait when it is not the first thing on the page', () => {
  const below = reading.toProps(block, { ...context, first: false });
  const picture = render(<HeaderBanner block={below} />).container.querySelector('img');
  expect(picture).not.toHaveAttribute('fetchpriority');
  expect(picture).toHaveAttribute('loading', 'lazy');
});
