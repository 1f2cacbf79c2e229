import { shopTable } from './shop-table.ts';

const rows = (...given: Parameters<typeof shopTable>) =>
  shopTable(...given)
    .split('\n')
    .map((line) => line.slice(2, 18).trim())
    .filter(Boolean);

test('a shop from releases and one from source name the same addresses', () => {
  const released = rows({ home: '/nl/', dataDir: '/data' });
  expect(released).toEqual(
    expect.arrayContaining(['shop', 'remotes', 'platform', 'demo backend', 'demo accounts']),
  );
  const served = rows({ home: '/nl/', dataDir: '/data', fromSource: ['shell', 'mf-search'] });
  expect(served.filter((row) => row !== 'from source')).toEqual(released);
});

test('the table names the apps whose changes show at once', () => {
  expect(shopTable({ home: '/nl/', dataDir: '/data', fromSource: ['shell', 'mf-search'] })).toMatch(
    /shop +http:\/\/localhost:\d+\/nl\/\n +from source +shell, mf-search; the others /,
  );
});
