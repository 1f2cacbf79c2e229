import { fromAny } from '@total-typescript/shoehorn';
import type { PageResult } from '@weefsel/contracts';
import { RemoteFragment, type PartComponent } from '@weefsel/federation/runtime';
import { use } from 'react';
import { PageCache } from '../page/page-cache';
import { shop, stateOf } from './shop.fixture';

const page = (title: string): PageResult => ({
  kind: 'page',
  data: { title },
  head: { title, canonical: 'https://shop.test/nl/' },
  context: 'general',
});
const listing = { 'mf-search/listing': async () => page('Dames') };
const browser = { 'user-agent': 'Mozilla/5.0 Chrome/156.0', host: 'shop.test' };
const view = (component: () => React.ReactNode) => fromAny<PartComponent, unknown>(component);

const never = new Promise<string>(() => undefined);
const throwing = view(() => {
  throw new Error('no cards');
});
const hanging = view(() => <h1>{use(never)}</h1>);

const limits = { answerMs: 5000, renderMs: 20 };

const ask = (app: Awaited<ReturnType<typeof shop>>, headers: Record<string, string> = {}) =>
  app.inject({ url: '/nl/dames/', headers: { ...browser, ...headers } });

test.each([
  ['throws', throwing],
  ['never gets ready', hanging],
])('a page whose main part %s is an uncached 500 with frame, message and retry', async (_, broken) => {
  const app = await shop(listing, { views: { 'mf-search/page/listing': broken }, limits });
  const { statusCode, headers, body } = await ask(app);
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('>Deze pagina kunnen we nu niet laten zien');
  expect(body).toContain('href="/nl/dames/"');
  expect(body).toContain('</header>');
  expect(body).toContain('</footer>');
  expect(await stateOf(app, body)).toMatchObject({ payload: { status: 500 } });
  expect(body.endsWith('</html>')).toBe(true);
});

test('the log names the part that failed', async () => {
  const log = jest.fn();
  await ask(await shop(listing, { views: { 'mf-search/page/listing': throwing }, log }));
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({
      msg: 'A part of a page could not be rendered.',
      parts: ['mf-search/page/listing'],
      err: expect.objectContaining({ message: 'no cards' }) as object,
    }),
  );
});

test('a failed page is rendered anew at the next request', async () => {
  let fails = true;
  const now = view(() => {
    if (fails) throw new Error('no cards');
    return <h1>Dames</h1>;
  });
  const app = await shop(listing, { views: { 'mf-search/page/listing': now }, pages: new PageCache(60) });
  expect((await ask(app)).statusCode).toBe(500);
  fails = false;
  const mended = await ask(app);
  expect([mended.statusCode, mended.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(mended.headers).not.toHaveProperty('x-robots-tag');
  expect(mended.body).not.toContain('noindex');
  fails = true;
  expect((await ask(app)).body).toContain('<h1>Dames</h1>');
});

test('a lent fragment that never gets ready fails alone, and its page is complete but not cached', async () => {
  let asked = 0;
  const slider = view(() => {
    asked += 1;
    return <p>{use(never)}</p>;
  });
  const around = view(() => (
    <main>
      <h1>Dames</h1>
      <RemoteFragment of="mf-catalog" name="ProductSlider" props={{ tabs: [] }} />
    </main>
  ));
  const app = await shop(
    { ...listing, 'mf-catalog/product': async () => page('Jurk') },
    {
      views: { 'mf-search/page/listing': around, 'mf-catalog/fragment/ProductSlider': slider },
      pages: new PageCache(60),
      limits,
    },
  );
  const { statusCode, body } = await ask(app);
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Dames</h1>');
  expect(body).toContain('>Er ging iets mis bij het laden van dit onderdeel');
  const once = asked;
  await ask(app);
  expect(asked).toBeGreaterThan(once);
});

test('a page with an unwritable head becomes the error page', async () => {
  const untitled = fromAny<PageResult, unknown>({ ...page('Dames'), head: {} });
  const app = await shop({
    'mf-search/listing': async () => untitled,
    'mf-content/error': async () => page('Er is een steek gevallen'),
  });
  const { statusCode, body } = await ask(app);
  expect([statusCode, body.includes('<h1>Er is een steek gevallen</h1>')]).toEqual([500, true]);
  const untold = await shop({ 'mf-search/listing': async () => untitled });
  expect((await ask(untold)).body).toContain('Er ging iets mis');
});

test.each(['br', 'gzip'])('a page is sent whole in %s, with its length', async (encoding) => {
  const app = await shop(listing);
  const { headers, rawPayload } = await ask(app, { 'accept-encoding': encoding });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(rawPayload.length));
});

test('a page whose data never arrives ends in time as an uncached 500 error page', async () => {
  const pages = new PageCache(0);
  pages.read = () => new Promise(() => undefined);
  const app = await shop(listing, { pages, limits: { answerMs: 60, renderMs: 20 } });
  const { statusCode, body, headers } = await ask(app);
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(body).toContain('Er ging iets mis');
});
