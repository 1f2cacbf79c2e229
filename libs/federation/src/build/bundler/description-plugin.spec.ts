import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from './built.fixture';
import { addressFlaws, DescriptionPlugin } from './description-plugin';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'weefsel-events-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file that declares a remote's events. */
function eventsFile(text: string): string {
  const file = join(folder, 'events.ts');
  writeFileSync(file, text);
  return file;
}

test('a build describes its entry without running its lazily loaded parts', async () => {
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
      plugins: [
        new DescriptionPlugin(
          'mf-stores',
          'main.js',
          eventsFile(`export const events = ['view_item', 'search'] as const;`),
        ),
      ],
    },
  );
  expect(json('description.json')).toEqual({
    pages: { map: { paths: ['/nl/winkels/', '/nl/winkel/:city'], reads: ['q'] } },
    fragments: ['Opening'],
    storage: ['weefsel-store'],
    events: ['search', 'view_item'],
  });
  clear();
});

test('a missing events file yields no events, and one without a list fails the build', async () => {
  const build = (file: string) =>
    built(
      { 'entry.js': `export default { pages: {} };` },
      {
        entry: { main: { import: './entry.js', library: { type: 'commonjs2' } } },
        plugins: [new DescriptionPlugin('mf-stores', 'main.js', file)],
      },
    );
  const none = await build(join(folder, 'nothing.ts'));
  expect(none.json('description.json')).toMatchObject({ events: [] });
  none.clear();
  const wrong = await build(eventsFile(`export const events = 'search';`));
  expect(wrong.errors).toEqual([expect.stringContaining('events.ts: events is no list of names.')]);
  wrong.clear();
});

test('reports an unreachable page, an invalid address and a path that is claimed twice', () => {
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

test('an entry that runs in a circle fails the build within its limit, and so does one that ends its process', async () => {
  const build = (entry: string) =>
    built(
      { 'entry.js': entry },
      {
        entry: { main: { import: './entry.js', library: { type: 'commonjs2' } } },
        plugins: [new DescriptionPlugin('mf-stores', 'main.js', join(folder, 'nothing.ts'), 1000)],
      },
    );
  const loops = await build(`for (;;); export default { pages: {} };`);
  expect(loops.errors).toEqual([
    'The entry of mf-stores: It did not come to an end within 1 s: it hangs, or runs in a circle.',
  ]);
  loops.clear();
  const ends = await build(`process.exit(3); export default { pages: {} };`);
  expect(ends.errors).toEqual(['The entry of mf-stores: It ended its process.']);
  ends.clear();
});

test('fragments and pages made by what the shell lends are named all the same', async () => {
  const { json, clear } = await built(
    {
      'entry.js': `
        import { fragment } from 'lent';
        const round = { view: () => 1 };
        round.self = round;
        export default { pages: { map: { paths: ['/a'] } }, fragments: { Made: fragment(), Own: round } };`,
    },
    {
      entry: { main: { import: './entry.js', library: { type: 'commonjs2' } } },
      externals: { lent: 'commonjs2 lent' },
      plugins: [new DescriptionPlugin('mf-stores', 'main.js', join(folder, 'nothing.ts'))],
    },
  );
  expect(json('description.json')).toMatchObject({ fragments: ['Made', 'Own'] });
  clear();
});
