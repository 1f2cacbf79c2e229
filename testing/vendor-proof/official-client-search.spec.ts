import { fromAny } from '@total-typescript/shoehorn';
import { createReviews } from '../../demo/backend/src/catalogue/reviews/create-reviews.ts';
import { DEMO_PASSWORD } from '../../demo/backend/src/database/demo-customers.ts';
import {
  at,
  catalogue,
  openTestShop,
  type TestShop,
} from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { connect } from './official-client.ts';

let shop: TestShop;
let origin: string;

beforeAll(async () => {
  shop = openTestShop();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => shop.close());

const several = at(
  catalogue.products.filter(
    (product) => product.colours.length > 1 && createReviews(catalogue.seed, product).length > 0,
  ),
  0,
);

describe('the vendor’s own client', () => {
  test('searches, ticks a brand and a price that it was offered, and gets suggestions while typing [API-04]', async () => {
    const { client } = connect(origin);
    const { data: found } = await client.invoke('searchPage post /search', {
      body: { search: 'jurken', limit: 10 },
    });
    const { manufacturer } = fromAny<{ manufacturer: { entities: { id: string }[] } }, unknown>(
      found.aggregations,
    );
    const brand = at(manufacturer.entities, 0).id;
    const { data: ticked } = await client.invoke('searchPage post /search', {
      body: { search: 'jurken', limit: 10, manufacturer: brand, order: 'price-asc' },
    });
    expect(ticked.total).toBeLessThan(found.total ?? 0);
    expect(ticked.elements.map(({ manufacturerId }) => manufacturerId)).toEqual(
      ticked.elements.map(() => brand),
    );
    const { data: suggested } = await client.invoke('searchSuggest post /search-suggest', {
      body: { search: 'jurk', limit: 3 },
    });
    expect(suggested.elements).toHaveLength(3);
  });

  test('chooses another colour of a product, and reads what others think and what goes with it [API-03]', async () => {
    const { client } = connect(origin);
    const pathParams = { productId: several.id };
    const { data: detail } = await client.invoke('readProductDetail post /product/{productId}', {
      pathParams,
      body: {},
    });
    const colours = at(detail.configurator ?? [], 0);
    const shown = detail.product.optionIds ?? [];
    const other = (colours.options ?? []).find(({ id }) => !shown.includes(id));
    const { data: variant } = await client.invoke(
      'searchProductVariantIds post /product/{productId}/find-variant',
      { pathParams, body: { options: { [colours.id]: other?.id ?? '' }, switchedGroup: colours.id } },
    );
    expect(variant).toMatchObject({ options: expect.arrayContaining([other?.id]) });
    const { data: reviews } = await client.invoke('readProductReviews post /product/{productId}/reviews', {
      pathParams,
      body: { limit: 5 },
    });
    expect(reviews.elements?.length).toBeGreaterThan(0);
    const { data: others } = await client.invoke(
      'readProductCrossSellings post /product/{productId}/cross-selling',
      { pathParams },
    );
    expect(others.map(({ crossSelling }) => crossSelling.name)).toEqual(['Maak het af', 'Vergelijkbaar']);
  });

  test('writes a review once it is logged in, and finds it back', async () => {
    const { client } = connect(origin);
    const pathParams = { productId: several.id };
    const body = {
      title: 'Precies goed',
      content: 'Zit heerlijk en de kleur klopt helemaal met de foto.',
      points: 5,
    };
    await client.invoke('loginCustomer post /account/login', {
      body: { username: 'emma@weefsel.example', password: DEMO_PASSWORD },
    });
    await client.invoke('saveProductReview post /product/{productId}/review', { pathParams, body });
    const { data } = await client.invoke('readProductReviews post /product/{productId}/reviews', {
      pathParams,
      body: {},
    });
    expect(data.elements?.[0]).toMatchObject({ ...body, externalUser: 'Emma' });
  });
});
