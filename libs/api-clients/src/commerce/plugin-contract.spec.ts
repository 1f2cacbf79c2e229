import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordingTransport } from '../testing/recording-transport';
import { createCommerceClient } from './create-commerce-client';
import { noTokenStorage } from './token-storage';

interface Example {
  content?: { 'application/json': { example: unknown } };
}
interface Described {
  requestBody?: Example;
  responses: Record<string, Example>;
}
const file = join(process.cwd(), 'docs/contracts/shop-plugin.openapi.json');
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};

const exampleOf = (part: Example | undefined) => part?.content?.['application/json'].example;

/** A client whose backend responds to one call with the document's example. */
function clientOf(path: string, method: 'get' | 'post' | 'delete') {
  const described = paths[path]?.[method];
  const [status = '', answer] = Object.entries(described?.responses ?? {})[0] ?? [];
  const body = exampleOf(answer);
  const { transport, asked } = recordingTransport(() => ({ status: Number(status), body }));
  const client = createCommerceClient({
    endpoint: 'https://shop.test/store-api',
    accessToken: 'SWSCKEY',
    tokens: noTokenStorage,
    transport,
  });
  return { client, asked, sent: exampleOf(described?.requestBody) as never, answered: body as never };
}

test('brands are read as the plugin’s document has them [API-12]', async () => {
  const all = clientOf('/brands', 'get');
  expect(await all.client.brands.list()).toEqual((all.answered as { brands: unknown }).brands);
  const urls = clientOf('/brandUrls', 'post');
  expect(await urls.client.brands.urls((urls.sent as { ids: string[] }).ids)).toEqual(urls.answered);
  expect(urls.asked.at(-1)?.body).toEqual(urls.sent);
  const pages = clientOf('/manufacturer/{manufacturerId}/seo-urls', 'get');
  expect(await pages.client.brands.seoUrls('a')).toEqual(pages.answered);
});

test('withdrawals and their labels are read as the plugin’s document has them', async () => {
  for (const step of ['begin', 'choose'] as const) {
    const { client, asked, sent, answered } = clientOf(`/nd/withdrawal/${step}`, 'post');
    const { apiAlias, ...known } = answered as { apiAlias: string };
    expect(apiAlias).toBe('shop_withdrawal');
    expect(await client.withdrawal[step](sent)).toMatchObject(known);
    expect(asked.at(-1)?.body).toEqual(sent);
  }
  for (const step of ['read', 'confirm', 'label'] as const) {
    const { client, asked, sent, answered } = clientOf(`/nd/withdrawal/${step}`, 'post');
    const { apiAlias, ...known } = answered as { apiAlias: string };
    expect(apiAlias).toMatch(/^shop_/);
    expect(await client.withdrawal[step]((sent as { code: string }).code)).toMatchObject(known);
    expect(asked.at(-1)?.body).toEqual(sent);
  }
});

test('alerts, the newsletter and a review of one’s own are asked and read as the document has them', async () => {
  const alert = clientOf('/nd/stock-alert/subscribe', 'post');
  const { email, productId } = alert.sent as { email: string; productId: string };
  expect(await alert.client.stockAlert.subscribe(email, productId)).toBe(true);
  expect(alert.asked.at(-1)?.body).toEqual(alert.sent);
  for (const step of ['confirm', 'unsubscribe'] as const) {
    const { client, asked, sent } = clientOf(`/nd/stock-alert/${step}`, 'post');
    await client.stockAlert[step]((sent as { hash: string }).hash);
    expect(asked.at(-1)?.body).toEqual(sent);
  }
  const newsletter = clientOf('/nd/newsletter/subscribe', 'post');
  expect(await newsletter.client.newsletter.subscribe(email, 'https://shop.test')).toEqual(
    newsletter.answered,
  );
  const review = clientOf('/nd/product/{productId}/review', 'get');
  const { apiAlias, ...own } = review.answered as { apiAlias: string };
  expect(apiAlias).toBe('product_review');
  expect(await review.client.review.own('a')).toMatchObject({ title: (own as { title: string }).title });
  const gone = clientOf('/nd/product/{productId}/review', 'delete');
  expect(await gone.client.review.withdraw('a')).toBe(true);
});
