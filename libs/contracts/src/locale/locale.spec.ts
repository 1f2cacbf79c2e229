import { locale, type Locale } from './locale';
import * as belgium from './nl-be';
import * as netherlands from './nl-nl';

const MARKETS: readonly [market: string, said: Locale][] = [
  ['nl-nl', netherlands],
  ['nl-be', belgium],
];

describe.each(MARKETS)('the market %s', (market, said) => {
  test('defines every value of a locale, with standard language, country and currency codes', () => {
    expect(Object.keys(said).sort()).toEqual(Object.keys(locale).sort());
    expect(Intl.getCanonicalLocales(said.code)).toEqual([said.code]);
    expect(new Intl.Locale(said.code)).toMatchObject({ language: said.language, region: said.country });
    expect(Intl.supportedValuesOf('currency')).toContain(said.currency);
    expect(said.prefix).toMatch(/^[a-z-]+$/);
  });

  test('is called by its code', () => expect(said.code.toLowerCase()).toBe(market));

  test('has values that are short enough to be written where they are used', () => {
    for (const value of Object.values(said)) expect(String(value).length).toBeLessThanOrEqual(6);
  });
});

test('no two markets have the same addresses', () => {
  const prefixes = MARKETS.map(([, { prefix }]) => prefix);
  expect(new Set(prefixes).size).toBe(MARKETS.length);
});

test('the shop is in the Netherlands until it is built for another market', () =>
  expect({ ...locale }).toEqual({ ...netherlands }));
