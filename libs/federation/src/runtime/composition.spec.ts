import { codeKey, filesOfPart, joinRefs, partKey, type RemoteRef } from './composition';

const files = (name: string) => ({ js: [`${name}.js`, 'both.js'], css: [`${name}.css`] });
const ref: RemoteRef = {
  version: 'aaa',
  base: '/r/aaa/',
  remoteEntry: 'remoteEntry.js',
  entry: { js: ['entry.js'], css: ['entry.css'] },
  pages: { listing: files('listing') },
  fragments: { Popup: files('popup') },
  chunks: { faq: files('faq') },
  integrity: { 'remoteEntry.js': 'sha384-e' },
};
const page = { remote: 'mf-search', kind: 'page', name: 'listing' } as const;
const fragment = { remote: 'mf-search', kind: 'fragment', name: 'Popup' } as const;

test('a part needs the container, the entry, its own files and those of its chunks, each once and in this order', () => {
  expect(filesOfPart(ref, { ...page, chunks: ['faq', 'unknown'] })).toEqual({
    js: ['/r/aaa/remoteEntry.js', '/r/aaa/entry.js', '/r/aaa/listing.js', '/r/aaa/both.js', '/r/aaa/faq.js'],
    css: ['/r/aaa/entry.css', '/r/aaa/listing.css', '/r/aaa/faq.css'],
  });
  expect(filesOfPart(ref, fragment).js).toContain('/r/aaa/popup.js');
  expect(filesOfPart(ref, fragment).js).not.toContain('/r/aaa/listing.js');
});

test('a part that the remote does not know, and a remote without a container, need what there is', () => {
  expect(filesOfPart({ ...ref, remoteEntry: '' }, { ...page, name: 'gone' })).toEqual({
    js: ['/r/aaa/entry.js'],
    css: ['/r/aaa/entry.css'],
  });
  const { chunks, ...older } = ref;
  expect(chunks).toBeDefined();
  expect(filesOfPart(older, { ...page, chunks: ['faq'] }).css).toEqual([
    '/r/aaa/entry.css',
    '/r/aaa/listing.css',
  ]);
});

test('joins the parts and hashes that two pages list for a remote', () => {
  const other: RemoteRef = {
    ...ref,
    pages: { search: files('search') },
    fragments: { Slider: files('slider') },
    chunks: { film: files('film') },
    integrity: { 'search.js': 'sha384-s' },
  };
  const joined = joinRefs(ref, other);
  expect(Object.keys(joined.pages)).toEqual(['listing', 'search']);
  expect(Object.keys(joined.fragments)).toEqual(['Popup', 'Slider']);
  expect(Object.keys(joined.chunks ?? {})).toEqual(['faq', 'film']);
  expect(joined.integrity).toEqual({ 'remoteEntry.js': 'sha384-e', 'search.js': 'sha384-s' });
  const { integrity, ...served } = ref;
  expect(integrity).toBeDefined();
  expect(joinRefs(served, served)).not.toHaveProperty('integrity');
});

test('the same part has the same key; with other chunks it is other code', () => {
  expect(partKey(page)).toBe('mf-search/page/listing');
  expect(codeKey(page)).toBe('mf-search/page/listing');
  expect(codeKey({ ...page, chunks: ['faq', 'film'] })).toBe('mf-search/page/listing+faq+film');
});
