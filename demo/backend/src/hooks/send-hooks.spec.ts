import { isValidSignature } from '@sanity/webhook';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHookSender } from './send-hooks.ts';

const SECRETS = { content: 'one', commerce: 'two', search: 'three' };

interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let heard: Heard[];
let statuses: number[];
const warn = jest.fn();
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const sender = () => createHookSender({ hooksUrl: address(), hookSecrets: SECRETS }, { warn });

async function hooks(count: number): Promise<Heard[]> {
  while (heard.length < count) await new Promise((soon) => setTimeout(soon, 10));
  return heard;
}

beforeEach(async () => {
  heard = [];
  statuses = [];
  warn.mockClear();
  server = createServer((request, answer) => {
    void text(request).then((body) => {
      heard.push({ url: request.url ?? '', headers: request.headers, body });
      answer.writeHead(statuses.shift() ?? 200).end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => server.close());

test('products that change together are one hook, signed as Shopware signs', async () => {
  const { products } = sender();
  products(['a', 'b']);
  products(['b', 'c']);
  const [hook] = await hooks(1);
  const { data } = JSON.parse(hook?.body ?? '') as { data: { payload: { primaryKey: string }[] } };
  expect(data.payload.map(({ primaryKey }) => primaryKey)).toEqual(['a', 'b', 'c']);
  expect(hook?.url).toBe('/hooks/commerce');
  const signature = createHmac('sha256', 'two')
    .update(hook?.body ?? '')
    .digest('hex');
  expect(hook?.headers['shopware-shop-signature']).toBe(signature);
});

test('a document hook has its slug and a Sanity signature, a feed hook the secret', async () => {
  sender().document({ _id: 'p', _type: 'page', ...{ slug: { current: 'nl/bezorgen' } } });
  const [hook] = await hooks(1);
  expect(JSON.parse(hook?.body ?? '')).toEqual({ _id: 'p', _type: 'page', slug: ['nl/bezorgen'] });
  const signature = String(hook?.headers['sanity-webhook-signature']);
  expect(await isValidSignature(hook?.body ?? '', signature, 'one')).toBe(true);
  sender().feed();
  const [, feed] = await hooks(2);
  expect([feed?.url, feed?.headers.authorization, feed?.body]).toEqual([
    '/hooks/search',
    'Bearer three',
    '{"all":true}',
  ]);
});

test('a refused hook is sent again, and a missing address causes no warning', async () => {
  statuses = [503];
  sender().feed();
  expect(await hooks(2)).toHaveLength(2);
  createHookSender({ hooksUrl: '', hookSecrets: SECRETS }, { warn }).feed();
  expect(warn).not.toHaveBeenCalled();
});
