import { checkFeed } from './check-feed.ts';
import type { FeedProduct, Goods } from './goods.ts';
import { readGoods } from './read-goods.ts';
import { writeFeed } from './write-feed.ts';

const KEY = 'nl-{id}';
const OPTIONS = { origin: 'https://shop.test', productKey: KEY };
const [ID, BRAND, WOMEN, DRESSES] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));

const dress: FeedProduct = {
  id: ID ?? '',
  name: 'Jurk "Zee" & <strand>',
  price: 79.95,
  oldPrice: 99.95,
  stock: 3,
  brand: { id: BRAND ?? '', name: 'Grachtlicht' },
  image: 'https://pictures.test/1.jpg?w=320&h=400',
  path: '/nl/jurk-zee',
  isNew: false,
  isArchived: false,
  categoryIds: [DRESSES ?? ''],
  facets: {
    Maat: ['S', 'M'],
    Lengtemaat: ['32'],
    Kleur: ['Blauw'],
    Materiaal: ['Linnen'],
    Pasvorm: ['Ruim'],
    Patroon: ['Effen'],
    Seizoen: ['Zomer'],
  },
};
const goods = (change: Partial<FeedProduct> = {}): Goods => ({
  categories: [
    { id: WOMEN ?? '', name: 'root', rank: 0 },
    { id: DRESSES ?? '', name: 'Jurken', rank: 0, parentId: WOMEN ?? '' },
  ],
  products: [{ ...dress, ...change }],
});
const feedOf = (change?: Partial<FeedProduct>) => writeFeed(goods(change), OPTIONS);

test('a feed is XML in which any text is itself, and has all that the shop asks for', () => {
  const xml = feedOf();
  expect(xml).toContain('<name>Jurk &quot;Zee&quot; &amp; &lt;strand&gt;</name>');
  expect(xml).toContain('<price>79.95</price>');
  expect(xml).toContain(`<id>nl-${ID}</id>`);
  expect(checkFeed(xml, KEY)).toEqual({ items: 1, categories: 2, problems: [] });
});

const broken: [string, string, RegExp][] = [
  [
    'an attribute that hides is missing',
    feedOf().replace('season_archived', 'season'),
    /season_archived is missing/,
  ],
  ['items have other numbers than the shop tells', feedOf().replace('nl-', '10001-'), /SEARCH_PRODUCT_KEY/],
  ['a category is not there', feedOf({ categoryIds: ['e'.repeat(32)] }), /which the feed does not have: nl-/],
  ['nothing costs anything', feedOf({ price: 0 }), /no number above 0/],
  ['a picture is missing', feedOf({ image: '' }), /There is no image/],
  [
    'a facet has no values',
    feedOf({ facets: { ...dress.facets, Kleur: [] } }),
    /No item has a value of the facet: Kleur/,
  ],
  ['a name is too long', feedOf({ name: 'j'.repeat(501) }), /longer than 500 letters/],
  ['it is cut off', feedOf().slice(0, 400), /It is no XML, says line \d+/],
  ['it is of something else', '<html><body>Not found</body></html>', /There are no items/],
];

test.each(broken)('a problem is reported when %s', (_, xml, said) => {
  expect(checkFeed(xml, KEY).problems.join('\n')).toMatch(said);
});

test('duplicate item numbers are reported, and many problems of one kind are counted', () => {
  const many = Array.from({ length: 5 }, () => ({ ...dress, price: -1 }));
  const { problems } = checkFeed(writeFeed({ ...goods(), products: many }, OPTIONS), KEY);
  expect(problems).toEqual([
    `The price is no number above 0: nl-${ID}, nl-${ID}, nl-${ID} and 2 more.`,
    `The item number is there twice: nl-${ID}, nl-${ID}, nl-${ID} and 1 more.`,
  ]);
});

