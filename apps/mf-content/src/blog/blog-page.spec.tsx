import { fromPartial } from '@total-typescript/shoehorn';
import { createContentClient, type FoundBlog } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { screen, within } from '@testing-library/react';
import { builtInText, showInShop } from '../testing/shop';
import type { ContentClients } from '../content-clients';
import { everyBlock } from '../testing/every-block';
import { Page } from './blog-page';
import { load } from './load-blog';

const card = (slug: string, title: string): FoundBlog['related'][number] => ({
  _id: slug,
  title,
  slug: { current: slug },
  shortDescription: 'Verzorging - zo blijft wol zacht',
  image: { _type: 'image', asset: { _type: 'reference', _ref: 'image-wol-1600x1200-jpg' } },
  audience: 'dames',
  publishedAt: '2026-10-04T22:30:00Z',
});
const blog: FoundBlog = {
  ...card('wol-wassen', 'Wol wassen'),
  _type: 'blog',
  metaDescription: 'Zo was je wol',
  author: 'Marit de Wolff',
  readingTime: 4,
  pageBuilder: [{ _type: 'textBlock', _key: 't', title: 'Koud water', firstColumn: [] }],
  related: [card('zijde', 'Zijde strijken')],
};

const clients = (found: FoundBlog | null) => {
  const { imageUrl, fileUrl } = createContentClient({
    apiHost: 'http://content',
    projectId: 'p',
    dataset: 'd',
  });
  const blogBySlug = jest.fn(async () => found);
  const all = fromPartial<ContentClients>({
    content: { blogBySlug, imageUrl, fileUrl },
    commerce: { category: { list: async () => [] } },
  });
  return { blogBySlug, all };
};

const request: PageRequest = {
  url: new URL('http://shop/nl/blog/wol-wassen/'),
  origin: 'http://shop',
  slug: 'nl/blog/wol-wassen/',
  type: 'blog',
  text: builtInText,
  signal: new AbortController().signal,
};

beforeAll(everyBlock);

describe('the page of a blog', () => {
  test('shows its date, author and reading time, its blocks and related blogs', async () => {
    const { all, blogBySlug } = clients(blog);
    const result = await load(request, all);
    if (result.kind !== 'page') throw new Error(result.kind);
    expect(blogBySlug).toHaveBeenCalledWith('wol-wassen', expect.anything(), request.signal);
    showInShop(<Page data={result.data} href="/nl/blog/wol-wassen/" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Wol wassen' })).toBeVisible();
    // 22:30 UTC is the next day in the Netherlands.
    expect(screen.getByText('05-10-2026')).toHaveAttribute('datetime', '2026-10-04T22:30:00Z');
    expect(screen.getByText('4 minuten lezen')).toBeVisible();
    expect(screen.getByText('Door Marit de Wolff')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Koud water' })).toBeVisible();
    const others = screen.getByRole('complementary');
    expect(within(others).getByRole('link', { name: 'Zijde strijken' })).toHaveAttribute(
      'href',
      '/nl/blog/zijde/',
    );
  });

  test('has a head with title, description, image and Article structured data', async () => {
    const result = await load(request, clients(blog).all);
    expect(result).toMatchObject({
      kind: 'page',
      context: 'ladies',
      head: {
        title: 'Wol wassen | Weefsel',
        description: 'Zo was je wol',
        canonical: 'http://shop/nl/blog/wol-wassen/',
        image: expect.stringContaining('wol-1600x1200.jpg'),
        jsonLd: [
          { '@type': 'Article', headline: 'Wol wassen', author: { name: 'Marit de Wolff' } },
          { '@type': 'BreadcrumbList' },
        ],
      },
    });
  });

  test('does without a picture that is broken: everything else is there', async () => {
    const { image: _broken, ...rest } = blog;
    const result = await load(request, clients(rest).all);
    if (result.kind !== 'page') throw new Error(result.kind);
    expect(result.head).not.toHaveProperty('heroImage');
    expect(result.head).not.toHaveProperty('image');
    expect(result.head.jsonLd?.[0]).not.toHaveProperty('image');
    showInShop(<Page data={result.data} href="/nl/blog/wol-wassen/" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Wol wassen' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Koud water' })).toBeVisible();
    expect(within(screen.getByRole('banner')).queryByRole('img')).toBeNull();
  });

  test('that does not exist is not found', async () => {
    expect(await load(request, clients(null).all)).toEqual({ kind: 'not-found' });
  });
});
