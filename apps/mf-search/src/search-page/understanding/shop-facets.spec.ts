import { fakeClients, pageRequest } from '../../testing/fake-clients';
import { NO_FACETS, readShopFacets } from './shop-facets';
import { SHOP, wholeAnswer } from './shop-facets.fixture';

const request = pageRequest('/search?tn_q=jas');

test('values, departments, prices and orders are those of the answer', () => {
  expect(SHOP.facets.find(({ key }) => key === 'kleur')).toMatchObject({
    title: 'kleur',
    values: expect.arrayContaining(['Ecru']),
  });
  expect([...SHOP.departments]).toEqual([
    ['dames', '1-2'],
    ['heren', '1-3'],
  ]);
  expect(SHOP.price).toEqual({ min: 9, max: 600 });
  expect(SHOP.sorts).toContain('Prijs oplopend');
  expect(SHOP.facets.map(({ key }) => key)).not.toContain('ae-price');
});

test('they are asked for once', async () => {
  const { clients, asked } = fakeClients(wholeAnswer);
  await readShopFacets(clients.search, request);
  await readShopFacets(clients.search, request);
  expect(asked).toEqual([{ endpoint: 'navigation', pageSize: 1 }]);
});

test('a service that does not answer has none, and is asked again', async () => {
  const { clients } = fakeClients(wholeAnswer);
  const { navigation } = clients.search;
  clients.search.navigation = () => Promise.reject(new Error('503'));
  expect(await readShopFacets(clients.search, request)).toBe(NO_FACETS);
  clients.search.navigation = navigation;
  expect(await readShopFacets(clients.search, request)).not.toBe(NO_FACETS);
});
