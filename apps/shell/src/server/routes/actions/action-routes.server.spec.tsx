import { fromAny } from '@total-typescript/shoehorn';
import type { Transport } from '@weefsel/api-clients';
import { FORM_FIELD, type ActionRequest, type ActionResult } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { shop, type Loads } from '../shop.fixture';

/** A commerce backend with an empty cart and one known address. */
const sessions: Transport = async ({ body = '' }) => {
  const known = { routeName: 'frontend.navigation.page', foreignKey: 'c1', seoPathInfo: 'nl/dames/' };
  const elements = body.includes('"nl/dames/"') ? [known] : [];
  return {
    status: 200,
    statusText: 'OK',
    headers: {},
    text: JSON.stringify({ lineItems: [], elements, total: 1 }),
  };
};

const loads: Loads = {
  'mf-checkout/cart': async ({ kept }) => ({
    kind: 'page',
    data: { title: JSON.stringify(kept) },
    head: { title: 'Winkelmand' },
    context: 'general',
  }),
  'mf-search/listing': async () => ({
    kind: 'page',
    data: { title: 'Dames' },
    head: { title: 'Dames' },
    context: 'ladies',
  }),
};

/** Shows all form data that reaches the page. */
const Told = observer(function Told({ data }: { data: { title: string } }) {
  const { page } = useStores();
  return <pre>{JSON.stringify({ kept: data.title, refused: page.refused }).replaceAll('"', "'")}</pre>;
});

