import { fromAny } from '@total-typescript/shoehorn';
import type { Transport } from '@weefsel/api-clients';
import type { PageState } from '../../boot-state';
import { observer, useStores } from '@weefsel/stores';
import { PageCache } from '../page/page-cache';
import { shop, type Loads } from './shop.fixture';

const ofToken = (token: string) => `trui-van-${token}.`;

/** A commerce backend with responses in random order. Each session's cart holds a product named after it. */
const backend: Transport = async ({ url, headers }) => {
  const turns = Math.floor(Math.random() * 6);
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  const token = headers['sw-context-token'] ?? 'nobody';
  const lineItems = [{ id: 'a', type: 'product', quantity: 1, good: true, label: ofToken(token) }];
  const body = url.endsWith('/context') ? { token } : { token, lineItems };
  return { status: 200, statusText: 'OK', headers: {}, text: JSON.stringify(body) };
};

const loads: Loads = {
  'mf-checkout/cart': async (_request, { commerce }) => {
    const lines = commerce.hasSession() ? (await commerce.cart.read()).lineItems : [];
    const data = { title: lines.map(({ label }) => label).join() || 'leeg' };
    return { kind: 'page', data, head: { title: 'Winkelmand' }, context: 'general' };
  },
};

const Cart = observer(function Cart({ data }: { data: { title: string } }) {
  const { cart } = useStores();
  return (
    <ul data-loaded={data.title}>
      {cart.lines.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
});

async function ownShop(sessions: Transport = backend) {
  const pages = new PageCache(60);
  const app = await shop(loads, { sessions, pages, views: { 'mf-checkout/page/cart': fromAny(Cart) } });
  const ask = (url: string, token?: string) =>
    app.inject({ url, headers: { host: 'shop.test' }, cookies: token ? { 'sw-context-token': token } : {} });
  return { ask, pages };
}

const shown = (body: string) => [...new Set(body.match(/trui-van-[\w-]+\./g) ?? [])];

test('a personal page is rendered with the cart of the session and is never cached [SES-05]', async () => {
  const { ask, pages } = await ownShop();
  const read = jest.spyOn(pages, 'read');
  const { statusCode, headers, body } = await ask('/cart', 'emma');
  expect(statusCode).toBe(200);
  expect(body).toContain('<li>trui-van-emma.</li>');
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await ask('/cart/_payload.json', 'emma')).headers['cache-control']).toBe('private, no-store');
  expect(read).not.toHaveBeenCalled();
});

test('a personal page is loaded with the products in the cart when the server has read it [CRT-04]', async () => {
  const asked: unknown[] = [];
  const app = await shop(
    {
      'mf-checkout/cart': async ({ inCart }) => {
        asked.push(inCart);
        return { kind: 'page', data: null, head: { title: 'Winkelmand' }, context: 'general' };
      },
    },
    { sessions: backend },
  );
  const cookies = { 'sw-context-token': 'emma' };
  for (const [url, from] of [
    ['/cart', cookies],
    ['/cart', {}],
    ['/cart/_payload.json', cookies],
  ] as const)
    await app.inject({ url, headers: { host: 'shop.test' }, cookies: from });
  expect(asked).toEqual([['a'], [], undefined]);
});

test('the state of a personal page is in the document only, without the token', async () => {
  const { ask } = await ownShop();
  const { body } = await ask('/cart', 'geheim-teken');
  const [, json = ''] =
    /<script type="application\/json" id="weefsel-state">(.*?)<\/script>/.exec(body) ?? [];
  const { stores } = JSON.parse(json) as PageState;
  expect(stores).toMatchObject({ session: {}, cart: { lineItems: [{ label: 'trui-van-geheim-teken.' }] } });
  expect(body.replaceAll('trui-van-geheim-teken', '')).not.toContain('geheim-teken');
  expect(body).not.toContain('data-state');
});

test('returns 410 for a personal page at a state address', async () => {
  const { ask } = await ownShop();
  await ask('/cart', 'emma');
  expect((await ask('/_state/aaaaaaaaaaaaaaaaaaaaaa.json?of=%2Fcart', 'emma')).statusCode).toBe(410);
});

test('a visitor without a session gets an empty cart, and no cookie', async () => {
  const sessions = jest.fn(backend);
  const { ask } = await ownShop(sessions);
  const { body, headers } = await ask('/cart');
  expect(shown(body)).toEqual([]);
  expect(headers['set-cookie']).toBeUndefined();
  expect(sessions).not.toHaveBeenCalled();
});

test('replaces an expired session by the one from the backend, in the cookie of the answer', async () => {
  const { ask } = await ownShop(async (request) => {
    const answer = await backend({ ...request, headers: { 'sw-context-token': 'nieuw' } });
    return { ...answer, headers: { 'sw-context-token': 'nieuw' } };
  });
  const { cookies } = await ask('/cart', 'verlopen');
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['sw-context-token', 'nieuw'],
    ['weefsel-session', '1'],
  ]);
});

test('a personal page answers 503 with a retry message when the backend is away', async () => {
  const { ask } = await ownShop(() => Promise.reject(new Error('away')));
  const { statusCode, body, headers } = await ask('/cart', 'emma');
  expect(statusCode).toBe(503);
  expect(body).toContain('Probeer het opnieuw');
  expect(headers['cache-control']).toBe('private, no-store');
});

/** Number of concurrent shoppers, and visits of each. */
const SHOPPERS = 10;
const VISITS = 1000;

test('10,000 requests of ten concurrent shoppers never show the cart of another shopper [SES-05]', async () => {
  const { ask } = await ownShop();
  const wrong: string[] = [];
  const visit = async (shopper: number, nth: number) => {
    const url = nth % 25 === 0 ? '/cart' : '/cart/_payload.json';
    const { body } = await ask(url, `s${shopper}`);
    if (shown(body).join() !== ofToken(`s${shopper}`)) wrong.push(`${url} of s${shopper}: ${shown(body)}`);
  };
  const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    for (let nth = 0; nth < VISITS; nth += 1) await visit(shopper, nth);
  });
  await Promise.all(shoppers);
  expect(wrong).toEqual([]);
}, 240_000);

test('gives no session to a visitor without one when a page asks the backend [SES-04]', async () => {
  const sessions: Transport = async () => ({
    status: 200,
    statusText: 'OK',
    headers: { 'sw-context-token': 'new' },
    text: '{"lineItems":[]}',
  });
  const asking: Loads = {
    'mf-checkout/cart': async (_request, { commerce }) => {
      await commerce.lookup.countries().catch(() => undefined);
      return { kind: 'page', data: { title: '' }, head: { title: 'Winkelmand' }, context: 'general' };
    },
  };
  const app = await shop(asking, { sessions, views: { 'mf-checkout/page/cart': fromAny(Cart) } });
  const ask = (cookies: Record<string, string>) => app.inject({ url: '/cart', cookies });
  expect((await ask({})).cookies).toEqual([]);
  const known = await ask({ 'sw-context-token': 'old', 'weefsel-session': '1' });
  expect(known.cookies[0]).toMatchObject({ name: 'sw-context-token', value: 'new' });
});
