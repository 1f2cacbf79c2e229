import { screen } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { showInShop } from '../../testing/shop';
import { InstagramFeed } from './instagram-feed';
import { reading } from './to-instagram-feed';

const block = { _type: 'instagramFeed', _key: 'k', title: 'Volg ons', feed: 2 } as const;

beforeAll(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('shows posts that lead to where they were posted [BLK-20]', () => {
  const resolved = [
    {
      id: '1',
      permalink: 'https://social.test/p/a/',
      image_url: 'http://pictures/a.jpg',
      caption: 'Een rek',
    },
    { id: '2', permalink: 'javascript:alert(1)', image_url: 'http://pictures/b.jpg' },
  ];
  showInShop(<InstagramFeed block={reading.toProps(block, blockContext({ resolved }))} />);
  expect(screen.getByRole('heading', { name: 'Volg ons' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Een rek' })).toHaveAttribute('href', 'https://social.test/p/a/');
  expect(screen.getByRole('link', { name: 'Bericht op Instagram' })).toHaveAttribute('href', '#');
});

test('stays six empty places when the posts cannot be loaded [BLK-20] [BLK-33]', () => {
  showInShop(<InstagramFeed block={reading.toProps(block, blockContext())} />);
  expect(screen.getByTestId('places').children).toHaveLength(6);
});