/** A shop whose pages have one form with the given result. */
async function shopWith(result: (request: ActionRequest) => ActionResult | Promise<ActionResult>) {
  const asked: ActionRequest[] = [];
  const send = async (request: ActionRequest) => {
    asked.push(request);
    return result(request);
  };
  const app = await shop(loads, {
    sessions,
    views: { 'mf-checkout/page/cart': fromAny(Told), 'mf-search/page/listing': fromAny(Told) },
    actions: { 'mf-checkout/cart': { line: send }, 'mf-search/listing': { line: send } },
  });
  const post = (url: string, fields: Record<string, string> | string[][], cookies = {}) =>
    app.inject({
      method: 'POST',
      url,
      cookies,
      headers: { host: 'shop.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const get = (url: string, cookies = {}) => app.inject({ url, cookies, headers: { host: 'shop.test' } });
  return { post, get, asked };
}

const FORM = { [FORM_FIELD]: 'line' };
const told = (body: string) => /<pre>(.*?)<\/pre>/.exec(body)?.[1]?.replaceAll('&#x27;', "'") ?? '';

test('redirects with 303 to the page after an action, so that a reload does not repeat it', async () => {
  const { post, asked } = await shopWith(() => ({ kind: 'done' }));
  const { statusCode, headers } = await post('/cart?a=b', { ...FORM, quantity: '2' });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/cart?a=b',
    'private, no-store',
  ]);
  expect(asked[0]).toMatchObject({ fields: { quantity: '2' }, origin: expect.any(String) as string });
});

test.each(['https://elders.example/', '//elders.example/', '/\\elders.example', 'javascript:alert(1)'])(
  'an action does not redirect to %s',
  async (to) => {
    const { post } = await shopWith(() => ({ kind: 'done', to }));
    expect((await post('/cart', FORM)).headers.location).toBe('/cart');
  },
);

test('shows the message of an action once, on the next page, as a text of the shop', async () => {
  const { post, get } = await shopWith(() => ({
    kind: 'done',
    say: { kind: 'success', text: 'headless.page.skip' },
  }));
  const { cookies } = await post('/cart', FORM);
  expect(cookies[0]).toMatchObject({ name: 'weefsel-said', httpOnly: true, maxAge: 60, sameSite: 'Lax' });
  const next = await get('/cart', { 'weefsel-said': cookies[0]?.value ?? '' });
  expect(next.body.match(/role="status"[^]*?Direct naar de inhoud/)).not.toBeNull();
  expect(next.cookies[0]).toMatchObject({ name: 'weefsel-said', value: '' });
});

test.each([
  '{',
  '[]',
  '{"kind":"success","text":"alert(1)"}',
  `{"kind":"success","text":"${'x'.repeat(200)}"}`,
])('a page ignores a message cookie that the shop did not write (%s)', async (kept) => {
  const { get } = await shopWith(() => ({ kind: 'done' }));
  const { statusCode, body } = await get('/cart', { 'weefsel-said': kept });
  expect(statusCode).toBe(200);
  expect(body).not.toContain('alert(1)');
});

test('shows a refused form again with its values and the failure, without passwords', async () => {
  const { post } = await shopWith(() => ({
    kind: 'refused',
    errors: { email: 'headless.form.error.email' },
    failure: 'headless.form.failed',
  }));
  for (const url of ['/cart', '/nl/dames/']) {
    const fields = { ...FORM, email: 'noor', password: 'geheim', newPasswordConfirm: 'geheim' };
    const { statusCode, body, headers } = await post(url, fields);
    expect([statusCode, headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(told(body)).toContain("'form':'line','values':{'email':'noor'}");
    expect(told(body)).toContain("'failure':'headless.form.failed'");
    expect(body).not.toContain('geheim');
  }
});

test('a throwing action answers 422 with a failure message and keeps the filled-in fields', async () => {
  const { post } = await shopWith(() => Promise.reject(new Error('broken')));
  const { statusCode, body } = await post('/cart', { ...FORM, street: 'Damrak' });
  expect(statusCode).toBe(422);
  expect(told(body)).toContain("'street':'Damrak'");
  expect(told(body)).toContain('headless.form.failed');
});

test('uses the last value when a form repeats a field', async () => {
  const { post, asked } = await shopWith(() => ({ kind: 'done' }));
  await post('/cart', [
    [FORM_FIELD, 'line'],
    ['a', '1'],
    ['a', '2'],
  ]);
  expect(asked[0]?.fields).toMatchObject({ a: '2' });
});

test.each([
  ['/cart', {}],
  ['/cart', { [FORM_FIELD]: 'unheard-of' }],
  ['/cart', { [FORM_FIELD]: 'constructor' }],
  ['/nergens', FORM],
])('returns 404 and runs no action when %s has no form %j', async (url, fields) => {
  const { post, asked } = await shopWith(() => ({ kind: 'done' }));
  expect((await post(url, fields)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('a page keeps the cookies that it declares, and no others', async () => {
  const { post } = await shopWith(({ kept }) => ({
    kind: 'done',
    keep: { 'weefsel-kept': `${kept?.['weefsel-kept']}b`, 'sw-context-token': 'stolen' },
  }));
  const { cookies } = await post('/cart', FORM, { 'weefsel-kept': 'a', other: 'x' });
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([['weefsel-kept', 'ab']]);
});

test('a form that leaves the shop passes an intermediate page that redirects once to the other site', async () => {
  const { post, get } = await shopWith(() => ({ kind: 'leave', to: 'https://pay.example/1?a=1&b="' }));
  const { statusCode, headers, cookies } = await post('/cart', FORM);
  expect([statusCode, headers.location]).toEqual([303, '/_leave']);
  expect(cookies[0]).toMatchObject({ name: 'weefsel-leave', path: '/_leave', httpOnly: true });
  const page = await get('/_leave', { 'weefsel-leave': cookies[0]?.value ?? '' });
  expect(page.body).toContain('content="0; url=https://pay.example/1?a=1&amp;b=&quot;"');
  expect(page.headers['content-security-policy']).toContain("form-action 'none'");
  expect(page.cookies[0]).toMatchObject({ name: 'weefsel-leave', value: '' });
  expect((await get('/_leave')).headers.location).toBe('/cart');
  expect((await get('/_leave', { 'weefsel-leave': 'javascript:alert(1)' })).headers.location).toBe('/cart');
});

test('sends a file unchanged, under a safe file name, and no cache stores it [ACC-03]', async () => {
  const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 254]);
  const file = new Blob([bytes], { type: 'application/pdf' });
  const { post } = await shopWith(() => ({ kind: 'file', file, name: 'factuur-F 1/2"\r\nx-evil: 1.pdf' }));
  const { statusCode, rawPayload, headers } = await post('/cart', FORM);
  expect([statusCode, [...rawPayload]]).toEqual([200, [...bytes]]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="factuur-F-1-2-x-evil-1.pdf"',
    'cache-control': 'private, no-store',
  });
});
