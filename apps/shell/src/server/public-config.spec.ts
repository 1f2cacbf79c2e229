import { readEnvironment } from './environment';
import { publicConfig } from './public-config';

test('browsers get what is public and nothing else, and ask before anything is measured [ANA-02]', () => {
  expect(publicConfig(readEnvironment({ BACKEND_PORT: '4370', REVIEWS_TOKEN: 'secret' }))).toEqual({
    imageHosts: ['localhost:4370', '127.0.0.1:4370'],
    search: {
      baseUrl: 'http://localhost:4370/tweakwise',
      instanceKey: 'a1b2c3d4',
      searchPath: 'search',
      everything: '10000',
    },
    tracking: {
      consent: 'ask',
      search: {
        analyticsUrl: 'http://localhost:4370/tweakwise/api',
        instanceKey: 'a1b2c3d4',
        productKey: 'nl-{id}',
      },
    },
  });
});

test('a container makes the tag manager known; without addresses nobody measures [ANA-01] [ANA-02]', () => {
  const settings = { GTM_ID: 'GTM-TEST1', CONSENT: 'OFF', TWEAKWISE_ANALYTICS_URL: '' };
  expect(publicConfig(readEnvironment(settings)).tracking).toEqual({ consent: 'off', gtmId: 'GTM-TEST1' });
  expect(publicConfig(readEnvironment({ TWEAKWISE_ANALYTICS_URL: '' })).tracking).toEqual({ consent: 'ask' });
});
