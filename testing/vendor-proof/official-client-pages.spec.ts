import { gzipSync } from 'node:zlib';
import { openTestShop, type TestShop } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { connect } from './official-client.ts';

let shop: TestShop;
let origin: string;

beforeAll(async () => {
  shop = openTestShop();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => shop.close());

/** Packs criteria like the client's own helper, which needs a library that we lack. */
const packed = (criteria: object) => gzipSync(JSON.stringify(criteria)).toString('base64url');

/** Criteria of the vendor's own storefront for every page. One part is nonsense and must do no harm. */
const CMS_ASSOCIATIONS = {
  associations: {
    media: { associations: { media: {} } },
    cmsPage: { associations: { sections: { associations: { blocks: { associations: { slots: {} } } } } } },
  },
};

interface Slot {
  type: string;
  data?: unknown;
}

interface Page {
  sections: { blocks: { slots: Slot[] }[] }[];
}

const slotsOf = (page: unknown): Slot[] =>
  (page as Page).sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots));

/** Content of a slot of this type; the vendor's types leave its form open. */
const shownBy = (page: unknown, type: string) =>
  (slotsOf(page).find((slot) => slot.type === type)?.data ?? {}) as Record<string, never>;

describe('the vendor’s own storefront reads pages by GET with packed criteria', () => {
  const open = () => {
    const { client } = connect(origin);
    const category = async (navigationId: string, query: object = {}) => {
      const criteria = packed({ associations: CMS_ASSOCIATIONS, ...query });
      const { data } = await client.invoke('readCategoryGet get /category/{navigationId}', {
        pathParams: { navigationId },
        query: { _criteria: criteria } as object,
      });
      return data;
    };
    const addressed = async (seoPathInfo: string) => {
      const filter = [{ type: 'equals', field: 'seoPathInfo', value: seoPathInfo }];
      const { data } = await client.invoke('readSeoUrlGet get /seo-url', {
        query: { _criteria: packed({ filter }) },
      });
      return data.elements?.[0];
    };
    return { client, category, addressed };
  };

  test('home, category with its second page, product, another size [API-01] [API-04]', async () => {
    const { client, category, addressed } = open();
    const { data: context } = await client.invoke('readContext get /context');
    const home = await category(context.salesChannel?.navigationCategoryId ?? '');
    expect(shownBy(home.cmsPage, 'product-slider')).toMatchObject({ apiAlias: 'cms_product_slider' });

    const address = await addressed('nl/dames/kleding/jurken/');
    const dresses = await category(address?.foreignKey ?? '', { p: '2', order: 'price-asc', limit: '3' });
    const { listing } = shownBy(dresses.cmsPage, 'product-listing') as {
      listing?: {
        page: number;
        elements: { id: string; parentId: string; seoUrls: { seoPathInfo: string }[] }[];
      };
    };
    expect(listing).toMatchObject({ page: 2, limit: 3, sorting: 'price-asc' });

    const card = listing?.elements[0];
    const target = await addressed(card?.seoUrls[0]?.seoPathInfo ?? '');
    expect(target).toMatchObject({ routeName: 'frontend.detail.page', foreignKey: card?.parentId });
    const read = async (productId: string) => {
      const { data } = await client.invoke('readProductDetailGet get /product/{productId}', {
        pathParams: { productId },
        query: { _criteria: packed({ ...CMS_ASSOCIATIONS }) },
      });
      return data;
    };
    const { product, configurator } = await read(target?.foreignKey ?? '');
    expect(product.id).toBe(card?.id);
    const buyBox = shownBy(product.cmsPage, 'buy-box') as { configuratorSettings?: { id: string }[] };
    expect(buyBox.configuratorSettings?.map(({ id }) => id)).toEqual(configurator?.map(({ id }) => id));

    const sizes = configurator?.find(({ name }) => name === 'Maat')?.options ?? [];
    const size = sizes.find(({ id }) => !product.optionIds?.includes(id));
    const others = (product.optionIds ?? []).filter((id) => !sizes.some((one) => one.id === id));
    const filter = [
      { type: 'equals', field: 'parentId', value: product.parentId },
      ...[...others, size?.id].map((value) => ({ type: 'equals', field: 'optionIds', value })),
    ];
    const { data: found } = await client.invoke('readProductGet get /product', {
      query: { _criteria: packed({ filter, limit: 1, associations: { seoUrls: {} } }) },
    });
    const path = found.elements[0]?.seoUrls?.[0]?.seoPathInfo ?? '';
    expect(path).not.toBe(card?.seoUrls[0]?.seoPathInfo);
    const variant = await addressed(path);
    expect((await read(variant?.foreignKey ?? '')).product.optionIds).toContain(size?.id);
  });

  test('the breadcrumb of a category and of the home page, without naming the type', async () => {
    const { client, addressed } = open();
    for (const path of ['nl/dames/kleding/jurken/', '']) {
      const { data: context } = await client.invoke('readContext get /context');
      const id = path ? (await addressed(path))?.foreignKey : context.salesChannel?.navigationCategoryId;
      const { data } = await client.invoke('readBreadcrumb get /breadcrumb/{id}', {
        pathParams: { id: id ?? '' },
      });
      // The storefront iterates over the list without checking that it exists.
      expect(data.map(({ name }) => name)).toEqual(path ? ['Dames', 'Kleding', 'Jurken'] : []);
    }
  });
});
