import { fromPartial } from '@total-typescript/shoehorn';
import type { Snapshot } from '@weefsel/federation/server';
import type { RemoteName } from '@weefsel/contracts';
import fastify from 'fastify';
import { setComposition } from '../../request/preview/request-view';
import { FaultList } from './fault-list';
import { KnownNames } from './known-names';
import { createMeasures, measureReleases } from './measures';
import { measureRequests } from './request-measures';
import { measuredTransport, vendorAt } from './vendor-measures';

const shown = () => [
  fromPartial<Snapshot>({
    composition: 'live1',
    remotes: new Map([['mf-search', { name: 'mf-search', build: 'ab12', ref: { version: 'ab12' } }]]),
  }),
];

function server() {
  const measures = createMeasures();
  measureReleases(measures, shown);
  const app = fastify();
  const faults = new FaultList();
  measureRequests(app, measures, new KnownNames(shown), faults);
  app.get('/api/x', () => '');
  app.get('/assets/*', () => '');
  app.get('/metrics', () => '');
  app.post('/form', () => '');
  app.get<{ Querystring: { status?: string; of?: RemoteName } }>('/*', ({ query }, reply) => {
    const [snapshot = fromPartial<Snapshot>({})] = shown();
    setComposition(reply, snapshot, query.of ?? null);
    // An error page in its place.
    if (query.of) setComposition(reply, snapshot, null);
    return reply.code(Number(query.status ?? 200)).send('');
  });
  const lines = async (beginning: string) =>
    (await measures.registry.metrics()).split('\n').filter((line) => line.startsWith(`weefsel_${beginning}`));
  return { app, measures, lines, faults };
}

test('answers are measured by kind and status, and pages by composition', async () => {
  const { app, lines, faults } = server();
  for (const url of [
    '/nl/',
    '/nl/?status=503',
    '/nl/?status=500&of=mf-search',
    '/nl/?status=500&of=mf-stores',
    '/nl/_payload.json?a=/',
    '/api/x',
    '/assets/a.js',
    '/metrics',
  ])
    await app.inject(url);
  await app.inject({ method: 'POST', url: '/form' });
  expect((await lines('request_seconds_count')).map((line) => /\{(.*)\}/.exec(line)?.[1])).toEqual([
    'kind="page",status="200"',
    'kind="page",status="503"',
    'kind="page",status="500"',
    'kind="payload",status="200"',
    'kind="api",status="200"',
    'kind="file",status="200"',
    'kind="operations",status="200"',
    'kind="other",status="200"',
  ]);
  expect(await lines('page_views_total')).toEqual([
    'weefsel_page_views_total{kind="page",composition="live1"} 1',
    'weefsel_page_views_total{kind="payload",composition="live1"} 1',
  ]);
  expect(await lines('broken_pages_total')).toEqual([
    'weefsel_broken_pages_total{kind="page",composition="live1",release="shell"} 1',
    'weefsel_broken_pages_total{kind="page",composition="live1",release="mf-search@ab12"} 1',
    'weefsel_broken_pages_total{kind="page",composition="live1",release="other"} 1',
  ]);
  expect(faults.toJSON().map(({ release, kind, name }) => [release, kind, name])).toEqual([
    ['other', 'answer', '500'],
    ['mf-search@ab12', 'answer', '500'],
    ['shell', 'answer', '503'],
  ]);
  expect(await lines('release_info')).toEqual([
    'weefsel_release_info{composition="live1",release="mf-search@ab12"} 1',
  ]);
});

test('a document names its composition where its scripts can read it', async () => {
  const { app } = server();
  expect((await app.inject('/nl/')).headers['server-timing']).toBe('composition;desc="live1"');
  expect((await app.inject('/api/x')).headers['server-timing']).toBeUndefined();
});

const addresses = {
  commerceEndpoint: 'http://backend/store-api',
  contentApiHost: 'http://backend/content',
  searchBaseUrl: 'http://backend',
  socialFeedUrl: 'http://social/feeds/{id}',
  reviewsUrl: '',
  addressesUrl: '',
  vatCheckUrl: 'http://backend/vies',
};

test.each([
  ['http://backend/store-api/cart', 'commerce'],
  ['http://backend/content/x', 'content'],
  ['http://backend/navigation', 'search'],
  ['http://social/feeds/2', 'social'],
  ['http://backend/vies/rest-api/ms/NL/vat/1', 'vat'],
  ['http://elsewhere/', 'other'],
])('a call to %s is one to %s', (url, vendor) => {
  expect(vendorAt(url, addresses)).toBe(vendor);
});

test('calls to vendors are measured, those too that fail', async () => {
  const { measures, lines } = server();
  const request = { url: 'http://backend/store-api/cart' } as Parameters<
    ReturnType<typeof measuredTransport>
  >[0];
  const answer = { status: 404, statusText: '', headers: {}, text: '' };
  await measuredTransport(async () => answer, addresses, measures)(request);
  const failing = measuredTransport(() => Promise.reject(new Error('away')), addresses, measures);
  await expect(failing(request)).rejects.toThrow('away');
  expect((await lines('vendor_call_seconds_count')).map((line) => /\{(.*)\}/.exec(line)?.[1])).toEqual([
    'vendor="commerce",outcome="404"',
    'vendor="commerce",outcome="failed"',
  ]);
});
