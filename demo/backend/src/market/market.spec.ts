import { existsSync, globSync } from 'node:fs';
import { PAYMENT_METHODS } from '../commerce/checkout/delivery-methods.ts';
import { providerMethodOf } from '../payment/provider-methods.ts';
import { market, type Market } from './market.ts';
import * as belgium from './nl-be.ts';
import * as netherlands from './nl-nl.ts';

const MARKETS: readonly [market: string, said: Market][] = [
  ['nl-nl', netherlands],
  ['nl-be', belgium],
];

describe.each(MARKETS)('the market %s', (_market, said) => {
  test('defines every field of a market', () =>
    expect(Object.keys(said).sort()).toEqual(Object.keys(market).sort()));

  test('offers ways to pay that the shop and its payment provider know', () => {
    const known = PAYMENT_METHODS.map(({ shortName }) => shortName);
    for (const method of said.paymentMethods) {
      expect(known).toContain(method);
      expect(providerMethodOf(method)).toBeDefined();
    }
  });
});

test('every file of the Dutch market has a Belgian counterpart', () => {
  const usual = globSync('{apps,libs}/*/src/**/nl-nl.ts');
  expect(usual.length).toBeGreaterThan(2);
  for (const file of usual) expect(existsSync(file.replace('nl-nl', 'nl-be'))).toBe(true);
});

test('every document of a market also exists for all markets', () => {
  const own = globSync('demo/backend/content/markets/*/**/*.md');
  expect(own.length).toBeGreaterThan(0);
  for (const file of own) expect(existsSync(file.replace(/markets\/[^/]+\//, ''))).toBe(true);
});
