import type { EventName } from '../../../../contracts/src/event-owners';
import type { RemoteManifest } from '../../build/bundler/manifest';
import { incompatibilities, otherContracts, type ShellOffer } from './compatibility';

const offer: ShellOffer = {
  contract: '1.4',
  shared: { react: '19.3.1', '@weefsel/stores': '1.10.0' },
  onlyInShell: ['mobx', 'react'],
};
const manifest: RemoteManifest = {
  name: 'mf-search',
  contract: '1.0',
  shared: { react: '19.3.1' },
  remoteEntry: 'remoteEntry.js',
  entry: { js: ['entry.js'], css: [] },
  pages: {},
  fragments: {},
  bundled: ['swiper'],
  files: {},
};

test.each<[string, Partial<RemoteManifest>]>([
  ['what the shell offers', {}],
  ['an older version of what is lent', { shared: { react: '19.2.9' } }],
  ['another contract, of which the compiler says what it means', { contract: '2.0' }],
  ['a newer library of ours, likewise', { shared: { '@weefsel/stores': '2.0.0' } }],
])('a remote that was built for %s is released', (_what, changes) => {
  expect(incompatibilities({ ...manifest, ...changes }, offer)).toEqual([]);
});

test.each<[Partial<RemoteManifest>, string]>([
  [{ shared: { react: '19.4.0' } }, 'It was built against react 19.4.0, the shell lends 19.3.1.'],
  [{ shared: { react: '18.9.9' } }, 'It was built against react 18.9.9, the shell lends 19.3.1.'],
  [{ shared: { vue: '3.0.0' } }, 'It expects the shell to lend vue, which the shell does not.'],
  [
    { bundled: ['swiper', 'mobx'] },
    'It carries its own copy of mobx: take what the shell lends, from @weefsel/stores or @weefsel/federation/runtime.',
  ],
  [{ entry: { js: [], css: ['entry.css'] } }, 'It has no entry (src/remote.tsx).'],
])('a remote with %j is refused with the reason', (changes, reason) => {
  expect(incompatibilities({ ...manifest, ...changes }, offer)).toEqual([reason]);
});

test.each<[Partial<RemoteManifest>, string[]]>([
  [{}, []],
  [{ contract: '1.9', shared: { '@weefsel/stores': '1.9.12', react: '20.0.0' } }, []],
  [{ contract: '2.0' }, ['It speaks contract 2.0, the shell speaks 1.4.']],
  [{ contract: '10.0' }, ['It speaks contract 10.0, the shell speaks 1.4.']],
  [
    { shared: { '@weefsel/stores': '1.11.0' } },
    ['It was built against @weefsel/stores 1.11.0, the shell lends 1.10.0.'],
  ],
])('reports the newer contract or shop library of a remote with %j', (changes, words) => {
  expect(otherContracts({ ...manifest, ...changes }, offer)).toEqual(words);
});

test('refuses a page and a fragment without code of the same name', () => {
  const files = { js: ['a.js'], css: [] };
  const description = {
    pages: { 'stock-alert': {}, product: {} },
    fragments: ['Reviews', 'Rating'],
    storage: [],
    events: [],
  };
  const built = { pages: { product: files, 'stock-mail': files }, fragments: { Rating: files } };
  expect(incompatibilities({ ...manifest, ...built, description }, offer)).toEqual([
    'Its page stock-alert has no code of that name: import its view in src/remote.tsx with webpackChunkName "page.stock-alert".',
    'Its fragment Reviews has no code of that name: import its view in src/remote.tsx with webpackChunkName "fragment.Reviews".',
  ]);
});

const traces = { globals: [], prototypes: [], storage: [] };
const keeping = (...storage: string[]) => ({ pages: {}, fragments: [], storage, events: [] });
const telling = (...events: EventName[]) => ({ pages: {}, fragments: [], storage: [], events });

test.each<[Partial<RemoteManifest>, string]>([
  [
    { traces: { ...traces, prototypes: ['Array'] } },
    'It writes to Array.prototype, which all share: use a function of its own.',
  ],
  [
    { traces: { ...traces, globals: ['open', 'shop'] }, globals: ['open'] },
    'It sets the global shop: keep it in a module, or declare it under globals in apps/mf-search/webpack.config.ts.',
  ],
  [
    { traces: { ...traces, storage: ['weefsel-one', 'weefsel-two'] }, description: keeping('weefsel-one') },
    'It keeps weefsel-two in the browser: declare it under storage in src/remote.tsx, or keep it elsewhere.',
  ],
  [
    { traces: { ...traces, events: ['search', 'purchase'] }, description: telling('search') },
    'It sends the tracking event purchase: declare it in src/events.ts.',
  ],
])('a remote that leaves behind what it does not declare is refused: %j', (changes, reason) => {
  expect(incompatibilities({ ...manifest, ...changes }, offer)).toEqual([reason]);
});

test('a remote may leave the traces that it declares, and one without a description is not checked', () => {
  const left = { globals: ['shop'], prototypes: [], storage: ['weefsel-one'] };
  expect(
    incompatibilities(
      { ...manifest, traces: left, globals: ['shop'], description: keeping('weefsel-one') },
      offer,
    ),
  ).toEqual([]);
  expect(incompatibilities({ ...manifest, traces: { ...left, globals: [] } }, offer)).toEqual([]);
});

test('reports every reason at once', () => {
  const bad = { shared: { vue: '3.0.0' }, bundled: ['mobx', 'react'], entry: { js: [], css: [] } };
  expect(incompatibilities({ ...manifest, ...bad }, offer)).toHaveLength(4);
});
