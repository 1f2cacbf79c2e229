import { NetworkError } from '../http/errors';
import type { Transport } from '../http/transport';
import { recordingTransport } from '../testing/recording-transport';
import { createSearchAnalytics } from './create-search-analytics';

const config = { url: 'https://analytics.test/api/', instanceKey: 'abcd1234' };

let warned: jest.SpyInstance;
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warned.mockRestore());

describe('the search analytics', () => {
  test('get the four events in the vendor’s form, with the instance key as a header [ANA-02]', () => {
    const { transport, asked } = recordingTransport(() => ({ status: 204 }));
    const analytics = createSearchAnalytics({ ...config, transport });
    analytics.search({ profileKey: 'v_1', searchTerm: 'blauwe jas' });
    analytics.itemClick({ itemId: 'nl-100', requestId: 'f00' });
    analytics.productView({ profileKey: 'v_1', productKey: 'nl-100' });
    analytics.purchase({ profileKey: 'v_1', productKeys: ['nl-100', 'nl-200'] });
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/search', { ProfileKey: 'v_1', SearchTerm: 'blauwe jas' }],
      ['POST', '/api/itemclick', { ItemId: 'nl-100', RequestId: 'f00' }],
      ['POST', '/api/pageview', { ProfileKey: 'v_1', ProductKey: 'nl-100' }],
      ['POST', '/api/purchase', { ProfileKey: 'v_1', ProductKeys: ['nl-100', 'nl-200'] }],
    ]);
    expect(asked.every(({ headers }) => headers['instance-key'] === 'abcd1234')).toBe(true);
  });

  const broken: [string, Transport][] = [
    ['refuses', async () => ({ status: 401, statusText: 'Unauthorized', headers: {}, text: 'no' })],
    ['is away', (request) => Promise.reject(new NetworkError(request))],
  ];
  test.each(broken)(
    'a service that %s loses the event, with a warning in the log and without an error [ANA-02]',
    async (_, transport) => {
      const analytics = createSearchAnalytics({ ...config, transport });
      expect(() => analytics.search({ profileKey: 'v_1', searchTerm: 'jas' })).not.toThrow();
      await new Promise((resolve) => setTimeout(resolve));
      expect(warned).toHaveBeenCalledTimes(1);
    },
  );

  test('requests outlive the page that made them [ANA-02]', async () => {
    const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json({}));
    const before = globalThis.fetch;
    globalThis.fetch = sent;
    createSearchAnalytics(config).itemClick({ itemId: 'nl-100', requestId: 'f00' });
    await new Promise((resolve) => setTimeout(resolve));
    globalThis.fetch = before;
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  });
});
