import { fromPartial } from '@total-typescript/shoehorn';
import { createContentClient } from '@weefsel/api-clients';
import type { ContentPage, PageRequest } from '@weefsel/contracts';
import { builtInText } from '../testing/shop';
import { load as loadHome } from '../home/load-home';
import type { ContentClients } from '../content-clients';
import { load } from './load-page';

const page: ContentPage = {
  _id: 'page-bezorgen',
  _type: 'page',
  title: 'Bezorgen en afhalen',
  slug: { current: 'bezorgen' },
  metaDescription: 'Alles over bezorgen',
  context: 'general',
  pageBuilder: [
    {
      _type: 'productSlider',
      _key: 'slider',
      title: 'Net binnen',
      tabs: [
        { _key: 'a', title: 'Dames', pageReference: { _type: 'reference', _ref: 'c1' } },
        { _key: 'b', title: 'Favorieten', dataSource: 'TweakwiseRecommend', TweakwiseRecommendationId: '7' },
        { _key: 'c', title: 'Nergens' },
      ],
    },
  ],
};

function clients(found: ContentPage | null) {
  const pageBySlug = jest.fn(async () => found);
  const { imageUrl, fileUrl } = createContentClient({
    apiHost: 'http://content',
    projectId: 'p',
    dataset: 'd',
  });
  const content = fromPartial<ContentClients['content']>({ pageBySlug, imageUrl, fileUrl });
  const commerce = { category: { list: async () => [] } };
  return { pageBySlug, all: fromPartial<ContentClients>({ content, commerce }) };
}

const request = (slug: string): PageRequest => ({
  url: new URL(`http://shop/${slug}`),
  origin: 'http://shop',
  slug,
  type: 'page',
  text: builtInText,
  signal: new AbortController().signal,
});

describe('a content page on the server', () => {
  test('is served as incomplete when commerce does not return the linked addresses', async () => {
    const id = 'a'.repeat(32);
    const button = { buttonType: 'internal', title: 'Dames', internalLink: { _type: 'reference', _ref: id } };
    const linked = { ...page, pageBuilder: [{ _type: 'cta', _key: 'c', buttons: [button] }] };
    const { all } = clients(fromPartial<ContentPage>(linked));
    const failure = new Error('commerce is away');
    all.commerce.category.list = () => Promise.reject(failure);
    expect(await load(request('nl/bezorgen/'), all)).toMatchObject({
      kind: 'page',
      missing: 'part',
      failure,
    });
    all.commerce.category.list = async () => [];
    expect(await load(request('nl/bezorgen/'), all)).not.toHaveProperty('missing');
  });

  test('is found by its path below /nl/, and asks mf-catalog for its sliders [PDP-06]', async () => {
    const { pageBySlug, all } = clients(page);
    const result = await load(request('nl/bezorgen/'), all);
    expect(pageBySlug).toHaveBeenCalledWith('bezorgen', expect.anything(), expect.anything());
    expect(result).toMatchObject({
      kind: 'page',
      context: 'general',
      data: {
        heading: 'Bezorgen en afhalen',
        crumbs: [
          { name: 'Home', href: '/nl/' },
          { name: 'Bezorgen en afhalen', href: '/nl/bezorgen/' },
        ],
      },
      head: { title: 'Bezorgen en afhalen | Weefsel', canonical: 'http://shop/nl/bezorgen/' },
      fragments: {
        slider: {
          remote: 'mf-catalog',
          name: 'ProductSlider',
          props: {
            title: 'Net binnen',
            tabs: [
              { title: 'Dames', dataSource: 'dpg', categoryId: 'c1' },
              { title: 'Favorieten', dataSource: 'TweakwiseRecommend', recommendationId: '7' },
            ],
          },
        },
      },
    });
  });

  test('that does not exist is not found; the home page has only one address', async () => {
    const { all } = clients(null);
    expect(await load(request('nl/weg/'), all)).toEqual({ kind: 'not-found' });
    expect(await load(request('nl/home/'), all)).toEqual({ kind: 'redirect', to: '/nl/', status: 301 });
  });

  test('the home page is the document home, with the shop’s own title', async () => {
    const { pageBySlug, all } = clients({ ...page, title: 'Weefsel: mode voor dames en heren' });
    const result = await loadHome(request('nl/'), all);
    expect(pageBySlug).toHaveBeenCalledWith('home', expect.anything(), expect.anything());
    expect(result).toMatchObject({
      kind: 'page',
      head: { title: 'Weefsel: mode voor dames en heren', canonical: 'http://shop/nl/' },
    });
    expect(result).not.toHaveProperty('data.crumbs');
  });
});
