import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients } from '@weefsel/api-clients';
import { loadTiles } from './load-tiles';

const card = (slug: string) => ({
  _id: slug,
  title: `Over ${slug}`,
  slug: { current: slug },
  image: { asset: { _ref: 'image-abc-1000x1800-jpg' } },
});

interface ImageOptions {
  w?: number;
  h?: number;
}

const signal = new AbortController().signal;
const tiles = (query: () => Promise<unknown>) =>
  loadTiles(
    {
      content: fromPartial<Clients['content']>({
        query: query as Clients['content']['query'],
        imageUrl: (_: unknown, { w, h }: ImageOptions) => `https://media.example/i?w=${w}&h=${h}`,
      }),
    },
    'dames/jurken',
    { signal },
  );

describe('the tiles between the products of a listing', () => {
  test('are the blogs that editors chose, three at most, with pictures as wide as two products', async () => {
    const found = await tiles(async () => [card('a'), card('b'), card('c'), card('d')]);
    expect(found.map(({ title }) => title)).toEqual(['Over a', 'Over b', 'Over c']);
    expect(found[0]?.href).toContain('/a');
    expect(found[0]?.src).toBe('https://media.example/i?w=800&h=720');
    expect(found[0]?.srcSet).toContain('https://media.example/i?w=400&h=360 400w');
  });

  test('leave out a card that cannot be shown', async () => {
    const found = await tiles(async () => [{ title: 'Zonder adres' }, null, card('a')]);
    expect(found.map(({ title }) => title)).toEqual(['Over a']);
  });

  test.each([
    ['nobody wrote anything', async () => null],
    ['the content service fails', () => Promise.reject(new Error('down'))],
  ])('are none when %s', async (_, answer) => {
    expect(await tiles(answer)).toEqual([]);
  });
});
