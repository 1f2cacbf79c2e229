import { isPayloadAnswer } from './payload-shape';

const payload = {
  href: '/nl/dames/',
  status: 200,
  owner: 'mf-search',
  page: 'listing',
  context: 'ladies',
  head: { title: 'Dames' },
  content: { state: 'ready', data: {} },
  fragments: { above: { remote: 'mf-content', name: 'Blocks', props: {}, content: { state: 'failed' } } },
  remotes: {},
};
const page = (change: object) => ({ kind: 'page', payload: { ...payload, ...change } });

test.each([
  ['a page', page({})],
  ['a page of the shell', page({ owner: null, status: 404 })],
  ['a page that failed', page({ status: 503, content: { state: 'failed' } })],
  ['a way elsewhere', { kind: 'redirect', to: '/nl/' }],
])('%s is an answer', (_what, value) => expect(isPayloadAnswer(value)).toBe(true));

test.each([
  [{}],
  [null],
  [42],
  ['page'],
  [[]],
  [{ kind: 'page' }],
  [{ kind: 'page', payload: null }],
  [{ kind: 'page', payload: {} }],
  [{ kind: 'redirect' }],
  [{ kind: 'redirect', to: 42 }],
  [{ kind: 'other', to: '/nl/', payload }],
  [page({ href: undefined })],
  [page({ page: 1 })],
  [page({ context: null })],
  [page({ status: '200' })],
  [page({ owner: undefined })],
  [page({ head: null })],
  [page({ head: {} })],
  [page({ content: undefined })],
  [page({ content: { state: 'new' } })],
  [page({ fragments: null })],
  [page({ fragments: { above: null } })],
  [page({ fragments: { above: { remote: 'mf-content' } } })],
  [page({ remotes: undefined })],
])('%j is none', (value) => expect(isPayloadAnswer(value)).toBe(false));
