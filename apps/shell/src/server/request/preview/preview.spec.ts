import cookie from '@fastify/cookie';
import { signingKey, trustedKeys, writePass } from '@weefsel/federation/composition';
import type { Snapshot } from '@weefsel/federation/server';
import fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewBadge, withBadge } from './preview-badge';
import { previewRoutes } from './preview-routes';
import { createViewFor } from './request-view';

const dir = mkdtempSync(join(tmpdir(), 'weefsel-preview-'));
afterAll(() => rmSync(dir, { recursive: true }));
const keys = trustedKeys(dir);
const snapshot = (composition: string) => ({ composition }) as Snapshot;
const passFor = async (channel: string, ms = 60_000) =>
  writePass({ channel, until: new Date(Date.now() + ms).toISOString() }, await signingKey(dir));

async function server() {
  const app = fastify();
  await app.register(cookie);
  await previewRoutes(app, keys, true);
  const remotes = {
    current: () => snapshot('live'),
    preview: async (channel: string) => (channel === 'preview/winter' ? snapshot('winter') : undefined),
  };
  const viewFor = createViewFor(remotes, keys, async () => true);
  app.get('/shown', async (request) => {
    const { snapshot: shown, badge = '' } = await viewFor(request);
    return { composition: shown.composition, badge };
  });
  return app;
}

test('a link with a good pass sets a cookie that no script reads, and leads to a page of the shop', async () => {
  const app = await server();
  const pass = await passFor('preview/winter');
  const answer = await app.inject(`/_preview?pass=${pass}&to=/nl/dames/`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/nl/dames/']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.cookies).toEqual([
    expect.objectContaining({
      name: 'weefsel-preview',
      value: pass,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
    }),
  ]);
  const shown = await app.inject({ url: '/shown', cookies: { 'weefsel-preview': pass } });
  expect(shown.json()).toEqual({
    composition: 'winter',
    badge: expect.stringContaining('het voorbeeld “winter”'),
  });
});

test.each(['//evil.example', 'https://evil.example', 'nl', '/\\evil.example'])(
  'a preview link redirects to the home page instead of to %s',
  async (to) => {
    const pass = await passFor('preview/winter');
    const answer = await (await server()).inject(`/_preview?pass=${pass}&to=${encodeURIComponent(to)}`);
    expect(answer.headers.location).toBe('/nl/');
  },
);

test.each([
  ['none', () => Promise.resolve('')],
  ['one that is over', () => passFor('preview/winter', -1)],
  ['nonsense', () => Promise.resolve('a.b.c')],
  ['two', async () => `${await passFor('preview/winter')}&pass=x`],
])('rejects %s as a pass with 403 and sets no cookie', async (_what, make) => {
  const pass = await make();
  const app = await server();
  const answer = await app.inject(`/_preview?pass=${pass}`);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('Deze link naar een voorbeeld werkt niet');
  expect(answer.cookies).toEqual([]);
  const shown = await app.inject({ url: '/shown', headers: { cookie: `weefsel-preview=${pass}` } });
  expect(shown.json()).toEqual({ composition: 'live', badge: '' });
});

test('shows live with a notice when the preview is gone', async () => {
  const pass = await passFor('preview/summer');
  const shown = await (await server()).inject({ url: '/shown', cookies: { 'weefsel-preview': pass } });
  expect(shown.json()).toEqual({
    composition: 'live',
    badge: expect.stringContaining('Het voorbeeld “summer” is er nu niet'),
  });
});

test('the stop form ends a preview and redirects to the home page', async () => {
  const answer = await (
    await server()
  ).inject({
    method: 'POST',
    url: '/_preview/stop',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nl/']);
  expect(answer.cookies).toEqual([expect.objectContaining({ name: 'weefsel-preview', value: '' })]);
});

test('the badge shows the end time in the time zone of the shop, at the start of the page', () => {
  const badge = previewBadge({ channel: 'preview/winter', until: '2026-12-01T12:00:00.000Z', isThere: true });
  expect(badge).toContain('Je bekijkt het voorbeeld “winter”, tot 1 december om 13:00.');
  const html = withBadge(Buffer.from('<html><body><p>é</p></body></html>'), badge).toString();
  expect(html).toBe(`<html><body>${badge}<p>é</p></body></html>`);
});
