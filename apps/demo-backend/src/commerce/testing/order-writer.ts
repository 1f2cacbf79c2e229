import fastify from 'fastify';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { DEMO_PASSWORD } from '../../database/demo-customers.ts';
import { openDatabase } from '../../database/open-database.ts';
import { commercePlugin } from '../commerce-plugin.ts';

/**
 * A process that goes on ordering, for the test that ends it: `order-writer.ts <data folder> <seed> <products>`.
 * Every number on a line of its output is an order that the shop has acknowledged.
 */
const [dataDir = '', seed, products] = process.argv.slice(2);
const accessToken = 'SWSCTESTSHOPTESTSHOPTESTSH';
const catalogue = createCatalogue({ seed: Number(seed), products: Number(products) });
const app = fastify();
app.register(commercePlugin, {
  prefix: '/store-api',
  catalogue,
  database: openDatabase(dataDir),
  options: {
    accessToken,
    publicOrigin: 'http://pictures.test',
    storefrontOrigin: 'http://shop.test',
    clock: () => Date.now(),
  },
});

async function post(path: string, body: object, token = '') {
  const headers = { 'sw-access-key': accessToken, 'sw-context-token': token };
  const answer = await app.inject({ method: 'POST', url: `/store-api${path}`, headers, payload: body });
  return { json: answer.json(), token: String(answer.headers['sw-context-token']) };
}

const emma = { username: 'emma@weefsel.example', password: DEMO_PASSWORD };
const { token } = await post('/account/login', emma);
const variants = catalogue.products.slice(0, 12).flatMap((product) => catalogue.variantsOf(product));
for (let n = 0; n < 2000; n += 1) {
  const items = [n, n + 7].map((place) => ({
    id: variants[place % variants.length]?.id,
    type: 'product',
    quantity: 1 + (n % 3),
  }));
  await post('/checkout/cart/line-item', { items }, token);
  const { json } = await post('/checkout/order', {}, token);
  if (json.orderNumber) process.stdout.write(`${json.orderNumber}\n`);
}
