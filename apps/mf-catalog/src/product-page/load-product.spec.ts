import { fromAny } from '@total-typescript/shoehorn';
import { CommerceError, type CommerceClient, type Product } from '@weefsel/api-clients';
import type { PageRequest } from '@weefsel/contracts';
import { builtInText } from '../testing/shop';
import { categoriesOnWire, detailOnWire, variantsOnWire } from '../testing/product-wire';
import { reviewsOnWire } from '../testing/review-wire';
import { load } from './load-product';

const request = (search = '', id = 'blouse'): PageRequest => ({
  id,
  url: new URL(`http://shop/nl/dames/linnen-blouse-1${search}`),
  origin: 'http://shop',
  slug: 'nl/dames/linnen-blouse-1',
  type: 'detail',
  text: builtInText,
  signal: new AbortController().signal,
});

const refused = (body: unknown) => () =>
  Promise.reject(
    new CommerceError({
      method: 'POST',
      url: 'https://commerce.test/store-api/product/p1',
      status: 404,
      statusText: 'Not Found',
      headers: {},
      body,
    }),
  );
const gone = refused({ errors: [{ status: '404', code: 'CONTENT__PRODUCT_NOT_FOUND', title: 'Not Found' }] });

function clients({
  detail = async () => detailOnWire,
  list = async () => ({ elements: variantsOnWire, total: variantsOnWire.length }),
  urls = async () => ({ fjordal: 'nl/merken/fjordal/' }),
  ofProduct = async () => reviewsOnWire(),
}: Record<string, unknown> = {}) {
  const category = { list: async () => categoriesOnWire };
  const commerce = fromAny<CommerceClient, unknown>({
    product: { detail, list },
    category,
    brands: { urls },
    review: { ofProduct },
  });
  return { commerce };
}

