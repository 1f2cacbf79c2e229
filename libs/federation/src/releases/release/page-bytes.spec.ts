import { fromPartial } from '@total-typescript/shoehorn';
import type { RemoteManifest } from '../../build/bundler/manifest';
import { overBudget, pageBytes } from './page-bytes';

const SIZES: Record<string, number> = {
  'remoteEntry.js': 1,
  'entry.js': 10,
  'page.js': 100,
  'shared.js': 1000,
  'a.js': 10_000,
};
const part = (js: string[], css: string[] = []) => ({ js, css });

test('a page is its container, its entry, its own files and all chunks, each file once', () => {
  const parts = {
    remoteEntry: 'remoteEntry.js',
    entry: part(['entry.js']),
    pages: { listing: part(['shared.js', 'page.js'], ['page.css']), search: part(['shared.js']) },
    chunks: { a: part(['a.js', 'shared.js'], ['a.css']) },
  };
  expect(pageBytes(parts, (file) => SIZES[file] ?? 5)).toEqual({
    listing: { js: 11_111, css: 10 },
    search: { js: 11_011, css: 5 },
  });
});

const manifest = (js: number, budget: Record<string, number>): RemoteManifest =>
  fromPartial<RemoteManifest>({ name: 'mf-search', budget, bytes: { listing: { js, css: 0 } } });

test('a page over its budget is named with both numbers and with what to do', () => {
  expect(overBudget(manifest(30_010, { listing: 30 }))).toEqual([
    'Its page listing is 30.1 kB of JavaScript, its budget is 30.0 kB: make it smaller, or raise the budget in ' +
      'apps/mf-search/webpack.config.ts, or say --over-budget "why".',
  ]);
  expect(overBudget(manifest(30_000, { listing: 30 }))).toEqual([]);
  expect(overBudget(manifest(30_000, {}))).toEqual([]);
});
