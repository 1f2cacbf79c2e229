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
const tiles = (landingBySlug: () => Promise<unknown>) =>
  loadTiles(
    {
      content: fromPartial<Clients['content']>({
        landingBySlug,
        imageUrl: (_: unknown, { w, h }: ImageOptions) => `https://media.example/i?w=${w}&h=${h}`,
      }),
    },
    'dames/jurken',
    { signal },
  );

const teasers = (...cards: unknown[]) => ({ _type: 'blogTeasers', cards });

describe('what stands between the products of a listing', () => {
  test('are the blogs that editors put below it, three at most, with pictures as wide as two products', async () => {
    const found = await tiles(async () => ({
      below: [{ _type: 'quote' }, teasers(card('a'), card('b')), teasers(card('c'), card('d'))],
    }));
    expect(found.map(({ title }) => title)).toEqual(['Over a', 'Over b', 'Over c']);
    expect(found[0]?.href).toContain('/a');
    expect(found[0]?.src).toBe('https://media.example/i?w=800&h=720');
    expect(found[0]?.srcSet).toContain('https://media.example/i?w=400&h=360 400w');
  });

  test('is nothing that cannot be shown', async () => {
    const found = await tiles(async () => ({ below: [teasers({ title: 'Zonder adres' }, null, card('a'))] }));
    expect(found.map(({ title }) => title)).toEqual(['Over a']);
  });

  test.each([
    ['nobody wrote anything', async () => null],
    ['there is nothing below', async () => ({ above: [] })],
    ['the content service fails', () => Promise.reject(new Error('down'))],
  ])('is nothing when %s', async (_, answer) => {
    expect(await tiles(answer)).toEqual([]);
  });
});
