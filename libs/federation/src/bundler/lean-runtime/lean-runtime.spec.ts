import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { INTEGRITY_SEAM } from '@weefsel/contracts';
import type { Built } from './federated.fixture';
import { SmallBrowser } from './small-browser.fixture';

const FIXTURE = join(__dirname, 'federated.fixture.ts');

let built: Built;
beforeAll(() => {
  const json = execFileSync(process.execPath, [FIXTURE], { encoding: 'utf8', timeout: 180_000 });
  built = JSON.parse(json) as Built;
}, 200_000);

const served = ({ main = '', content = '' }: Record<string, string>) => ({
  'small.js': main,
  'content.js': content,
});

function browser(page: keyof Built, entry?: keyof Built): SmallBrowser {
  const found = new SmallBrowser(built[page]['main'] ?? '');
  if (entry) found.serve(served(built[entry]));
  return found;
}

/** The remote entry with a text of its build replaced. */
function entryWith(text: string, other: string): string {
  const { main = '' } = built.entry;
  expect(main).toContain(text);
  return main.replaceAll(text, other);
}

const sent = (text = '') => brotliCompressSync(text).length;

test.each([
  ['page', 'entry'],
  ['page', 'wholeEntry'],
  ['wholePage', 'entry'],
  ['wholePage', 'wholeEntry'],
] as const)('a %s opens a remote with %s, which takes the very module that is lent', async (page, entry) => {
  const shop = browser(page, entry);
  const { made } = await shop.open();
  expect(made).toBe(shop.host.made);
  expect(shop.warnings).toEqual([]);
});

test('an entry that is asked for by two at once is fetched once', async () => {
  const shop = browser('page', 'entry');
  const [one, two] = await Promise.all([shop.open(), shop.open()]);
  expect(one).toBe(two);
  expect(shop.asked).toHaveLength(2); // the entry and its content
});

test('an entry that cannot be fetched is reported with its address, and loads at a retry', async () => {
  const shop = browser('page');
  await expect(shop.open()).rejects.toThrow(
    /Failed to load script resources\. #RUNTIME-008[^]*http:\/\/shop\/small\.js/,
  );
  shop.serve({ ...served(built.entry), 'small.js?retry=1': built.entry['main'] ?? '' });
  const { made } = await shop.open(1);
  expect(made).toBe(shop.host.made);
  expect(shop.asked.map(({ src }) => src)).toEqual([
    'http://shop/small.js',
    'http://shop/small.js?retry=1',
    expect.stringMatching(/content\.js$/),
  ]);
});

test('a remote that is opened anew is another one, with the same module', async () => {
  const shop = browser('page', 'entry');
  const first = await shop.open();
  shop.serve({ 'small.js?retry=1': built.entry['main'] ?? '' });
  const second = await shop.open(1);
  expect(second).not.toBe(first);
  expect(second.made).toBe(first.made);
});

test('a script that is no entry is named', async () => {
  const shop = browser('page');
  shop.serve({ 'small.js': '' });
  await expect(shop.open()).rejects.toThrow(/Failed to get remoteEntry exports\. #RUNTIME-001[^]*mf_small/);
});

test('an entry that cannot begin, and one without what is asked for, are named', async () => {
  const shop = browser('page');
  shop.serve({ 'small.js': 'var mf_small = { init() { throw Error("too old") } }' });
  await expect(shop.open()).rejects.toThrow(/#RUNTIME-015[^]*too old/);
  const other = browser('page', 'entry');
  await other.open();
  await expect(other.host.loadRemote('mf_small/absent')).rejects.toThrow('"./absent" does not exist');
  await expect(other.host.loadRemote('mf_other/remote')).rejects.toThrow(/#RUNTIME-004[^]*mf_other\/remote/);
});

test('a remote that needs a module the shell does not lend is rejected', async () => {
  const shop = browser('page');
  shop.serve(served({ ...built.entry, main: entryWith('"lent"', '"absent"') }));
  await expect(shop.open()).rejects.toThrow("Can not get 'lent'");
});

test('logs a warning when the lent version is outside the range of the remote', async () => {
  const shop = browser('page');
  shop.serve(served({ ...built.entry, main: entryWith('"^1.0.0"', '"^2.0.0"') }));
  const { made } = await shop.open();
  expect(made).toBe(shop.host.made);
  expect(shop.warnings).toEqual([
    expect.stringMatching(/Version 1\.2\.3 from shell of shared singleton module lent.*needs \^2\.0\.0/),
  ]);
});

test('entries are requested with the integrity hash that the page gives', async () => {
  const shop = browser('page', 'entry');
  shop.set(INTEGRITY_SEAM, (url: string) => `hash of ${url}`);
  await shop.open();
  expect(shop.asked[0]?.integrity).toBe('hash of http://shop/small.js');
});

test('half of the runtime stays in the page, and half in each entry', () => {
  expect(sent(built.page['main'])).toBeLessThan(0.55 * sent(built.wholePage['main']));
  expect(sent(built.entry['main'])).toBeLessThan(0.65 * sent(built.wholeEntry['main']));
});
