import { gzipSync } from 'node:zlib';
import { COUNTRIES, CURRENCY, SALUTATIONS } from './reference-data.ts';
import { openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const post = async (path: string, body: object = {}) => (await shop.call('POST', path, { body })).json;

const packed = (criteria: object) => gzipSync(JSON.stringify(criteria)).toString('base64url');

describe('the small lists of forms and settings', () => {
  test.each(['/country', '/salutation', '/language', '/currency'])(
    '%s answers the same to a POST and to a GET, by filter, by ids and with only the fields that are wanted [API-05]',
    async (path) => {
      const all = await post(path);
      const entries: { id: string }[] = all.elements ?? all;
      const id = entries.at(-1)?.id;
      const narrowed = [
        await post(path, { filter: [{ type: 'equals', field: 'id', value: id }] }),
        await post(path, { ids: [id] }),
        (await shop.call('GET', `${path}?_criteria=${packed({ ids: [id] })}`)).json,
      ];
      expect(narrowed.map((list) => (list.elements ?? list).length)).toEqual([1, 1, 1]);
      expect(new Set(narrowed.map((list) => (list.elements ?? list)[0].id))).toEqual(new Set([id]));
    },
  );

  test('countries come in their order, with names to show', async () => {
    const { elements, total } = await post('/country', {
      sort: [{ field: 'position', order: 'DESC' }],
      limit: 2,
    });
    expect(elements.map(({ iso }: { iso: string }) => iso)).toEqual(['DE', 'BE']);
    expect([total, elements[0].translated.name]).toEqual([2, 'Duitsland']);
    expect((await post(`/country-state/${COUNTRIES[0].id}`)).elements).toEqual([]);
    expect(refusal(await shop.call('GET', '/country-state/nl'))).toEqual([400, 'FRAMEWORK__INVALID_UUID']);
  });

  test('clients may read the names of a language and of a form of address without looking first', async () => {
    const [language] = (await post('/language')).elements;
    expect(language.translationCode).toMatchObject({ code: 'nl-NL', translated: { name: 'Nederlands' } });
    const { elements } = await post('/salutation', { includes: { salutation: ['translated'] } });
    expect(elements).toHaveLength(SALUTATIONS.length);
    expect(Object.keys(elements[0]).sort()).toEqual(['apiAlias', 'translated']);
  });

  test('currencies are a bare list', async () => {
    expect(await post('/currency')).toMatchObject([{ isoCode: 'EUR', translated: { name: CURRENCY.name } }]);
  });
});
