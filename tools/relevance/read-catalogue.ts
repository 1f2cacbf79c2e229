import { type CatalogueProduct, toProduct, type WireProduct } from './catalogue.ts';

const GROUPED = { associations: { group: {} } };
const PRODUCT =
  'id productNumber name description available isNew availableStock calculatedPrice properties categories manufacturer children options cover';
const CRITERIA = {
  limit: 100,
  'total-count-mode': 1,
  filter: [{ type: 'equals', field: 'parentId', value: null }],
  sort: [{ field: 'productNumber' }],
  associations: {
    properties: GROUPED,
    categories: {},
    manufacturer: {},
    children: { associations: { cover: {}, options: GROUPED } },
  },
  includes: {
    product: PRODUCT.split(' '),
    property_group_option: ['name', 'group'],
    property_group: ['name'],
    category: ['breadcrumb'],
    media: ['url'],
  },
};

/** Reads all products by id; `post` sends criteria to the commerce API. */
export async function readCatalogue(
  post: (criteria: object) => Promise<unknown>,
): Promise<ReadonlyMap<string, CatalogueProduct>> {
  const products = new Map<string, CatalogueProduct>();
  for (let page = 1; ; page += 1) {
    const { elements, total } = (await post({ ...CRITERIA, page })) as {
      elements: WireProduct[];
      total: number;
    };
    for (const element of elements) products.set(element.id, toProduct(element));
    if (elements.length === 0 || products.size >= total) return products;
  }
}
