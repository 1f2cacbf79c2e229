import { misspeltSettings } from './misspelt';

const SETTINGS = [
  'HOST',
  'GTM_ID',
  'REDIS_URL',
  'CDN_MAX_AGE',
  'SEARCH_BASE_URL',
  'SEARCH_PATH',
  'DATA_DIR',
  'TRUSTED_PROXIES',
];

test.each([
  ['SEACH_BASE_URL', 'SEARCH_BASE_URL'],
  ['CDN_MAXAGE', 'CDN_MAX_AGE'],
  ['REDIS_URI', 'REDIS_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
])('the unknown name %s is near to %s', (given, meant) => {
  expect(misspeltSettings({ [given]: 'x' }, SETTINGS)).toEqual([
    `${given} is not a setting. Did you mean ${meant}?`,
  ]);
});

test.each([
  ['short', { HOME: '/root', GTM_IT: 'x' }],
  ['far from all', { LS_COLORS: '', SEARCH_SERVICE_HOST: 'x' }],
  ['near to one that is set', { REDIS_URI: 'x', REDIS_URL: 'redis://a' }],
  ['settings', { SEARCH_PATH: 'search', CDN_MAX_AGE: '60' }],
])('names that are %s are left alone', (_which, env) => {
  expect(misspeltSettings(env, SETTINGS)).toEqual([]);
});