const named = (name: string, group: string) => ({ name, translated: { name }, group: { name: group } });
const wire = {
  id: ID,
  parentId: null,
  name: 'Jurk',
  manufacturerId: BRAND,
  manufacturer: { name: 'Grachtlicht' },
  calculatedPrice: { unitPrice: 79.95, regulationPrice: { price: 99.95 } },
  cover: { media: { url: 'https://pictures.test/1.jpg' } },
  seoUrls: [{ seoPathInfo: 'nl/oud' }, { seoPathInfo: 'nl/jurk', isCanonical: true }],
  categoryIds: [DRESSES],
  properties: [
    named('55% linnen, 45% katoen', 'Materiaal'),
    named('strak', 'Pasvorm'),
    named('Effen', 'Dessin'),
  ],
};
const variant = (id: string, size: string, availableStock: number) => ({
  ...wire,
  id: id.repeat(32),
  parentId: ID,
  availableStock,
  options: [named(size, 'Maat'), named('Blauw', 'Kleur')],
});

async function readFeedProduct(product: object, variants: readonly object[]) {
  const answers: Record<string, (body: string) => object> = {
    '/navigation/main-navigation/main-navigation': () => [
      { id: WOMEN, parentId: 'f'.repeat(32), name: 'Dames' },
    ],
    '/product': (body) => ({ elements: body.includes('equalsAny') ? variants : [product] }),
  };
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) =>
      Response.json(answers[String(url).replace('https://c.test/store-api', '')]?.(String(init?.body))),
    );
  const { products } = await readGoods({ endpoint: 'https://c.test/store-api', accessToken: 'KEY' });
  fetched.mockRestore();
  return products[0];
}

test('a product costs what its cheapest variant costs by the piece, rules counted', async () => {
  const ruled = {
    ...variant('1', 'S', 2),
    calculatedPrices: [{ unitPrice: 59.95, regulationPrice: { price: 69.95 } }, { unitPrice: 49.95 }],
  };
  const plain = { ...variant('2', 'M', 1), calculatedPrices: [] };
  expect(await readFeedProduct(wire, [plain, ruled])).toMatchObject({ price: 59.95, oldPrice: 69.95 });
  expect(await readFeedProduct(wire, [plain])).toMatchObject({ price: 79.95, oldPrice: 99.95 });
  expect(await readFeedProduct({ ...wire, calculatedPrices: [{ unitPrice: 39.95 }] }, [])).toMatchObject({
    price: 39.95,
  });
});

test('goods are read with what of them can be bought', async () => {
  const answers: Record<string, (body: { filter: unknown[] }) => object> = {
    '/navigation/main-navigation/main-navigation': () => [
      {
        id: WOMEN,
        parentId: 'f'.repeat(32),
        name: 'Dames',
        children: [{ id: DRESSES, parentId: WOMEN, name: 'Jurken' }],
      },
    ],
    '/product': ({ filter }) => ({
      elements: JSON.stringify(filter).includes('equalsAny')
        ? [variant('1', 'S', 2), variant('2', 'M', 0)]
        : [wire],
    }),
  };
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = answers[String(url).replace('https://c.test/store-api', '')];
    return answer
      ? Response.json(answer(JSON.parse(String(init?.body))))
      : new Response('no', { status: 404 });
  });
  const read = await readGoods({ endpoint: 'https://c.test/store-api', accessToken: 'KEY' });
  expect(read.categories.map(({ name }) => name)).toEqual(['root', 'Dames', 'Jurken']);
  expect(read.products).toEqual([
    expect.objectContaining({
      stock: 2,
      oldPrice: 99.95,
      path: '/nl/jurk',
      facets: {
        Maat: ['S'],
        Kleur: ['Blauw'],
        Materiaal: ['Linnen'],
        Pasvorm: ['Strak'],
        Patroon: ['Effen'],
      },
    }),
  ]);
  await expect(readGoods({ endpoint: 'https://other.test', accessToken: 'KEY' })).rejects.toThrow(
    'POST /navigation/main-navigation/main-navigation answered 404: no',
  );
  fetched.mockRestore();
});
