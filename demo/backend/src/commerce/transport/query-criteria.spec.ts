import { deflateSync, gzipSync } from 'node:zlib';
import { StoreError } from './store-error.ts';
import { criteriaInQuery } from './query-criteria.ts';

const packed = (value: unknown) => gzipSync(JSON.stringify(value)).toString('base64url');
const refused = (_criteria: string) => {
  try {
    return criteriaInQuery({ _criteria });
  } catch (error) {
    return error instanceof StoreError ? error.entries.map(({ status, code }) => [status, code]) : error;
  }
};

describe('criteria of a GET [API-01]', () => {
  const criteria = { limit: 3, filter: [{ type: 'equals', field: 'active', value: true }] };

  test('travel packed, or as plain JSON, beside other parameters', () => {
    expect(criteriaInQuery({ p: '2', _criteria: packed(criteria) })).toEqual({ p: '2', ...criteria });
    expect(criteriaInQuery({ _criteria: JSON.stringify(criteria) })).toEqual(criteria);
    expect(criteriaInQuery({ _criteria: packed([]) })).toEqual({});
  });

  test('are understood in names with brackets', () => {
    const query = new URLSearchParams(
      'limit=3&ids[]=a&ids[]=b&associations[media][associations][thumbnails]=' +
        '&filter[0][type]=equals&filter[0][field]=id&filter[0][value]=x&includes[product][]=name',
    );
    const names = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
    expect(criteriaInQuery(names)).toEqual({
      limit: '3',
      ids: ['a', 'b'],
      associations: { media: { associations: { thumbnails: '' } } },
      filter: [{ type: 'equals', field: 'id', value: 'x' }],
      includes: { product: ['name'] },
    });
  });

  test('are refused when they are broken, endless or no object', () => {
    const error = [['400', 'FRAMEWORK__INVALID_REQUEST_PARAMETER']];
    const bomb = gzipSync(JSON.stringify({ term: 'x'.repeat(5_000_000) })).toString('base64url');
    const broken = [
      'nonsense',
      deflateSync('{}').toString('base64url'),
      packed('text'),
      packed(null),
      '{',
      bomb,
    ];
    for (const sent of broken) expect(refused(sent)).toEqual(error);
    expect(refused('a'.repeat(200_000))).toEqual(error);
  });

  test('cannot reach into the workings of objects', () => {
    const query = { '__proto__[polluted]': '1', 'a[__proto__][polluted]': '1', 'a[toString]': 'x' };
    const read = criteriaInQuery(query);
    expect(String(read['a'])).toBe('[object Object]');
    expect('polluted' in {}).toBe(false);
  });
});
