import { mediaAddress } from './media-address.ts';

describe('media of the commerce vendor', () => {
  test('come in the width and the format that are asked for', () => {
    expect(mediaAddress('/media/a.jpg?w=320&fm=webp')).toBe('/media/a.jpg?w=320&fm=webp');
    expect(mediaAddress('/media/a.jpg?width=400&format=webp&fit=crop,smart&quality=90')).toBe(
      '/media/a.jpg?w=400&fm=webp',
    );
  });

  test('are shown as they are when nothing sensible is asked', () => {
    const asked = ['', '?ts=1700000000?width=10', '?w=0', '?w=1e9&fm=exe', '?fm=webp?width=400'];
    expect(asked.map((query) => mediaAddress(`/media/a.jpg${query}`))).toEqual(
      asked.map(() => '/media/a.jpg'),
    );
  });
});
