import { facetOf, startSearchService, type SearchService } from '../search-service.fixture.ts';

let service: SearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

const numberOf = (name: string, level: number) =>
  service.catalogue.categories.find((category) => category.name === name && category.level === level)
    ?.searchId ?? 0;

test('a category is found by number, by commerce id and by path, and named by number', async () => {
  const category = service.catalogue.categories.find(({ name }) => name === 'Jurken');
  const women = numberOf('Dames', 1);
  const byNumber = await service.listing(`tn_cid=${category?.searchId ?? ''}`);
  const byId = await service.listing(`tn_cid=${category?.id ?? ''}`);
  const byPath = await service.listing(
    `tn_cid=${women}-${numberOf('Kleding', 2)}-${category?.searchId ?? ''}`,
  );
  expect(byNumber.properties.nrofitems).toBeGreaterThan(0);
  expect(byId).toEqual(byNumber);
  expect(byPath.items).toEqual(byNumber.items);
  expect(byId.properties.pageurl).toBe(`?tn_cid=${category?.searchId ?? ''}`);
});

test('a category shows its children; a path shows siblings, with children under the selected one', async () => {
  const [root, women, clothes] = [numberOf('Weefsel', 0), numberOf('Dames', 1), numberOf('Kleding', 2)];
  const children = facetOf(await service.listing(`tn_cid=${women}`), 'categorie')?.attributes ?? [];
  expect(children.map(({ title }) => title)).toContain('Kleding');
  expect(children.find(({ title }) => title === 'Kleding')?.url).toBe(`?tn_cid=${women}-${clothes}`);

  const tree = facetOf(await service.listing(`tn_cid=${root}-${women}`), 'categorie')?.attributes ?? [];
  expect(tree.map(({ title, isselected }) => [title, isselected])).toEqual([
    ['Dames', true],
    ['Heren', false],
  ]);
  expect(tree[0]?.children?.map(({ title }) => title)).toContain('Kleding');
  expect(tree[0]?.url).toBe(`?tn_cid=${root}`);
  expect(tree[1]?.children).toBeNull();
});

test('an unknown category is empty, not everything', async () => {
  expect((await service.listing(`tn_cid=${'f'.repeat(32)}`)).properties.nrofitems).toBe(0);
});
