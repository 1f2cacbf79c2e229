import cookie from '@fastify/cookie';
import { sumVisits, VisitCounts, type Outcome } from '@weefsel/federation/canary';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import { CanaryVisits, VISIT_COOKIE } from './canary-visits';
import type { ShownCanary } from './canary-watch';

const canary: ShownCanary = {
  canary: {
    composition: 'canary1',
    against: 'live1',
    percent: 5,
    since: new Date(Date.now() - 30_000).toISOString(),
    blockSeconds: 60,
    waitSeconds: 300,
  },
  snapshot: { composition: 'canary1' } as Snapshot,
};

const BROWSER = { accept: 'text/html,*/*', 'sec-fetch-dest': 'document', 'user-agent': 'Chrome/156.0' };

afterEach(() => void jest.restoreAllMocks());

async function server({ on = true, lot = 0.01 } = {}) {
  jest.spyOn(Math, 'random').mockReturnValue(lot);
  const shown = { canary: on ? canary : undefined };
  const counts = new VisitCounts('a');
  const visits = new CanaryVisits({ current: () => shown.canary }, counts, true);
  const app = fastify();
  await app.register(cookie);
  visits.register(app);
  app.get('/assets/x.js', () => '0');
  app.get<{ Querystring: { status?: string } }>('/*', (request, reply) =>
    reply
      .code(Number(request.query.status ?? 200))
      .header('cache-control', 'no-cache')
      .send(visits.snapshotFor(request)?.composition ?? 'live1'),
  );
  app.post<{ Body: { composition: string; outcomes: Outcome[] } }>('/tell', (request) => {
    visits.note(request, request.body.composition, request.body.outcomes);
    return {};
  });
  const get = (url: string, held = '', headers: Record<string, string> = BROWSER) =>
    app.inject({ url, headers: { ...headers, ...(held && { cookie: `${VISIT_COOKIE}=${held}` }) } });
  const tell = (held: string, composition: string, outcomes: Outcome[]) =>
    app.inject({
      method: 'POST',
      url: '/tell',
      payload: { composition, outcomes },
      headers: { cookie: `${VISIT_COOKIE}=${held}` },
    });
  const counted = () => sumVisits([counts.toJSON()]);
  return { get, tell, counted, shown };
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof server>>['get']>>;
const heldAfter = ({ cookies }: Answer): string => cookies[0]?.value ?? '';

test('the first document draws the composition of a visit, and later answers keep it', async () => {
  const { get, counted } = await server();
  const first = await get('/nl/');
  expect(first.body).toBe('canary1');
  expect(first.cookies).toEqual([
    {
      ...{ name: VISIT_COOKIE, value: expect.any(String) as string },
      ...{ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
    },
  ]);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  const held = heldAfter(first);
  const later = await get('/nl/dames/_payload.json', held, {});
  expect([later.body, later.headers['set-cookie'], later.headers['cache-control']]).toEqual([
    'canary1',
    undefined,
    'no-cache',
  ]);
  expect(counted()).toMatchObject([{ percent: 5, canary: { sessions: 1 }, live: { sessions: 0 } }]);
});

test('a visit that draws live is counted too', async () => {
  const { get, counted } = await server({ lot: 0.5 });
  expect((await get('/nl/')).body).toBe('live1');
  expect(counted()).toMatchObject([{ canary: { sessions: 0 }, live: { sessions: 1 } }]);
});

test.each([
  ['files', '/assets/x.js', BROWSER],
  ['payloads', '/nl/_payload.json', BROWSER],
  ['robots', '/nl/', { ...BROWSER, 'user-agent': 'Googlebot/2.1' }],
  ['programs', '/nl/', {}],
  ['pictures and frames', '/nl/', { ...BROWSER, 'sec-fetch-dest': 'iframe' }],
  ['browsers with a preview', '/nl/', { ...BROWSER, cookie: 'weefsel-preview=x' }],
])('%s draw no lot', async (_what, url, headers) => {
  const { get, counted } = await server();
  const { headers: said } = await get(url, '', headers as Record<string, string>);
  expect([said['set-cookie'], counted()]).toEqual([undefined, []]);
});

test('without a canary there is no cookie', async () => {
  const { get, counted } = await server({ on: false });
  expect((await get('/nl/')).headers['set-cookie']).toBeUndefined();
  expect(counted()).toEqual([]);
});

test('the end of a canary returns a visit to live, and the next canary draws anew', async () => {
  const { get, shown } = await server();
  const held = heldAfter(await get('/nl/'));
  shown.canary = undefined;
  expect((await get('/nl/', held)).body).toBe('live1');
  shown.canary = { ...canary, canary: { ...canary.canary, since: new Date().toISOString() } };
  const again = await get('/nl/', held);
  expect(heldAfter(again)).not.toBe(held);
});

test('counts each outcome of a visit once, also when it is reported again', async () => {
  const { get, tell, counted } = await server();
  const held = heldAfter(await get('/nl/'));
  const after = heldAfter(await tell(held, 'canary1', ['withError', 'withCart']));
  expect(after).toBe(`${held}ec`);
  expect((await tell(after, 'canary1', ['withError'])).headers['set-cookie']).toBeUndefined();
  expect(counted()).toMatchObject([{ canary: { sessions: 1, withError: 1, withCart: 1 } }]);
});

test('ignores outcomes of another composition or without a visit', async () => {
  const { get, tell, counted } = await server();
  const held = heldAfter(await get('/nl/'));
  await tell(held, 'live1', ['withError']);
  await tell('', 'canary1', ['withError']);
  expect(counted()).toMatchObject([{ canary: { withError: 0 }, live: { withError: 0 } }]);
});

test('a failed page counts as one error of the visit, however often it fails', async () => {
  const { get, counted } = await server();
  const held = heldAfter(await get('/nl/?status=500'));
  await get('/nl/?status=500', held);
  expect(counted()).toMatchObject([{ canary: { sessions: 1, withError: 1 } }]);
});
