import type { RemoteManifest } from '../../libs/federation/src/build/bundler/manifest.ts';
import { swapInAnswer } from './swap-answer';
import { localRemote } from './swap-remote';

const part = (js: string) => ({ js: [js], css: [] });
const manifest: RemoteManifest = {
  name: 'mf-search',
  contract: '1.0',
  shared: {},
  remoteEntry: 'remoteEntry.js',
  entry: part('entry.js'),
  pages: { listing: part('listing.js') },
  fragments: {},
  bundled: [],
  files: {},
  texts: {
    nl: {
      'headless.search.new': 'Nieuw',
      'headless.search.sort': 'Sorteren </script>',
      'headless.search.free': 'Vanaf {promise.free}',
    },
  },
};
const local = localRemote(manifest);
const theirs = { version: 'aaa', base: '/remotes/mf-search/aaa/' };
const content = { version: 'bbb', base: '/remotes/mf-content/bbb/' };
const json = 'application/json; charset=utf-8';

test('a document has none of the other version’s looks and hints', () => {
  const text = `<head><style data-href="/remotes/mf-search/aaa/a.css">.a{}</style><style data-href="/remotes/mf-content/bbb/b.css">.b{}</style></head><link rel="preload" as="script" href="/remotes/mf-search/aaa/entry.js" integrity="x"><link rel="preload" as="script" href="/remotes/mf-content/bbb/entry.js">`;
  const html =
    swapInAnswer({ path: '/search?tn_q=jas', type: 'text/html; charset=utf-8', text }, local) ?? '';
  expect(html).not.toContain('/remotes/mf-search/');
  expect(html).toContain('.b{}');
  expect(html).toContain('/remotes/mf-content/bbb/entry.js');
});

test('the state of a page has the local remote in it, and its texts', () => {
  const state = {
    composition: { 'mf-search': theirs, 'mf-content': content },
    payload: { href: '/search', remotes: { 'mf-search': theirs } },
    stores: { snippets: { 'headless.search.sort': 'Sorteer', 'headless.search.free': 'Vanaf 50' } },
  };
  const path = '/_state/AAAAAAAAAAAAAAAAAAAAAA.json?of=%2Fsearch';
  const said = swapInAnswer({ path, type: json, text: JSON.stringify(state) }, local) ?? '';
  expect(JSON.parse(said)).toEqual({
    composition: { 'mf-search': local.ref, 'mf-content': content },
    payload: { href: '/search', remotes: { 'mf-search': local.ref } },
    stores: {
      snippets: {
        'headless.search.sort': 'Sorteren </script>',
        'headless.search.free': 'Vanaf 50',
        'headless.search.new': 'Nieuw',
      },
    },
  });
  const frame = JSON.stringify({ config: {}, stores: { navigation: {} } });
  expect(swapInAnswer({ path: '/_state/B.json', type: json, text: frame }, local)).toBe(frame);
});

test('a payload names the local remote where it named the other version, and nowhere else', () => {
  const answer = (remotes: object) => JSON.stringify({ kind: 'page', payload: { href: '/', remotes } });
  const swap = (remotes: object) =>
    swapInAnswer({ path: '/nl/_payload.json?a=1', type: json, text: answer(remotes) }, local);
  expect(swap({ 'mf-search': theirs, 'mf-content': content })).toBe(
    answer({ 'mf-search': local.ref, 'mf-content': content }),
  );
  expect(swap({ 'mf-content': content })).toBe(answer({ 'mf-content': content }));
  const moved = JSON.stringify({ kind: 'redirect', to: '/nl/' });
  expect(swapInAnswer({ path: '/x/_payload.json', type: json, text: moved }, local)).toBe(moved);
});

test('the list of texts has those of the local remote, but for promises, which are the other shop’s', () => {
  const text = JSON.stringify([
    { key: 'headless.search.sort', value: 'Sorteer' },
    { key: 'headless.search.free', value: 'Vanaf 50' },
  ]);
  expect(JSON.parse(swapInAnswer({ path: '/api/getSnippets', type: json, text }, local) ?? '')).toEqual([
    { key: 'headless.search.free', value: 'Vanaf 50' },
    { key: 'headless.search.new', value: 'Nieuw' },
    { key: 'headless.search.sort', value: 'Sorteren </script>' },
  ]);
});

test('anything else is what the other shop answers', () => {
  expect(
    swapInAnswer({ path: '/assets/main.js', type: 'text/javascript', text: 'x' }, local),
  ).toBeUndefined();
  expect(swapInAnswer({ path: '/api/getCategories', type: json, text: '[]' }, local)).toBeUndefined();
});
