import { diskCache } from './disk-cache';

test('build scripts invalidate the disk cache, tests and fixtures do not', () => {
  const { config = [] } = diskCache({ app: 'shell', side: 'browser' }).buildDependencies ?? {};
  const builders = ['common-config.ts', 'check-entries.mjs'];
  expect(config).toEqual(expect.arrayContaining(builders.map((file) => `${__dirname}/${file}`)));
  expect(config).not.toContainEqual(expect.stringMatching(/\.(spec|fixture)\./));
});
