import type { Blog, Look } from '@weefsel/api-clients';
import { screen } from '@testing-library/react';
import { showInShop } from '../testing/shop';
import { splitDescription, toStory } from './story';
import { StoryCard } from './story-card';

const media = {
  url: 'http://pictures/a.jpg',
  alt: 'Wol',
  thumbnails: [
    { url: 'http://pictures/a.jpg?w=320', width: 320, height: 400 },
    { url: 'http://pictures/a.jpg?w=640', width: 640, height: 800 },
  ],
};
const blog: Blog = {
  versionId: 'wol',
  media,
  translated: { name: 'Wol wassen', shortDescription: 'Verzorging - zo blijft wol zacht' },
  customFields: { seoUrl: 'nl/blog/wol-wassen/' },
};
const look: Look = {
  versionId: 'stad',
  url: '/looks/najaar/stadswandeling',
  cover: { media },
  translated: { name: 'Stadswandeling' },
};

test('a description is split after its first hyphen, unless nothing follows [BLK-26]', () => {
  expect(splitDescription('Verzorging - zo blijft wol - echt - zacht')).toEqual([
    'Verzorging -',
    ' zo blijft wol - echt - zacht',
  ]);
  expect(splitDescription('Zo blijft wol zacht')).toEqual(['Zo blijft wol zacht']);
  expect(splitDescription('Zo blijft wol zacht -')).toEqual(['Zo blijft wol zacht -']);
});

test('a blog card leads to its seoUrl; on phones the part up to the hyphen is left out [ROU-10] [BLK-26]', () => {
  showInShop(<StoryCard story={toStory({ type: 'blog', ...blog })} level={2} />);
  expect(screen.getByRole('link', { name: 'Wol wassen' })).toHaveAttribute('href', '/nl/blog/wol-wassen/');
  const description = screen.getByText(/zo blijft wol zacht/);
  expect(description).toHaveTextContent('Verzorging - zo blijft wol zacht');
  expect(description.querySelector('.wideOnly')).toHaveTextContent('Verzorging -');
});

test('a look card leads to the last segment of its url, and never into a script [ROU-09]', () => {
  expect(toStory({ type: 'look', ...look })).toMatchObject({
    href: '/nl/look/stadswandeling',
    kind: 'look',
    picture: { width: 640, height: 800, srcSet: expect.stringContaining('w=320 320w') },
  });
  const script = { ...blog, customFields: { seoUrl: 'javascript:alert(1)' } };
  expect(toStory({ type: 'blog', ...script }).href).toBe('#');
});
