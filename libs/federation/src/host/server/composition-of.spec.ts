import type { PartFiles, RemoteRef } from '../../runtime/index';
import { compositionOf } from './composition-of';
import type { LiveRemote } from './live-remote';

const files = (name: string): PartFiles => ({ js: [`${name}.js`, 'both.js'], css: [`${name}.css`] });
const names = ['listing', 'search', 'popup', 'faq', 'film'];
const ref: RemoteRef = {
  version: 'aaa',
  base: '/remotes/mf-search/aaa/',
  remoteEntry: 'remoteEntry.js',
  entry: { js: ['entry.js'], css: [] },
  pages: { listing: files('listing'), search: files('search') },
  fragments: { SearchPopup: files('popup') },
  chunks: { faq: files('faq'), film: files('film') },
  integrity: Object.fromEntries(
    ['remoteEntry.js', 'entry.js', '7.js', 'both.js', ...names.flatMap((n) => [`${n}.js`, `${n}.css`])].map(
      (file) => [file, `sha384-${file}`],
    ),
  ),
};
const snapshotOf = (own: RemoteRef) => ({
  amiss: [],
  remotes: new Map([['mf-search' as const, { name: 'mf-search', ref: own } as LiveRemote]]),
});

const part = { remote: 'mf-search' as const, kind: 'page' as const, name: 'listing', chunks: ['faq'] };

test('a page knows the files of its parts, and those that any part may load later', () => {
  const found = compositionOf(snapshotOf(ref), [part])['mf-search'];
  expect(found).toMatchObject({
    version: 'aaa',
    base: ref.base,
    remoteEntry: ref.remoteEntry,
    entry: ref.entry,
  });
  expect(found?.pages).toEqual({ listing: files('listing') });
  expect(found?.fragments).toEqual({});
  expect(found?.chunks).toEqual({ faq: files('faq') });
  expect(Object.keys(found?.integrity ?? {}).sort()).toEqual(
    [
      '7.js',
      'both.js',
      'entry.js',
      'faq.css',
      'faq.js',
      'listing.css',
      'listing.js',
      'remoteEntry.js',
    ].sort(),
  );
});

test('includes the hash of a shared chunk of another part, but not of that part’s named file', () => {
  const search: PartFiles = { js: ['search.js', '879.07f4d410.js'], css: [] };
  const integrity = { ...ref.integrity, '879.07f4d410.js': 'sha384-shared' };
  const found = compositionOf(snapshotOf({ ...ref, pages: { ...ref.pages, search }, integrity }), [part]);
  expect(found['mf-search']?.integrity).toHaveProperty(['879.07f4d410.js'], 'sha384-shared');
  expect(found['mf-search']?.integrity).not.toHaveProperty(['search.js']);
});

test('a remote without a part on the page is not named: the page may be kept for longer than its version is live', () => {
  expect(compositionOf(snapshotOf(ref), [])).toEqual({});
});

test('lists no hashes for a development server', () => {
  const { integrity, ...served } = ref;
  expect(integrity).toBeDefined();
  expect(compositionOf(snapshotOf(served), [part])['mf-search']).not.toHaveProperty('integrity');
});
