import { readEnvironment } from '../settings/environment';
import { publicConfig } from './public-config';

test('browsers get only public settings, and consent is asked by default [ANA-02]', () => {
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

test('includes the tag manager when it is set, and no analytics without an address [ANA-01] [ANA-02]', () => {
  const settings = { GTM_ID: 'GTM-TEST1', CONSENT: 'OFF', TWEAKWISE_ANALYTICS_URL: '' };
  expect(publicConfig(readEnvironment(settings)).tracking).toEqual({ consent: 'off', gtmId: 'GTM-TEST1' });
  expect(publicConfig(readEnvironment({ TWEAKWISE_ANALYTICS_URL: '' })).tracking).toEqual({ consent: 'ask' });
});
