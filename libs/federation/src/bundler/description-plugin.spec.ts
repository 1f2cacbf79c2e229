/** @jest-environment node */
import { built } from './built.fixture';
import { addressFlaws, DescriptionPlugin } from './description-plugin';

jest.setTimeout(60_000);

test('a build says what its door says, without running anything of its parts', async () => {
  const { json, clear } = await built(
    {
      'entry.js': `
        import { paths } from 'lent';
        export default {
          pages: { map: { paths: ['/nl/winkels/', '/nl/winkel/:city'], reads: ['q'], load: () => import('./load.js') } },
          fragments: { Opening: { view: () => import('./load.js') } },
          storage: ['weefsel-store'],
          own: paths.cart.to(),
        };`,
      'load.js': `throw new Error('nobody asked for it');`,
    },
    {
      entry: { main: { import: './entry.js', library: { type: 'commonjs2' } } },
      target: 'node',
      externals: { lent: 'commonjs2 lent' },
      plugins: [new DescriptionPlugin('mf-stores', 'main.js')],
    },
  );
  expect(json('description.json')).toEqual({
    pages: { map: { paths: ['/nl/winkels/', '/nl/winkel/:city'], reads: ['q'] } },
    fragments: ['Opening'],
    storage: ['weefsel-store'],
    events: [],
  });
  clear();
});

test('a page that nobody could come to, and an address that is none, are said', () => {
  const flaws = (page: object) => addressFlaws('mf-stores', { pages: { map: page } });
  expect(flaws({ paths: ['/nl/winkels/'] })).toEqual([]);
  expect(flaws({ shows: ['look'] })).toEqual([]);
  expect(flaws({})).toEqual([
    'The page map has neither paths nor types that it shows: nobody could come to it.',
  ]);
  expect(flaws({ paths: ['winkels?x'] })[0]).toContain('has the path "winkels?x", which is none');
  expect(flaws({ shows: ['shop'] })[0]).toContain('shows the type "shop", which is none of page, navigation');
  const twice = { one: { paths: ['/a'] }, two: { paths: ['/a/'] } };
  expect(addressFlaws('mf-stores', { pages: twice })[0]).toContain('both claim the path /a/');
});
