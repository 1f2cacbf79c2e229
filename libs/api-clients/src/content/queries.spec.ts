import { evaluate, parse } from 'groq-js';
import { landingBySlugQuery, pageBySlugQuery } from './queries';

const to = (_ref: string) => ({ _type: 'reference', _ref });
const returns = { _id: 'page-retour', _type: 'page', title: 'Retourneren', slug: { current: 'retourneren' } };
const brand = { _id: 'brand-1', _type: 'brand', name: 'Noordzij', url: '/nl/merken/noordzij/', secret: 1 };
const blog = { _id: 'blog-1', _type: 'blog', title: 'Wol wassen', slug: { current: 'wol-wassen' } };

const pageOf = async (pageBuilder: object[]) => {
  const dataset = [
    returns,
    brand,
    blog,
    { _id: 'page-a', _type: 'page', slug: { current: 'a' }, pageBuilder },
  ];
  const params = { slug: 'a' };
  const value = await evaluate(parse(pageBySlugQuery.groq, { params }), { dataset, params });
  return ((await value.get()) as { pageBuilder: object[] }).pageBuilder;
};

describe('the blocks of a page', () => {
  test('bring what they refer to: pages, brands and blogs that are gone are said to be [BLK-13] [BLK-18]', async () => {
    const blocks = await pageOf([
      {
        _type: 'inPageMenu',
        _key: 'm',
        title: 'Service',
        tabs: [{ _key: 't', pageReference: to('page-retour') }],
      },
      {
        _type: 'contentSlider',
        _key: 's',
        elements: [
          { _key: 'e', text: 'Lees', selectedBrand: to('brand-1') },
          { _key: 'f', pageReference: to('weg') },
        ],
      },
      { _type: 'blogTeasers', _key: 'b', title: 'Lezen', blogs: [to('weg'), to('blog-1')] },
    ]);
    expect(blocks).toEqual([
      expect.objectContaining({
        title: 'Service',
        tabs: [
          {
            _key: 't',
            pageReference: to('page-retour'),
            page: { title: 'Retourneren', slug: { current: 'retourneren' } },
          },
        ],
      }),
      expect.objectContaining({
        elements: [
          expect.objectContaining({
            text: 'Lees',
            page: null,
            brand: { name: 'Noordzij', url: '/nl/merken/noordzij/', image: null },
          }),
          expect.objectContaining({ page: null, brand: null }),
        ],
      }),
      expect.objectContaining({ cards: [expect.objectContaining({ title: 'Wol wassen' })] }),
    ]);
  });

  test('bring it around a listing too, above and below; a listing of which nobody wrote has none', async () => {
    const below = [{ _type: 'blogTeasers', _key: 'b', title: 'Lezen', blogs: [to('blog-1')] }];
    const landing = { _id: 'landing-dames', _type: 'landing', slug: { current: 'dames' }, below };
    const ask = async (slug: string) => {
      const params = { slug };
      const tree = parse(landingBySlugQuery.groq, { params });
      return (await evaluate(tree, { dataset: [blog, landing], params })).get();
    };
    expect(await ask('dames')).toEqual({
      _id: 'landing-dames',
      above: null,
      below: [expect.objectContaining({ cards: [expect.objectContaining({ title: 'Wol wassen' })] })],
    });
    expect(await ask('heren')).toBeNull();
  });

  test('without references are as they are written', async () => {
    const block = { _type: 'textBlock', _key: 't', title: 'Over ons', firstColumn: [] };
    expect(await pageOf([block])).toEqual([block]);
  });
});
