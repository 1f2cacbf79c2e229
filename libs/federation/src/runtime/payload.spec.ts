import { isEmpty, partFor, partsOf, payloadPath, withoutWaiting, type PagePayload } from './payload';

const part = { remote: 'mf-content', kind: 'page', name: 'page' } as const;
const payload = (changes: Partial<PagePayload> = {}): PagePayload => ({
  href: '/nl/dames/',
  status: 200,
  owner: 'mf-search',
  page: 'listing',
  context: 'ladies',
  head: { title: 'Dames' },
  content: { state: 'ready', data: { chunks: ['faq'] } },
  fragments: {},
  remotes: {},
  ...changes,
});
const props = { slug: 'dames', place: 'above' } as const;
const blocks = { remote: 'mf-content', name: 'Blocks', props } as const;

test('only a load that returns null has nothing to show', () => {
  expect(isEmpty({ state: 'ready', data: null })).toBe(true);
  expect(isEmpty({ state: 'ready', data: [] })).toBe(false);
  expect(isEmpty({ state: 'ready' })).toBe(false);
  expect(isEmpty({ state: 'failed' })).toBe(false);
});

test.each([
  [{ chunks: ['faq', 'film'] }, { ...part, chunks: ['faq', 'film'] }],
  [{ chunks: ['faq', 42, null] }, { ...part, chunks: ['faq'] }],
  [{ chunks: 'faq' }, part],
  [{}, part],
  [null, part],
  ['text', part],
  [undefined, part],
])('data %j needs the code of its chunks, if they are names', (data, expected) => {
  expect(partFor({ state: 'ready', data }, part)).toEqual(expected);
});

test('a failed part needs no chunks', () => {
  expect(partFor({ state: 'failed' }, part)).toEqual(part);
});

test('a page needs the code of itself and of what it shows, with their chunks', () => {
  const content = { state: 'ready', data: { chunks: ['film'] } } as const;
  const shown = payload({ fragments: { above: { ...blocks, content } } });
  expect(partsOf(shown)).toEqual([
    { remote: 'mf-search', kind: 'page', name: 'listing', chunks: ['faq'] },
    { remote: 'mf-content', kind: 'fragment', name: 'Blocks', chunks: ['film'] },
  ]);
});

test('a page of the shell, and a fragment with nothing to show, need none', () => {
  const content = { state: 'ready', data: null } as const;
  expect(partsOf(payload({ owner: null, fragments: { above: { ...blocks, content } } }))).toEqual([]);
});

test('a document brings no code that can wait', () => {
  const content = { state: 'ready' } as const;
  const both = payload({
    fragments: { above: { ...blocks, content }, below: { ...blocks, content, waits: 'near' } },
  });
  expect(Object.keys(withoutWaiting(both).fragments)).toEqual(['above']);
  expect(withoutWaiting(both)).toMatchObject({ href: both.href, content: both.content });
  expect(Object.keys(both.fragments)).toEqual(['above', 'below']);
});

test.each([
  ['/nl/dames/', '/nl/dames/_payload.json'],
  ['/cart', '/cart/_payload.json'],
  ['/', '/_payload.json'],
])('the payload of %s is at %s', (path, expected) => {
  expect(payloadPath(path)).toBe(expected);
});
