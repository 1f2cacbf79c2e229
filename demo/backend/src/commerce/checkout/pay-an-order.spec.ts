import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../create-backend.ts';
import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { readEnvironment } from '../../environment.ts';
import { at, catalogue, inStock } from '../testing/test-shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'weefsel-paid-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function openBackend() {
  const port = await freePort();
  const config = readEnvironment({ BACKEND_PORT: String(port), LOG_LEVEL: 'silent' });
  const app = await createBackend({ ...config, dataDir, seed: catalogue.seed, products: 300 });
  await app.listen({ port, host: 'localhost' });
  const post = async (path: string, body: object, token = '') => {
    const answer = await app.inject({
      method: 'POST',
      url: `/store-api${path}`,
      headers: { 'sw-access-key': config.accessToken, 'sw-context-token': token },
      payload: body,
    });
    return { json: answer.json(), token: String(answer.headers['sw-context-token']) };
  };
  return { app, post };
}

test('an order is paid on the payment page, whose report reaches the order before the shopper is back', async () => {
  const { app, post } = await openBackend();
  const emma = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
  const { token } = await post('/account/login', emma);
  const items = [{ id: at(inStock, 0).id, type: 'product', quantity: 1 }];
  await post('/checkout/cart/line-item', { items }, token);
  const { id } = (await post('/checkout/order', {}, token)).json;
  const finishUrl = 'http://shop.test/order/success';
  const { redirectUrl } = (await post('/handle-payment', { orderId: id, finishUrl }, token)).json;

  const page = await fetch(redirectUrl);
  expect(await page.text()).toContain('10001');
  const back = await fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ outcome: '190' }),
    redirect: 'manual',
  });
  expect([200, 303]).toContain(back.status);
  const { orders } = (await post('/order', { ids: [id] }, token)).json;
  expect(orders.elements[0].transactions.at(-1).stateMachineState).toMatchObject({
    technicalName: 'paid',
    translated: { name: 'Betaald' },
  });
  await app.close();
});
