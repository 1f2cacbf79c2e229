import { requireMarket } from './require-market';

test('a server starts for the market of its build alone', () => {
  for (const market of [undefined, '', 'nl-nl', 'NL-nl'])
    expect(() => requireMarket({ MARKET: market })).not.toThrow();
  expect(() => requireMarket({ MARKET: 'nl-be' })).toThrow('MARKET is "nl-be", and this build is for nl-nl.');
});
