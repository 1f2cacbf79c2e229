import { chosenMarket, distFolder, distOf, homePath, marketAliases, UnknownMarket } from './market';
import { WORKSPACE } from './paths';

/** Result of a function while the setting names a market. */
function inMarket<T>(market: string, say: () => T): T {
  process.env.MARKET = market;
  try {
    return say();
  } finally {
    delete process.env.MARKET;
  }
}

const locale = (market: string) => `${WORKSPACE}/libs/contracts/src/locale/${market}.ts`;

test('the shop is built for the Netherlands when no market is set', () => {
  expect([chosenMarket({}), chosenMarket({ MARKET: '' })]).toEqual(['nl-nl', 'nl-nl']);
  expect(marketAliases()).toEqual({});
  expect(distOf('mf-search')).toBe(`${WORKSPACE}/dist/apps/mf-search`);
});

test('a market that there is not is refused in a sentence that names those that there are', () => {
  expect(() => chosenMarket({ MARKET: 'nl-xx' })).toThrow(UnknownMarket);
  expect(() => chosenMarket({ MARKET: 'nl-xx' })).toThrow(
    'MARKET is "nl-xx", which is no market of this shop: nl-be, nl-nl.',
  );
});

test('another market is built into a separate folder from the data of that market', () => {
  expect(inMarket('nl-be', distFolder)).toBe('dist/nl-be');
  expect(inMarket('nl-be', () => distOf('shell'))).toBe(`${WORKSPACE}/dist/nl-be/shell`);
  const aliases = inMarket('nl-be', marketAliases);
  expect(aliases[locale('nl-nl')]).toBe(locale('nl-be'));
  for (const [usual, own] of Object.entries(aliases)) {
    expect(usual).toMatch(/nl-nl\.ts$/);
    expect(own).toBe(usual.replace('nl-nl.ts', 'nl-be.ts'));
  }
});

test.each([
  ['nl-nl', '/nl/'],
  ['nl-be', '/be/'],
])('the shop of %s begins at %s', async (market, path) => {
  await expect(inMarket(market, homePath)).resolves.toBe(path);
});
