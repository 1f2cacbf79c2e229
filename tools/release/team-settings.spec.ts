import { readOptions } from './options.ts';
import { missingSettings, missingVendors } from './team-settings.ts';
import type { ReleaseCommand } from './usages.ts';

const STORE = { RELEASE_STORE: '/store', RELEASE_TRUSTED_KEYS: '/shop.pub' };
const REST = { RELEASE_KEY: '/team.key', SHOP_ORIGIN: 'https://shop.example' };
const VENDORS =
  'COMMERCE_ENDPOINT, COMMERCE_ACCESS_TOKEN, CONTENT_API_HOST, CONTENT_PROJECT_ID, CONTENT_DATASET, SEARCH_BASE_URL, SEARCH_INSTANCE_KEY';

const missing = (command: ReleaseCommand, line: string[], env: Record<string, string>) =>
  missingSettings(command, readOptions(line, command), env);

test('all missing settings of a release are named at once, with the way without vendors', () => {
  expect(missing('publish', ['dist/'], { CONTENT_DATASET: '' })).toBe(
    `Set RELEASE_STORE, RELEASE_TRUSTED_KEYS, RELEASE_KEY, SHOP_ORIGIN, ${VENDORS}, in .env or the environment: .env.example explains them. The vendors render the pages before a release; without them, say --unrehearsed "why".`,
  );
  expect(missing('publish', ['dist/'], { ...STORE, ...REST })).toContain(`Set ${VENDORS}, in .env`);
});

test.each<[ReleaseCommand, string[]]>([
  ['publish', ['dist/', '--unrehearsed', 'no vendors here']],
  ['publish', ['dist/', '--channel', 'preview/x']],
  ['rollback', ['mf-stores']],
])('%s %j needs no vendors', (command, line) => {
  expect(missing(command, line, { ...STORE, ...REST })).toBe('');
  expect(missing(command, line, STORE)).toContain('Set RELEASE_KEY, SHOP_ORIGIN, in');
});

test('each command needs only what it uses', () => {
  expect(missing('history', [], STORE)).toBe('');
  expect(missing('canary', [], STORE)).toBe('');
  expect(missing('canary', ['watch'], STORE)).toContain('Set RELEASE_KEY, SHOP_ORIGIN, in');
  expect(missing('canary', ['watch', '--servers', 'https://one'], { ...STORE, RELEASE_KEY: 'k' })).toBe('');
  expect(missing('status', ['--shop', 'https://shop.example'], STORE)).toBe('');
  expect(missing('status', [], {})).toContain('Set RELEASE_STORE, RELEASE_TRUSTED_KEYS, SHOP_ORIGIN, in');
});

test('the demo backend replaces all vendors', () => {
  expect(missingVendors({ DEMO_VENDORS: '1' })).toEqual([]);
  expect(missingVendors({ COMMERCE_ENDPOINT: 'https://commerce.example' })).toHaveLength(6);
});
