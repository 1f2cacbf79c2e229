import { KEY, shopId, startSearchService, type SearchService } from '../search-service.fixture.ts';
import type { WireItem } from '../wire/wire-types.ts';

let service: SearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

const itemsOf = async (path: string) => {
  const answer = await service.get(`/recommendations/${path}`);
  return ((await answer.json()) as { items: WireItem[] }).items;
};

test('recommends other items beside a product, however it is named', async () => {
  const [product] = service.catalogue.products;
  const [variant] = product ? service.catalogue.variantsOf(product) : [];
  const [byId, ...others] = await Promise.all(
    [product?.id, variant?.id, product?.number, `nl-${product?.id}`].map((name) =>
      itemsOf(`product/${KEY}/1/${name}`),
    ),
  );
  expect(byId?.length).toBeGreaterThan(0);
  expect(byId?.map(shopId)).not.toContain(product?.id);
  for (const other of others) expect(other).toEqual(byId);
});

test('all rules come under their names, and an unknown product is not found', async () => {
  const answer = await service.get(
    `/recommendations/product/${KEY}/${service.catalogue.products[0]?.number}`,
  );
  const { recommendations } = (await answer.json()) as {
    recommendations: { name: string; items: WireItem[] }[];
  };
  expect(recommendations.map(({ name }) => name)).toEqual([
    'Vergelijkbare artikelen',
    'Maak je look compleet',
  ]);
  expect((await service.get(`/recommendations/product/${KEY}/1/onbekend`)).status).toBe(404);
});

test('featured lists are popular, new, on sale, for women', async () => {
  for (const id of ['1', '2', '3', '21', 'anders'])
    expect((await itemsOf(`featured/${KEY}/${id}`)).length).toBeGreaterThan(0);
  for (const item of await itemsOf(`featured/${KEY}/12`))
    expect(service.catalogue.productById(shopId(item))?.product).toMatchObject({
      gender: 'dames',
      isNew: true,
    });
});
