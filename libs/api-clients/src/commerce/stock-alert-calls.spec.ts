import { createCommerceClient } from './create-commerce-client';
import { noTokenStorage } from './token-storage';
import type { Transport } from '../http/transport';

function clientThatHears(status: number, text: string) {
  const heard: { path: string; body: unknown }[] = [];
  const transport: Transport = async ({ url, body }) => {
    heard.push({ path: new URL(url).pathname, body: JSON.parse(body ?? '{}') });
    return { status, statusText: '', headers: {}, text };
  };
  const endpoint = 'http://commerce.test/store-api';
  const client = createCommerceClient({
    endpoint,
    accessToken: 'SWSCTEST',
    tokens: noTokenStorage,
    transport,
  });
  return { alert: client.stockAlert, heard };
}

test('subscribing by address and variant id returns whether it is sold out; confirming and unsubscribing send the code', async () => {
  const { alert, heard } = clientThatHears(200, '{"soldOut":true}');
  await expect(alert.subscribe('noor@weefsel.example', 'v')).resolves.toBe(true);
  await alert.confirm('code');
  await alert.unsubscribe('code');
  expect(heard).toEqual([
    { path: '/store-api/nd/stock-alert/subscribe', body: { email: 'noor@weefsel.example', productId: 'v' } },
    { path: '/store-api/nd/stock-alert/confirm', body: { hash: 'code' } },
    { path: '/store-api/nd/stock-alert/unsubscribe', body: { hash: 'code' } },
  ]);
});

test('subscribing rejects for a backend without the plugin and for a malformed answer', async () => {
  const without = clientThatHears(404, '{"errors":[{"status":"404"}]}').alert;
  await expect(without.subscribe('noor@weefsel.example', 'v')).rejects.toMatchObject({ status: 404 });
  const odd = clientThatHears(200, '{"soldOut":"nee"}').alert;
  await expect(odd.subscribe('noor@weefsel.example', 'v')).rejects.toThrow();
});
