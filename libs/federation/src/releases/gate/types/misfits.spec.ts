import { misfits } from './misfits';
import { readPack, writePack } from './type-pack';
import { builtTypes, type Edits } from './workspace.fixture';

const STORES = 'libs/stores/src/index.ts';
const CONTRACTS = 'libs/contracts/src/index.ts';
const LISTING = 'apps/mf-search/src/listing.tsx';

const now = builtTypes();
const shellWith = (edits: Edits) => builtTypes(edits).shell;
const remoteWith = (edits: Edits) => builtTypes(edits).remote;

test('a remote fits the shell that it was built with', () => {
  expect(misfits(now.remote, now.shell)).toEqual([]);
});

test('a remote that uses the types of Node fits the shell', () => {
  const asks = remoteWith({ [LISTING]: ['const cart', 'if (process.env.NODE_ENV) return null; const cart'] });
  expect(misfits(asks, now.shell)).toEqual([]);
});

test.each<[string, Edits]>([
  ['lends more', { [STORES]: ['add(id', 'clear(): void {} add(id'] }],
  ['takes more than it did', { [STORES]: ['add(id: string)', 'add(id: string, quantity = 1)'] }],
  ['says more to a page', { [CONTRACTS]: ['slug: string', 'slug: string; visitor: string'] }],
  ['has another client', { 'libs/api-clients/src/index.ts': ['find:', 'look: () => void; find:'] }],
  ['has no need of what remotes carry themselves', { [CONTRACTS]: [`search: '/search'`, ''] }],
])('a remote fits a newer shell that %s', (_what, edits) => {
  expect(misfits(now.remote, shellWith(edits))).toEqual([]);
});

test.each<[string, Edits]>([
  ['has new helpers of its own copies', { [CONTRACTS]: ['search:', `cart: '/cart', search:`] }],
  [
    'shows a fragment that the shell’s contracts do not name',
    {
      'apps/mf-catalog/src/lends.ts': ['ProductSlider:', 'Scarves: SliderProps; ProductSlider:'],
      [LISTING]: ['"ProductSlider"', '"Scarves"'],
    },
  ],
  [
    'has a new text',
    {
      'apps/mf-search/src/texts.nl.ts': [
        `'headless.listing.title'`,
        `'headless.listing.more': 'Meer', 'headless.listing.title'`,
      ],
    },
  ],
])('a newer remote that %s fits an older shell', (_what, edits) => {
  expect(misfits(remoteWith(edits), now.shell)).toEqual([]);
});

test('a method that the shell does not lend yet, or not any more, is named with the place that uses it', () => {
  const needsMore = remoteWith({
    [STORES]: ['add(id', 'addAll(id: string) {} add(id'],
    [LISTING]: ['cart.add(', 'cart.addAll('],
  });
  expect(misfits(needsMore, now.shell)).toEqual([
    "Property 'addAll' does not exist on type 'Cart' (apps/mf-search/src/listing.tsx:12)",
  ]);
  expect(misfits(now.remote, shellWith({ [STORES]: ['add(id', 'put(id'] }))).toEqual([
    "Property 'add' does not exist on type 'Cart' (apps/mf-search/src/listing.tsx:12)",
  ]);
  expect(misfits(now.remote, shellWith({ [STORES]: ['useCart', 'useBasket'] }))).toHaveLength(1);
});

test('a page that expects more than the shell passes does not fit', () => {
  const visitor: Edits = { [CONTRACTS]: ['slug: string', 'slug: string; visitor: string'] };
  expect(misfits(remoteWith(visitor), now.shell)).toEqual([
    "Property 'visitor' is missing in type 'PageRequest' of the shell but required in type 'PageRequest' of the remote",
  ]);
  const weather: Edits = { 'libs/api-clients/src/index.ts': ['find:', 'weather: () => string; find:'] };
  expect(misfits(remoteWith(weather), now.shell)).toEqual([
    expect.stringContaining("Property 'weather' is missing"),
  ]);
});

test('a changed parameter type of a lent method is reported too', () => {
  expect(misfits(now.remote, shellWith({ [STORES]: ['add(id: string)', 'add(id: number)'] }))).toEqual([
    expect.stringContaining(`Argument of type 'string' is not assignable to parameter of type 'number'`),
  ]);
});

describe('a remote that shows a fragment of another one', () => {
  const lenderWith = (edits: Edits) => ({ name: 'mf-catalog', pack: builtTypes(edits).lender });
  const lends = (to: string): Edits => ({ [CONTRACTS]: ['category: string', to] });

  test.each([
    ['takes what it took', 'category: string'],
    ['takes more, which may be left out', 'category: string; gender?: string'],
    ['asks for less', 'category?: string'],
  ])('fits one that %s', (_what, props) => {
    expect(misfits(now.remote, now.shell, lenderWith(lends(props)))).toEqual([]);
  });

  test('does not fit one that asks for more, or for something else', () => {
    expect(misfits(now.remote, now.shell, lenderWith(lends('category: string; gender: string')))).toEqual([
      "Property 'gender' is missing in type '{ category: string; }' but required in type 'SliderProps' (apps/mf-search/src/listing.tsx:13)",
    ]);
    expect(misfits(now.remote, now.shell, lenderWith(lends('category: number')))).toEqual([
      "Type 'string' is not assignable to type 'number' (apps/mf-search/src/listing.tsx:13)",
    ]);
  });

  test('is compared by the props that it passes, not by the types that it was built with', () => {
    const toldLess = remoteWith(lends('category?: string'));
    expect(misfits(toldLess, now.shell, lenderWith({}))).toEqual([]);
    const givesMore = remoteWith({
      ...lends('category: string; gender: string'),
      [LISTING]: ["category: 'jurken'", "category: 'jurken', gender: 'dames'"],
    });
    expect(misfits(givesMore, now.shell)).toEqual([]);
    expect(misfits(givesMore, now.shell, lenderWith({}))).toHaveLength(1);
  });

  test('fits whatever else the lender’s own copies of libraries are', () => {
    const other = lenderWith({ [CONTRACTS]: [`search: '/search'`, ''] });
    expect(misfits(now.remote, now.shell, other)).toEqual([]);
  });
});

test('a remote whose own types fail does not fit', () => {
  expect(misfits(remoteWith({ [LISTING]: [`cart.add('jurk')`, 'cart.add(7)'] }), now.shell)).toHaveLength(1);
});

test('a pack holds nothing that the shell lends, and is the same after a journey', () => {
  expect(Object.keys(now.remote.files).filter((path) => /stores|runtime|react|spec/.test(path))).toEqual([]);
  expect(Object.keys(now.shell.files).filter((path) => /apps/.test(path))).toEqual([]);
  expect(readPack(writePack(now.remote))).toEqual(now.remote);
  expect(writePack(builtTypes().remote).equals(writePack(now.remote))).toBe(true);
});
