import { recordingTransport } from '../testing/recording-transport';
import { createCommerceClient } from './create-commerce-client';
import { noTokenStorage } from './token-storage';

const OWN_CALLS = /^\/store-api\/(nd|brands|brandUrls|manufacturer)\b/;
const UNKNOWN = { errors: [{ status: '404', code: '0', title: 'Not Found', detail: 'No route found' }] };

/** A backend without the shop's own plugin. */
function stockBackend(answer: { status?: number; body: unknown } = { body: {} }) {
  const { transport, asked } = recordingTransport(({ path }) =>
    OWN_CALLS.test(path) ? { status: 404, body: UNKNOWN } : answer,
  );
  const client = createCommerceClient({
    endpoint: 'https://stock.test/store-api',
    accessToken: 'SWSCKEY',
    tokens: noTokenStorage,
    transport,
  });
  return { client, asked };
}

describe('on a stock backend, without the calls of our own plugin', () => {
  test('the brands are the manufacturers of what can be bought, each found by its name [API-12]', async () => {
    const entities = [
      { id: 'a', name: null, translated: { name: 'Fjordal' } },
      { id: 'b', name: 'Kade & Zoon', translated: null },
      { id: 'c', name: null },
    ];
    const { client, asked } = stockBackend({
      body: { elements: [], aggregations: { brands: { entities } } },
    });
    await expect(client.brands.list('dames')).resolves.toEqual([
      { id: 'a', name: 'Fjordal', url: '/search?tn_q=Fjordal' },
      { id: 'b', name: 'Kade & Zoon', url: '/search?tn_q=Kade+%26+Zoon' },
    ]);
    expect(asked.map(({ path }) => path)).toEqual(['/store-api/brands/dames', '/store-api/product']);
  });

  test('manufacturers have no page addresses [API-12]', async () => {
    const { client } = stockBackend();
    await expect(client.brands.urls(['a'])).resolves.toEqual({});
    await expect(client.brands.seoUrls('a')).resolves.toEqual({ seoUrls: { all: [] } });
  });

  test('the newsletter is signed up for by the vendor’s own call [API-11]', async () => {
    const { client, asked } = stockBackend({ body: { success: true, status: 'notSet' } });
    await expect(client.newsletter.subscribe('noor@weefsel.example', 'https://shop.test')).resolves.toEqual({
      success: true,
      message: 'success',
    });
    expect(asked.at(-1)).toMatchObject({
      path: '/store-api/newsletter/subscribe',
      body: { email: 'noor@weefsel.example', option: 'subscribe', storefrontUrl: 'https://shop.test' },
    });
  });

  test('a refused newsletter address returns a failure, and too many attempts reject with an error [API-11]', async () => {
    const refusing = (status: number) => stockBackend({ status, body: UNKNOWN }).client.newsletter;
    await expect(refusing(400).subscribe('noor', 'https://shop.test')).resolves.toEqual({
      success: false,
      message: 'failed',
    });
    await expect(refusing(429).subscribe('noor@weefsel.example', 'https://shop.test')).rejects.toMatchObject({
      name: 'CommerceError',
      status: 429,
    });
  });
});
