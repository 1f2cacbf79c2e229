import * as v from 'valibot';
import { patientQuery } from '../http/transport';
import { answeringServer, json } from '../testing/answering-server';
import { contentService as serviceOf, textBlocks } from '../testing/content-service';
import { recordingTransport } from '../testing/recording-transport';
import { createContentClient } from './create-content-client';

const documents = [
  {
    _id: 'site',
    _type: 'siteConfig',
    mainNav: [
      { title: 'Dames', page: { _type: 'reference', _ref: 'page-dames' } },
      { title: 'Sale', url: '/nl/sale/' },
    ],
    showSalePercentage: true,
    openingHours: { monday: { openingTime: '09:00', closingTime: '18:00' } },
    secret: 'not asked for',
  },
  { _id: 'page-dames', _type: 'page', title: 'Dames', slug: { current: 'dames' }, pageBuilder: [] },
  {
    _id: 'page-error',
    _type: 'page',
    title: 'Error',
    metaDescription: 'Oeps',
    pageBuilder: [{ _type: 'textBlock' }],
  },
  {
    _id: 'store',
    _type: 'storeInfo',
    address: 'Lange Weefstraat 14',
    zipcode: '3512 WF',
    city: 'Utrecht',
    phone: '+31300123456',
    whatsapp: '+31600123456',
    email: 'klantenservice@weefsel.example',
    facebook: 'https://facebook.example/weefsel',
    instagram: 'https://instagram.example/weefsel',
    tiktok: 'https://tiktok.example/@weefsel',
    openingHours: { sunday: { openingTime: '', closingTime: 'Closed' } },
    secret: 'not asked for',
  },
  { _id: 's1', _type: 'snippet', key: 'headless.header.cart', value: 'Winkelwagen' },
];

const anything = (groq: string) => ({ name: 'anything', groq, shape: v.unknown() });

const contentService = () => serviceOf(documents);

describe('the content client', () => {
  test('reads the site: navigation with the pages behind it, sale switch and opening hours [CNT-01]', async () => {
    const { client, asked } = contentService();
    await expect(client.siteConfig()).resolves.toEqual({
      mainNav: [
        { url: null, title: 'Dames', page: { title: 'Dames', slug: { current: 'dames' } } },
        { url: '/nl/sale/', title: 'Sale', page: null },
      ],
      showSalePercentage: true,
      openingHours: { monday: { openingTime: '09:00', closingTime: '18:00' } },
    });
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/v2025-02-19/data/query/production' });
  });

  test('reads where the store is, how to reach it and when it is open, and nothing else of it [API-13]', async () => {
    await expect(contentService().client.storeInfo()).resolves.toEqual({
      address: 'Lange Weefstraat 14',
      zipcode: '3512 WF',
      city: 'Utrecht',
      phone: '+31300123456',
      whatsapp: '+31600123456',
      email: 'klantenservice@weefsel.example',
      facebook: 'https://facebook.example/weefsel',
      instagram: 'https://instagram.example/weefsel',
      tiktok: 'https://tiktok.example/@weefsel',
      openingHours: { sunday: { openingTime: '', closingTime: 'Closed' } },
    });
    await expect(serviceOf([]).client.storeInfo()).resolves.toBeNull();
  });

  test("reads the page titled 'Error', pages by slug and texts [CNT-02]", async () => {
    const { client, asked } = contentService();
    await expect(client.errorPage(textBlocks)).resolves.toEqual({
      title: 'Error',
      metaDescription: 'Oeps',
      pageBuilder: [{ _type: 'textBlock', _key: '', firstColumn: [] }],
    });
    await expect(client.pageBySlug('dames', textBlocks)).resolves.toMatchObject({
      _id: 'page-dames',
      title: 'Dames',
    });
    expect(asked[1]?.query.$slug).toBe('"dames"');
    await expect(client.pageBySlug('niets', textBlocks)).resolves.toBeNull();
    await expect(client.snippets()).resolves.toEqual([{ key: 'headless.header.cart', value: 'Winkelwagen' }]);
  });

  test('sends a query of 11264 characters or more by POST [CNT-03]', async () => {
    const { client, asked } = contentService();
    const ofLength = (length: number) => `"${'x'.repeat(length - '?query=%22%22'.length)}"`;
    await client.query(anything(ofLength(11_263)));
    await client.query(anything(ofLength(11_264)), { a: 1 });
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(asked[1]?.body).toMatchObject({ params: { a: 1 } });
    expect(asked[1]?.query).not.toHaveProperty('query');
  });

  test('waits 300,000 ms, and tries five more times with growing pauses [CNT-03]', async () => {
    const { client, raw } = contentService();
    await client.siteConfig();
    expect(raw[0]).toMatchObject({ timeoutMs: 300_000, retry: { times: 5 } });
    for (const [retry, least] of [100, 200, 400, 800, 1600].entries()) {
      const pause = patientQuery.delayMs(retry + 1);
      expect(pause).toBeGreaterThanOrEqual(least);
      expect(pause).toBeLessThan(least + 100);
    }
  });

  test('passes its answer through the fill function that it was created with', async () => {
    const { transport } = recordingTransport(() => ({ body: { result: [{ key: 'a', value: '{open}' }] } }));
    const fill = <T>(answer: T): T => JSON.parse(JSON.stringify(answer).replace('{open}', 'dicht')) as T;
    const client = createContentClient({
      apiHost: 'http://content.test',
      projectId: 'demo',
      dataset: 'production',
      transport,
      fill,
    });
    await expect(client.snippets()).resolves.toEqual([{ key: 'a', value: 'dicht' }]);
  });

  test('gets its answer although the service was busy at first [CNT-03]', async () => {
    let tries = 0;
    const server = await answeringServer((_, response) =>
      json(response, { result: 'there' }, (tries += 1) > 2 ? 200 : 503),
    );
    const client = createContentClient({ apiHost: server.origin, projectId: 'demo', dataset: 'production' });
    await expect(client.query(anything('*'))).resolves.toBe('there');
    expect(server.seen).toHaveLength(3);
    await server.close();
  });

  test.each([
    [400, 'ContentClientError', { error: { description: 'unexpected token' } }, 'unexpected token'],
    [
      404,
      'ContentClientError',
      { statusCode: 404, error: 'Not Found', message: 'no such dataset' },
      'Not Found - no such dataset',
    ],
    [500, 'ContentServerError', 'broken', '500'],
    [503, 'ContentServerError', undefined, '503'],
  ])(
    'rejects an answer of status %i with a %s that carries the reason [CNT-04]',
    async (status, name, body, text) => {
      const { transport } = recordingTransport(() => ({ status, body }));
      const client = createContentClient({
        apiHost: 'https://content.test',
        projectId: 'demo',
        dataset: 'production',
        transport,
      });
      await expect(client.query(anything('*'))).rejects.toMatchObject({
        name,
        status,
        message: expect.stringContaining(text),
      });
    },
  );
});