async function loaded(search?: string, some = clients()) {
  const result = await load(request(search), some);
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`);
  return result;
}

describe('the product page on the server', () => {
  test('has all pictures in position order [PDP-01]', async () => {
    const { data } = await loaded();
    expect(data.colours[0]?.pictures.map(({ url }) => url)).toEqual([
      'http://media.example/Blauw-back.jpg',
      'http://media.example/Blauw-front.jpg',
    ]);
  });

  test('offers colours and sizes in the order of the shop, whatever order the variants came in [PDP-02]', async () => {
    const { data } = await loaded();
    expect(data.colours.map(({ value, swatch }) => [value, swatch])).toEqual([
      ['blauw', '#3f5f8f'],
      ['donkerblauw', '#1f2c47'],
    ]);
    expect(data.sizes).toEqual(['36', '38', '40']);
    expect(data.variants.find(({ id }) => id === 'Blauw-36')?.inStock).toBe(false);
    expect(data.variants.find(({ id }) => id === 'Blauw-38')?.left).toBe(2);
  });

  test('contains brand, material, care and description as plain text [PDP-04]', async () => {
    const { data } = await loaded();
    expect(data.brand).toEqual({ name: 'Fjordal', href: '/nl/merken/fjordal/' });
    expect(data.paragraphs).toEqual(['Luchtig & koel.', 'Valt ruim.']);
    expect(data.features).toEqual([{ name: 'Materiaal', value: '100% linnen' }]);
    expect(data.care).toEqual(['Fijnwas op 30 °C']);
  });

  test('contains the maker’s name, address and contact, or the name alone when the rest is invalid or missing [PDP-13]', async () => {
    const { data } = await loaded();
    expect(data.maker).toEqual({
      name: 'Fjordal',
      address: 'Kade 1, Zaandam',
      contact: 'veilig@fjordal.example',
    });
    const manufacturer = {
      id: 'fjordal',
      translated: { name: 'Fjordal' },
      customFields: { nd_maker_address: 4 },
    };
    const product: Product = { ...detailOnWire.product, manufacturer };
    const unknown = await loaded('', clients({ detail: async () => ({ ...detailOnWire, product }) }));
    expect(unknown.data.maker).toEqual({ name: 'Fjordal' });
  });

  test('lists the measures of goods in one size among the details; those in more sizes have a table', async () => {
    const sizes = [{ size: 'Eén maat', cm: [32, 50.5] }];
    const bag: Product = {
      ...detailOnWire.product,
      options: [
        { id: 'one', group: { id: 'size', translated: { name: 'Maat' } }, translated: { name: 'Eén maat' } },
      ],
      customFields: { nd_measures: { measures: ['width', 'height'], sizes } },
    };
    const detail = async () => ({ ...detailOnWire, product: bag });
    const { data } = await loaded('', clients({ detail, list: async () => ({ elements: [], total: 0 }) }));
    expect(data.features.slice(-2)).toEqual([
      { name: 'Breedte', value: '32 cm' },
      { name: 'Hoogte', value: '50,5 cm' },
    ]);
    const inMore = await loaded('', clients({ detail }));
    expect(inMore.data.features).toEqual([{ name: 'Materiaal', value: '100% linnen' }]);
  });

  test('has fragments for reviews, similar products and last viewed ones, loaded when near', async () => {
    const { fragments } = await loaded();
    expect(fragments).toMatchObject({
      reviews: { name: 'ProductReviews', waits: 'near', props: { product: 'blouse' } },
      similar: { name: 'ProductSlider', waits: 'near', props: { tabs: [{ beside: 'blouse' }] } },
      'last-viewed': { name: 'LastViewed', waits: 'near', props: { except: 'blouse' } },
    });
  });

  test('carries the shop’s own labels [PDP-05]', async () => {
    const { data } = await loaded();
    expect(data.labels).toEqual([{ name: 'Nieuw', background: '#1c1a17', color: '#fbf9f5' }]);
  });

  test('has breadcrumbs through its category, and the context of that department', async () => {
    const { data, context } = await loaded();
    expect(data.crumbs).toEqual([
      { name: 'Home', href: '/nl/' },
      { name: 'Dames', href: '/nl/dames/' },
      { name: 'Blouses', href: '/nl/dames/blouses/' },
      { name: 'Linnen blouse', href: '/nl/dames/linnen-blouse-1' },
    ]);
    expect(context).toBe('ladies');
  });

  test('describes product and path to search engines, with one address for all choices [PDP-10]', async () => {
    const { head } = await loaded('?kleur=donkerblauw');
    expect(head.title).toBe('Linnen blouse van Fjordal | Weefsel');
    expect(head.canonical).toBe('http://shop/nl/dames/linnen-blouse-1');
    expect(head.image).toBe('http://media.example/Donkerblauw-back.jpg');
    expect(head.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'ProductGroup',
        brand: { '@type': 'Brand', name: 'Fjordal' },
        image: [expect.stringContaining('Donkerblauw'), expect.stringContaining('Donkerblauw')],
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  test('reads more than one page of variants', async () => {
    const list = jest.fn(async ({ page }: { page: number }) => ({
      elements: page === 1 ? variantsOnWire.slice(0, 3) : variantsOnWire.slice(3),
      total: 150,
    }));
    const { data } = await loaded('', clients({ list }));
    expect(list).toHaveBeenCalledTimes(2);
    expect(data.variants).toHaveLength(5);
  });

  test('does without the brand’s address when the look-up fails', async () => {
    const { data } = await loaded('', clients({ urls: () => Promise.reject(new Error('down')) }));
    expect(data.brand).toEqual({ name: 'Fjordal' });
  });

  test('contains the review score, for shoppers and in the structured data', async () => {
    const { data, head } = await loaded('?maat=38&sterren=4');
    expect(data.score).toEqual({ average: 3.9, count: 7 });
    expect(data.reviews.href).toBe('/nl/dames/linnen-blouse-1?maat=38&sterren=4');
    expect(head.canonical).toBe('http://shop/nl/dames/linnen-blouse-1');
    expect(head.jsonLd?.[0]).toMatchObject({ aggregateRating: { ratingValue: 3.9, reviewCount: 7 } });
  });

  test('leaves out the score and sets lacksDetail when the reviews fail to load', async () => {
    const page = await loaded('', clients({ ofProduct: () => Promise.reject(new Error('down')) }));
    expect(page.data).not.toHaveProperty('score');
    expect(page.head.jsonLd?.[0]).not.toHaveProperty('aggregateRating');
    expect(page.lacksDetail).toBe(true);
    expect(await loaded()).not.toHaveProperty('lacksDetail');
  });

  test('returns not-found for an unknown or inactive product, and throws when the backend fails', async () => {
    expect(await load(request(), clients({ detail: gone }))).toEqual({ kind: 'not-found' });
    const inactive: Product = { ...detailOnWire.product, active: false };
    const detail = async () => ({ ...detailOnWire, product: inactive });
    expect(await load(request(), clients({ detail }))).toEqual({ kind: 'not-found' });
    const ofSomebodyElse = clients({ detail: refused('<html>no such host</html>') });
    await expect(load(request(), ofSomebodyElse)).rejects.toThrow(CommerceError);
    const broken = clients({ detail: () => Promise.reject(new Error('down')) });
    await expect(load(request(), broken)).rejects.toThrow('down');
  });
});
