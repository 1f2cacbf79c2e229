import { readEnvironment } from './environment';
import { SettingsError } from './read-settings';

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
  expect(config.searchBaseUrl).toBe('https://search.example');
  expect(config.imageHosts).toEqual(['a.example', 'b.example']);
  expect(config.searchEverything).toBe('1000');
  expect(config.searchAlternates).toEqual({ f00: '1001', f01: '1002' });
});

test.each([
  ['PAGE_CACHE_SECONDS', 'abc', 'must be a whole number of seconds, 0 or more'],
  ['PAGE_CACHE_SECONDS', '-1', 'must be a whole number of seconds, 0 or more'],
  ['MAX_EVENT_LOOP_DELAY_MS', '', 'must be a whole number of milliseconds, 0 or more'],
  ['DRAIN_SECONDS', '1.5', 'must be a whole number of seconds, 0 or more'],
  ['PORT', '70000', 'must be a port, 0 to 65535'],
  ['COMMERCE_ENDPOINT', 'shop.example', 'must be an address that begins with http:// or https://'],
  ['CONTENT_API_HOST', '', 'must be an address that begins with http:// or https://'],
  ['CONTENT_PROJECT_ID', ' ', 'must not be empty'],
  ['SHOP_ORIGIN', 'https://shop.example/nl', 'must be scheme and host alone, such as https://shop.example'],
  ['SHOP_ORIGIN', 'shop.example', 'must be an address that begins with http:// or https://'],
  ['SEARCH_ALTERNATES', 'f00', 'must be name=value,name=value'],
  ['DEV_REMOTES', 'mf-search=4201', 'must be name=http://…,name=http://…'],
  ['SOCIAL_FEED_URL', 'https://social.example/feed', 'must have {id} where the number of the feed goes'],
  ['SEARCH_PRODUCT_KEY', 'nl', 'must have {id} where the number of the product goes'],
  ['REDIS_URL', 'localhost:6379', 'must begin with redis:// or rediss://'],
  ['CONSENT', 'no', 'must be ask or off'],
  ['DEBUG_PANEL', 'perhaps', 'must be 1 or 0'],
  ['IMAGE_HOSTS', 'https://a.example/pictures', 'must be host names, such as pictures.example'],
])('does not start with %s=%j: it %s', (name, value, reason) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} ${reason}.`);
});

test('takes settings as secret stores deliver them [TWK-06]', () => {
  expect(
    readEnvironment({
      COMMERCE_ENDPOINT: '"https://commerce.example/store-api/"\n',
      COMMERCE_ACCESS_TOKEN: 'SWSC\r\n',
      CONTENT_API_HOST: "'https://content.example/'",
      IMAGE_HOSTS: ' https://pictures.example/ \n',
      SEARCH_INSTANCE_KEY: '\ufeffkey',
      PORT: '4300\n',
      DEMO_VENDORS: '1\n',
      NODE_ENV: 'production',
    }),
  ).toMatchObject({
    commerceEndpoint: 'https://commerce.example/store-api',
    commerceAccessToken: 'SWSC',
    contentApiHost: 'https://content.example',
    imageHosts: ['pictures.example'],
    searchInstanceKey: 'key',
    port: 4300,
  });
});

test('reports all invalid settings at once without showing their values', () => {
  const read = () => readEnvironment({ REDIS_URL: 'secret@redis', PORT: 'http' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/\n {2}PORT must[^\n]+\n {2}REDIS_URL must|\n {2}REDIS_URL must[^\n]+\n {2}PORT must/);
  expect(read).not.toThrow(/secret/);
});

const ownVendors = {
  SHOP_ORIGIN: 'https://shop.example/',
  COMMERCE_ENDPOINT: 'https://commerce.example/store-api',
  COMMERCE_ACCESS_TOKEN: 'SWSC',
  CONTENT_API_HOST: 'https://abc.apicdn.sanity.example',
  CONTENT_PROJECT_ID: 'abc',
  CONTENT_DATASET: 'production',
  SEARCH_BASE_URL: 'https://search.example',
  SEARCH_INSTANCE_KEY: 'key',
};

test.each(Object.keys(ownVendors))('in production nothing of the demo stands in for %s', (name) => {
  const others = Object.entries(ownVendors).filter(([other]) => other !== name);
  const env = { NODE_ENV: 'production', ...Object.fromEntries(others) };
  expect(() => readEnvironment(env)).toThrow(`${name} is not set`);
  expect(readEnvironment({ ...env, DEMO_VENDORS: '1' })).toMatchObject({ port: 4200 });
});

test('in production services that were not named are not used, and pictures come from the vendors named', () => {
  expect(readEnvironment({ NODE_ENV: 'production', ...ownVendors })).toMatchObject({
    shopOrigin: 'https://shop.example',
    analyticsUrl: '',
    socialFeedUrl: '',
    reviewsToken: '',
    imageHosts: ['commerce.example', 'abc.apicdn.sanity.example'],
  });
});

test('the demo stands in for required settings that are empty, as in a copied .env.example', () => {
  const empty = Object.fromEntries(Object.keys(ownVendors).map((name) => [name, '']));
  const config = readEnvironment({ NODE_ENV: 'production', DEMO_VENDORS: '1', ...empty, REVIEWS_TOKEN: '' });
  expect(config).toMatchObject({ contentProjectId: 'demo', searchInstanceKey: 'a1b2c3d4', reviewsToken: '' });
});

test('DEMO_VENDORS=0 asks for every vendor, also while developing', () => {
  expect(() => readEnvironment({ DEMO_VENDORS: '0' })).toThrow('SEARCH_BASE_URL is not set');
  expect(() => readEnvironment({ DEMO_VENDORS: 'true' })).toThrow('DEMO_VENDORS takes 1 or 0, not "true".');
});
