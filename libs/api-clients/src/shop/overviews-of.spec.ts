import { contentService } from '../testing/content-service';
import { overviewsOf } from './overviews-of';

const documents = Array.from({ length: 13 }, (_, index) => ({
  _id: `blog-${index}`,
  _type: index === 0 ? 'look' : 'blog',
  title: `Verhaal ${index}`,
  slug: { current: `verhaal-${index}` },
  shortDescription: 'Wol - zo houd je haar mooi',
  image: {
    _type: 'image',
    asset: { _type: 'reference', _ref: 'image-a-400x600-jpg' },
    alt: 'Wol',
  },
  audience: 'dames',
  publishedAt: `2026-10-${String(10 + index)}T08:00:00Z`,
}));
const overviews = overviewsOf(contentService(documents).client);

test('a blog has the names of the commerce backend [SRV-03]', async () => {
  const { blogs, pagination } = await overviews.blogs({ gender: 'dames', page: 1 });
  expect(blogs).toHaveLength(12);
  expect(blogs[0]).toMatchObject({
    versionId: 'blog-12',
    media: { url: expect.stringContaining('/images/demo/production/a-400x600.jpg'), alt: 'Wol' },
    translated: { name: 'Verhaal 12', shortDescription: 'Wol - zo houd je haar mooi' },
    customFields: { seoUrl: '/nl/blog/verhaal-12/' },
  });
  // No thumbnail is wider than the picture itself.
  expect(blogs[0]?.media.thumbnails.map(({ width }) => width)).toEqual([320, 400]);
  expect(pagination).toEqual({ page: 1, itemsPerPage: 12, totalItems: 12, totalPages: 1 });
});

test('looks have an address, a name and a picture, and inspiration has its type and pages [SRV-04] [SRV-05]', async () => {
  const { looksObject } = await overviews.looks({ gender: '', page: 1, itemsPerPage: 12 });
  expect(looksObject).toMatchObject([
    { versionId: 'blog-0', url: '/nl/look/verhaal-0', translated: { name: 'Verhaal 0' } },
  ]);
  expect(looksObject[0]?.cover.media.url).toContain('a-400x600');
  const second = await overviews.inspiration({ type: 'all', page: 2 });
  expect(second.inspiration).toMatchObject([{ type: 'look' }]);
  expect(second.pagination).toMatchObject({ page: 2, totalItems: 13, totalPages: 2 });
  expect((await overviews.inspiration({ type: 'blog', gender: 'heren' })).pagination.totalPages).toBe(0);
});
