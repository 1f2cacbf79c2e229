/** @jest-environment node */
import { createServer } from './create-server';
import { readEnvironment } from './environment';

test('without settings the shop uses the embedded vendors', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 4200,
    commerceEndpoint: 'http://localhost:4300/store-api',
    imageHosts: ['localhost:4300', '127.0.0.1:4300'],
  });
});

test('settings point the same shop at other vendors [TWK-06]', () => {
  const config = readEnvironment({
    BACKEND_PORT: '4370',
    SEARCH_BASE_URL: 'https://search.example/',
    IMAGE_HOSTS: 'a.example, b.example',
    SEARCH_EVERYTHING: '1000',
    SEARCH_ALTERNATES: 'f00=1001, f01=1002',
  });
  expect(config.commerceEndpoint).toBe('http://localhost:4370/store-api');
  expect(config.searchBaseUrl).toBe('https://search.example/');
  expect(config.imageHosts).toEqual(['a.example', 'b.example']);
  expect(config.searchEverything).toBe('1000');
  expect(config.searchAlternates).toEqual({ f00: '1001', f01: '1002' });
});

test.each([{ COMMERCE_ENDPOINT: '' }, { COMMERCE_ACCESS_TOKEN: '' }])(
  'does not start without an endpoint or an access token %j [VAL-01]',
  async (env) => {
    await expect(createServer(readEnvironment(env))).rejects.toThrow(
      'Make sure that endpoint and accessToken are settled in the configuration',
    );
  },
);
