import { contentService } from '../testing/content-service';
import { askedBlocks } from './asked-blocks';

const to = (_ref: string) => ({ _type: 'reference', _ref });
const returns = { _id: 'page-retour', _type: 'page', title: 'Retourneren', slug: { current: 'retourneren' } };
const brand = { _id: 'brand-1', _type: 'brand', name: 'Noordzij', url: '/nl/merken/noordzij/', secret: 1 };
const blog = { _id: 'blog-1', _type: 'blog', title: 'Wol wassen', slug: { current: 'wol-wassen' } };

const page = (pageBuilder: object[]) => ({
  _id: 'page-a',
  _type: 'page',
  slug: { current: 'a' },
  pageBuilder,
});

const menu = {
  _type: 'inPageMenu',
  _key: 'm',
  title: 'Service',
  tabs: [{ _key: 't', pageReference: to('page-retour') }],
};
const slider = {
  _type: 'contentSlider',
  _key: 's',
  elements: [
    { _key: 'e', text: 'Lees', selectedBrand: to('brand-1') },
    { _key: 'f', pageReference: to('weg') },
  ],
};
const teasers = { _type: 'blogTeasers', _key: 'b', title: 'Lezen', blogs: [to('weg'), to('blog-1')] };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

describe('the blocks of a page', () => {
  test('resolve references to pages, brands and blogs; missing ones are null or left out [BLK-13] [BLK-18]', async () => {
    const { client, found } = contentService([returns, brand, blog, page([menu, slider, teasers])]);
    await client.pageBySlug('a', await askedBlocks());
    expect(found).toMatchObject([
      {
        pageBuilder: [
          { title: 'Service', tabs: [{ page: { title: 'Retourneren', slug: { current: 'retourneren' } } }] },
          {
            elements: [
              {
                text: 'Lees',
                page: null,
                brand: { name: 'Noordzij', url: '/nl/merken/noordzij/', image: null },
              },
              { page: null, brand: null },
            ],
          },
          { cards: [{ title: 'Wol wassen' }] },
        ],
      },
    ]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  test('resolve references around a listing too; a listing without a landing document has no blocks', async () => {
    const landing = { _id: 'landing', _type: 'landing', slug: { current: 'dames' }, below: [teasers] };
    const { client, found } = contentService([blog, landing]);
    await client.landingBySlug('dames', await askedBlocks());
    expect(found).toMatchObject([{ above: null, below: [{ cards: [{ title: 'Wol wassen' }] }] }]);
    expect(await client.landingBySlug('heren', await askedBlocks())).toBeNull();
  });

  test('without references stay unchanged', async () => {
    const block = { _type: 'textBlock', _key: 't', title: 'Over ons', firstColumn: [] };
    const { client } = contentService([page([block])]);
    expect(await client.pageBySlug('a', await askedBlocks())).toMatchObject({ pageBuilder: [block] });
  });

  test('are kept only when valid, and keep only their valid fields', async () => {
    const { client } = contentService([
      page([
        { _type: 'nothing', _key: 'a' },
        { _type: 'textBlock', _key: 'b', title: 3, headingLevel: 'h9', firstColumn: {} },
        { _type: 'headerBanner', _key: 'c', title: 'Zonder beeld', image: { asset: { _ref: 'x' } } },
      ]),
    ]);
    const found = await client.pageBySlug('a', await askedBlocks());
    expect(found?.pageBuilder).toEqual([{ _type: 'textBlock', _key: 'b', firstColumn: [] }]);
  });

  test('share equal query parts, in a fixed order', async () => {
    const { parts } = await askedBlocks();
    expect(parts.map((part) => part.split(' =>', 1)[0])).toEqual([
      '_type == "blogTeasers"',
      '_type == "inPageMenu"',
      '_type == "lookTeasers"',
      '_type in ["contentSlider", "manufacturerSlider"]',
    ]);
  });
});
