import fastify, { type FastifyInstance } from 'fastify';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogue } from '../../demo/backend/src/catalogue/create-catalogue.ts';
import { openTestShop } from '../../demo/backend/src/commerce/testing/test-shop.ts';
import { contentPlugin } from '../../demo/backend/src/content/content-plugin.ts';
import { filesPlugin } from '../../demo/backend/src/content/files-plugin.ts';
import { imagesPlugin } from '../../demo/backend/src/images/images-plugin.ts';
import type { Pictures } from '../../demo/backend/src/images/pictures.ts';
import { searchPlugin } from '../../demo/backend/src/search/search-plugin.ts';
import { operationOf } from './operation-of.ts';
import { servedPage, servedRows, strayNotes } from './served-table.ts';

/** Reads of a complete storefront: by POST with criteria, and by GET with packed ones. */
const READS = ['/product', '/product/{id}', '/product-listing/{id}', '/search', '/search-suggest']
  .concat('/product/{id}/find-variant', '/product/{id}/cross-selling', '/product/{id}/reviews')
  .concat('/category', '/category/{id}', '/cms/{id}', '/landing-page/{id}', '/navigation/{id}/{id}')
  .concat('/seo-url', '/language', '/currency', '/country', '/country-state/{id}', '/salutation')
  .concat('/payment-method', '/shipping-method');

/** All other calls of specification and contract. */
const CALLS = [
  'GET /breadcrumb/{id}',
  'GET /context',
  'PATCH /context',
  'GET /shop-settings',
  'GET /snippet',
  'GET /checkout/cart',
  'DELETE /checkout/cart',
  'POST /checkout/cart/line-item',
  'PATCH /checkout/cart/line-item',
  'POST /checkout/cart/line-item/delete',
  'GET /checkout/gateway',
  'POST /checkout/order',
  'POST /handle-payment',
  'POST /order',
  'POST /order/payment',
  'POST /order/state/cancel',
  'POST /account/login',
  'POST /account/logout',
  'POST /account/register',
  'POST /account/register-confirm',
  'POST /account/customer',
  'DELETE /account/customer',
  'POST /account/change-profile',
  'POST /account/change-email',
  'POST /account/change-password',
  'POST /account/recovery-password',
  'POST /account/customer-recovery-is-expired',
  'POST /account/recovery-password-confirm',
  'POST /account/list-address',
  'POST /account/address',
  'PATCH /account/address/{id}',
  'DELETE /account/address/{id}',
  'PATCH /account/address/default-shipping/{id}',
  'PATCH /account/address/default-billing/{id}',
  'POST /account/newsletter-recipient',
  'POST /customer/wishlist',
  'POST /customer/wishlist/add/{id}',
  'DELETE /customer/wishlist/delete/{id}',
  'POST /customer/wishlist/merge',
  'POST /product/{id}/review',
  'POST /newsletter/subscribe',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
  'POST /contact-form',
];

/** Calls of the shop's own plugin, which no stock backend has. */
const OWN_CALLS = [
  'POST /nd/newsletter/subscribe',
  'GET /brands',
  'GET /brands/{id}',
  'POST /brandUrls',
  'GET /manufacturer/{id}/seo-urls',
  'GET /nd/store-info',
  'GET /nd/product/{id}/review',
  'DELETE /nd/product/{id}/review',
  'POST /nd/stock-alert/subscribe',
  'POST /nd/stock-alert/confirm',
  'POST /nd/stock-alert/unsubscribe',
  'POST /nd/withdrawal/begin',
  'POST /nd/withdrawal/read',
  'POST /nd/withdrawal/label',
  'POST /nd/withdrawal/choose',
  'POST /nd/withdrawal/confirm',
];

/** The real shop's routes accept these methods, although the document names only others. */
const UNPUBLISHED = ['POST /checkout/cart', 'GET /sitemap/{id}/{id}', 'POST /sitemap/{id}/{id}'];

const served: string[] = [];
const shop = openTestShop();
shop.app.addHook('onRoute', ({ method, path }) => {
  const template = path.replace('/store-api', '').replace(/:\w+/g, '{id}');
  served.push(`${String(method)} ${template}`);
});

/** Operations of a plugin in the notation of the documentation: `GET /products/{key}`. */
async function routesOf(register: (app: FastifyInstance) => void): Promise<string[]> {
  const app = fastify();
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, path }) => {
    if (['HEAD', 'OPTIONS'].includes(String(method))) return;
    const template = path.replace(/^\/content(?=\/)/, '').replace(/:(\w+)/g, '{$1}');
    routes.push(`${String(method)} ${template.replace('*', '{path}')}`);
  });
  register(app);
  await app.ready();
  await app.close();
  return routes;
}

const [projectId, dataset] = ['weefsel', 'production'];

const searchRoutes = () =>
  routesOf((app) =>
    app.register(searchPlugin, {
      catalogue: createCatalogue({ seed: 5, products: 20 }),
      instanceKey: 'abcd1234',
      publicOrigin: 'http://shop.test',
    }),
  );

const contentRoutes = async () => [
  ...(await routesOf((app) => app.register(contentPlugin, { documents: [], dataset }))),
  ...(await routesOf((app) => app.register(filesPlugin, { projectId, dataset }))),
  // The media of the commerce vendor do not belong to it.
  ...(await routesOf((app) => app.register(imagesPlugin, { pictures: {} as Pictures }))).filter((route) =>
    route.startsWith('GET /images/'),
  ),
];

beforeAll(() => shop.app.ready());
afterAll(() => shop.close());

test.each([...READS.flatMap((path) => [`POST ${path}`, `GET ${path}`]), ...CALLS, ...OWN_CALLS])(
  '%s is served',
  (operation) => {
    // A few reads are published by POST only.
    const [method = '', path = ''] = operation.split(' ');
    const isPublished = operationOf(method, path) !== undefined || OWN_CALLS.includes(operation);
    expect(served.includes(operation)).toBe(isPublished);
  },
);

test('every unpublished operation is a plugin call or one that the real shop accepts too', () => {
  const unpublished = served.filter((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    return (
      !['HEAD', 'OPTIONS'].includes(method) && !operationOf(method, path) && !OWN_CALLS.includes(operation)
    );
  });
  expect(unpublished.sort()).toEqual(UNPUBLISHED.toSorted());
});

describe('the page of served operations', () => {
  const file = join(__dirname, '../../docs/contracts/served-operations.md');

  test('has a reason for every operation that is not served', () => {
    expect(servedRows(served).filter(({ why }) => why === undefined)).toEqual([]);
  });

  test('matches the routes', async () => {
    const all = { commerce: served, search: await searchRoutes(), content: await contentRoutes() };
    expect(strayNotes(all)).toEqual([]);
    const page = servedPage(all);
    if (process.env['WRITE_SERVED'] === 'yes') writeFileSync(file, page);
    expect(readFileSync(file, 'utf8')).toBe(page);
  });
});
