import { contentService, textBlocks } from '../../testing/content-service';

const image = { _type: 'image', asset: { _type: 'reference', _ref: 'image-a-800x1000-jpg' } };
const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T08:00:00Z`;
const some = (_type: 'blog' | 'look', number: number, audience: string, more: object = {}) => ({
  _id: `${_type}-${number}`,
  _type,
  title: `${_type} ${number}`,
  slug: { current: `${_type}-${number}` },
  image,
  audience,
  publishedAt: day(number),
  ...more,
});

const documents = [
  some('blog', 1, 'dames'),
  some('blog', 2, 'heren'),
  some('blog', 3, 'dames', { author: 'Noor', pageBuilder: [{ _type: 'textBlock', _key: 's' }] }),
  some('blog', 4, 'dames'),
  some('blog', 9, 'dames', { image: undefined }),
  some('look', 5, 'general'),
  some('look', 6, 'heren', { publishedAt: day(5) }),
  some('look', 7, 'dames'),
  { _id: 'r', _type: 'redirect', from: '/nl/ruilen/', to: '/nl/retourneren/', status: 301 },
  { _id: 's', _type: 'redirect', from: '/nl/zomer/', to: '/nl/nieuw/' },
  { _id: 't', _type: 'redirect', from: '/nl/winter/', to: '/nl/nieuw/', status: 308 },
  { _id: 'u', _type: 'redirect', from: '/nl/lente/', status: 301 },
];
const { client } = contentService(documents);
const ids = ({ items }: { items: readonly { _id: string }[] }) => items.map(({ _id }) => _id);

test('lists blogs and looks newest first, by gender and page, with how many there are', async () => {
  const ladies = { gender: 'dames', itemsPerPage: 2 } as const;
  const first = await client.blogs({ ...ladies, page: 1 });
  expect([ids(first), first.total]).toEqual([['blog-4', 'blog-3'], 3]);
  expect(ids(await client.blogs({ ...ladies, page: 2 }))).toEqual(['blog-1']);
  expect(ids(await client.looks({ gender: '', page: 1, itemsPerPage: 12 }))).toEqual([
    'look-7',
    'look-5',
    'look-6',
  ]);
});

test('lists both together, or one kind', async () => {
  const men = { gender: 'heren', page: 1, itemsPerPage: 12 } as const;
  expect(ids(await client.inspiration({ ...men, types: ['look', 'blog'] }))).toEqual(['look-6', 'blog-2']);
  expect(ids(await client.inspiration({ ...men, types: ['blog'] }))).toEqual(['blog-2']);
});

test('a blog comes with others for the same readers, a look with the ones beside it', async () => {
  const blog = await client.blogBySlug('blog-3', textBlocks);
  expect(blog).toMatchObject({ author: 'Noor', pageBuilder: [{ _type: 'textBlock' }] });
  expect(blog?.related.map(({ _id }) => _id)).toEqual(['blog-4', 'blog-1']);
  expect(await client.lookBySlug('look-5')).toMatchObject({
    previous: { title: 'look 7' },
    next: { title: 'look 6' },
  });
  expect(await client.lookBySlug('look-7')).toMatchObject({ previous: null, next: { title: 'look 5' } });
  expect(await client.blogBySlug('weg', textBlocks)).toBeNull();
});

test('an address that moved is found in any of its spellings', async () => {
  expect(await client.redirectFrom(['/nl/ruilen', '/nl/ruilen/'])).toEqual({
    from: '/nl/ruilen/',
    to: '/nl/retourneren/',
    status: 301,
  });
  expect(await client.redirectFrom(['/nl/elders/'])).toBeNull();
});

test('a redirect that is not filled in whole is for a while, or leads nowhere [ROU-18]', async () => {
  expect(await client.redirectFrom(['/nl/zomer/'])).toMatchObject({ to: '/nl/nieuw/', status: 302 });
  expect(await client.redirectFrom(['/nl/winter/'])).toMatchObject({ to: '/nl/nieuw/', status: 302 });
  expect(await client.redirectFrom(['/nl/lente/'])).toMatchObject({ to: '' });
});

test('a picture of the wrong shape costs a blog or look its picture only, and an overview the card', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const odd = { image: { asset: { _ref: 'image-a-800x0-jpg' } } };
  const { client: shop } = contentService([
    some('blog', 1, 'dames', odd),
    some('look', 2, 'dames', odd),
    some('look', 3, 'dames'),
  ]);
  const blog = await shop.blogBySlug('blog-1', textBlocks);
  expect(blog).toMatchObject({ title: 'blog 1', slug: { current: 'blog-1' } });
  expect(blog).not.toHaveProperty('image');
  expect(await shop.lookBySlug('look-2')).toMatchObject({ title: 'look 2', next: null });
  expect(warned.mock.calls.flat().join()).toContain('has a flaw in "blog-1" at "image.asset._ref"');
  expect(ids(await shop.looks({ gender: 'dames', page: 1, itemsPerPage: 12 }))).toEqual(['look-3']);
  warned.mockRestore();
});
