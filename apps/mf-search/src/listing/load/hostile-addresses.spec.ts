import type { PageLoad, PageRequest, PageResult } from '@weefsel/contracts';
import type { Clients } from '@weefsel/api-clients';
import fc from 'fast-check';
import { load as loadSearch } from '../../search-page/load-search';
import { fakeClients, IDS, pageRequest } from '../../testing/fake-clients';
import { hex, wireAnswer, wireFacet } from '../../testing/wire';
import { load } from './load-listing';

// On a loaded machine hundreds of pages take longer than the default timeout.
const TIMEOUT_MS = 60_000;
const PAGES = 3;

const NAMES = [
  'tn_p',
  'tn_q',
  'tn_cid',
  'tn_sort',
  'tn_fk_ae-price',
  'tn_fk_merk',
  'tn_fk_maat',
  'tn_more',
].concat('tn_fk_', 'tn_fk___proto__', 'tn_fk_constructor', 'utm_source', '__proto__', 'tn_fk_ae-price[]');
const JUNK = [
  '0',
  '-1',
  'abc',
  '1e9',
  '1e309',
  'NaN',
  'Infinity',
  '2',
  '99',
  '999999',
  '20-80',
  '80-20',
  'x-y',
  '-5-10',
]
  .concat(
    '10-90',
    '20,5-30',
    '1-2-3',
    '10000-10001',
    '%',
    '%zz',
    '%00',
    '%FF%FE',
    '%ED%A0%80',
    '%F0%9F%91%97',
  )
  .concat(
    '|',
    '||',
    '&',
    '=',
    '#',
    'Fjord',
    'jurk',
    '<script>',
    '__proto__',
    'toString',
    '%E2%80%AE',
    'x'.repeat(400),
  );

const asItIs = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^!-~]/gu, encodeURIComponent)
    .replaceAll('#', '%23');
const value = fc
  .array(fc.oneof(fc.constantFrom(...JUNK), fc.string({ unit: 'binary', maxLength: 8 }).map(asItIs)), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''));
const query = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: value }),
      value,
    ),
    {
      maxLength: 10,
    },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

const prices = wireFacet({ title: 'Prijs', urlkey: 'ae-price', selectiontype: 'slider' }, [
  ['10', 0],
  ['90', 0],
]);
const { properties } = wireAnswer([]);
const { clients } = fakeClients(
  wireAnswer([hex(10)], {
    facets: [prices],
    properties: { ...properties, nrofitems: 120, nrofpages: PAGES },
  }),
);

const kinds: Record<string, { path: string; parts: Partial<PageRequest>; load: PageLoad<Clients> }> = {
  category: { path: '/nl/dames/kleding/', parts: { id: IDS.kleding }, load },
  'new-collection': { path: '/nl/dames/nieuw/', parts: { id: IDS.dames }, load },
  brand: { path: '/nl/merken/fjord/', parts: { id: IDS.fjord, type: 'productManufacturer' }, load },
  'brand-category': {
    path: '/nl/merken/fjord/jurken/',
    parts: { id: IDS.fjord, type: 'frontend.product_manufacturer.category.detail' },
    load,
  },
  search: { path: '/search', parts: { type: 'route' }, load: loadSearch },
};

/** A page as the shell would answer it: follows redirects, which have to end. */
async function answer(
  kind: string,
  search: string,
  hops = 0,
): Promise<Exclude<PageResult, { kind: 'redirect' }>> {
  const { path, parts, load: loadPage } = kinds[kind] ?? { path: '', parts: {}, load };
  const result = await loadPage(pageRequest(`${path}?${search}`, parts), clients);
  if (result.kind !== 'redirect') return result;
  const to = new URL(result.to, 'https://weefsel.example');
  expect(to.pathname).toBe(path);
  expect(hops).toBeLessThan(3);
  return answer(kind, to.search.slice(1), hops + 1);
}

test.each(Object.keys(kinds))(
  'a thousand addresses that a stranger thinks of are a sane page each: %s [LST-01]',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        const result = await answer(kind, search);
        if (result.kind !== 'page') throw new Error(`${kind}?${search}: ${result.kind}`);
        expect(JSON.stringify(result)).not.toMatch(/\\ud[89a-f]|\\u0000/i);
        const { canonical = 'https://weefsel.example/', prev, next } = result.head;
        for (const address of [canonical, prev, next]) {
          if (address) expect(new URL(address).href).toBe(address);
        }
      }),
      { numRuns: 1000 },
    );
  },
  TIMEOUT_MS,
);
