import type { RuleSetRule } from 'webpack';
import type { BuildTarget } from './build-target';
import { built } from './built.fixture';
import { commonConfig, serverConfig } from './common-config';
import { WORKSPACE } from '../workspace/paths';

const config = (target: Partial<BuildTarget> = {}) =>
  commonConfig({ app: 'mf-search', side: 'browser', ...target });
const rulesOf = (target: Partial<BuildTarget>) => config(target).module?.rules as RuleSetRule[];
const ruleFor = (file: string, target: Partial<BuildTarget> = {}) =>
  rulesOf(target).find(
    ({ test, exclude }) =>
      test instanceof RegExp && test.test(file) && !(exclude instanceof RegExp && exclude.test(file)),
  );
/** Naming options for CSS module classes, from the loader's configuration. */
const classesOf = (target: Partial<BuildTarget>) => {
  const use = ruleFor('card.module.css', target)?.use as (string | { options: { modules: object } })[];
  return use.flatMap((one) => (typeof one === 'string' ? [] : [one.options.modules]))[0];
};

test('every bundle is named after its app and side, and built in the mode of its target', () => {
  expect(config()).toMatchObject({ name: 'mf-search:browser', mode: 'production', context: WORKSPACE });
  expect(config({ side: 'server', development: true })).toMatchObject({
    name: 'mf-search:server',
    mode: 'development',
  });
});

test('a faulty build writes nothing, so that pages and hot updates follow the last good one', async () => {
  for (const { mode, optimization = {} } of [
    config({ development: true }),
    serverConfig({ app: 'mf-search', development: true }, '/out'),
  ]) {
    const { errors, text, clear } = await built(
      { 'entry.js': 'const a = ;' },
      { mode: mode ?? 'none', optimization },
    );
    expect(errors).toHaveLength(1);
    expect(() => text('main.js')).toThrow('ENOENT');
    clear();
  }
});

test('the production bundle for browsers does not reference its source map', () => {
  expect(config().devtool).toBe('hidden-source-map');
  expect(config({ development: true }).devtool).toBe('cheap-module-source-map');
});

test('bundles with different targets do not share a build cache', () => {
  const targets: Partial<BuildTarget>[] = [
    {},
    { side: 'server' },
    { development: true },
    { development: true, hot: true },
    { variant: 'monolith' },
    { app: 'mf-content' },
  ];
  const names = targets.map((target) => (config(target).cache as { name: string }).name);
  expect(new Set(names).size).toBe(targets.length);
  expect(config().cache).toMatchObject({
    type: 'filesystem',
    cacheDirectory: `${WORKSPACE}/.cache/webpack`,
    buildDependencies: { config: expect.arrayContaining([`${__dirname}/shared.ts`]) as string[] },
  });
});

test('scripts are written for the browsers that the shop serves, or for the server’s Node', () => {
  const targetsOf = (side: BuildTarget['side']) => ruleFor('page.tsx', { side })?.options;
  expect(targetsOf('browser')).toMatchObject({
    env: { targets: expect.arrayContaining([expect.stringMatching(/^safari 1\d/)]) as string[] },
    jsc: { parser: { tsx: true }, transform: { react: { development: false, refresh: false } } },
  });
  expect(targetsOf('browser')).toHaveProperty('jsc.transform.optimizer.globals.typeofs.window', 'object');
  expect(targetsOf('server')).toMatchObject({ env: { targets: 'node 24' } });
  expect(targetsOf('server')).not.toHaveProperty('jsc.transform.optimizer');
  expect(ruleFor('page.tsx', { development: true, hot: true })?.options).toMatchObject({
    jsc: { transform: { react: { development: true, refresh: true } } },
  });
});

test('class names carry the app, and are the same on the server, where no style sheet is written', () => {
  expect(classesOf({})).toMatchObject({
    localIdentName: 'search-[hash:base64:5]',
    localIdentHashSalt: 'mf-search',
    namedExport: false,
    exportOnlyLocals: false,
  });
  expect(classesOf({ side: 'server' })).toEqual({ ...classesOf({}), exportOnlyLocals: true });
  expect(classesOf({ development: true })).toMatchObject({ localIdentName: 'mf-search-[name]-[local]' });
  const loaders = (side: BuildTarget['side']) =>
    (ruleFor('card.module.css', { side })?.use as unknown[]).length;
  expect([loaders('browser'), loaders('server')]).toEqual([2, 1]);
});

test('style sheets without classes are kept in the browser, and only read on the server', () => {
  expect(ruleFor('reset.css')).toMatchObject({ sideEffects: true });
  expect(ruleFor('reset.css', { side: 'server' })).toMatchObject({
    type: 'asset/source',
    generator: { emit: false },
  });
});

test('fonts are written by the browser’s build only', () => {
  expect(ruleFor('a.woff2')?.generator).toMatchObject({ emit: true });
  expect(ruleFor('a.woff2', { side: 'server' })?.generator).toMatchObject({ emit: false });
});

test.each([
  'react-router/dist/production/chunk-1.mjs',
  '@module-federation/runtime-core/dist/index.js',
  'react-dom/cjs/react-dom-client.production.js',
  '@stryker-mutator/core/dist/src/stryker.js',
])('no loader changes the code of a dependency: %s', (file) => {
  const path = `/shop/node_modules/${file}`;
  for (const development of [false, true]) {
    const rules = rulesOf({ development }).filter(({ test, exclude }) => {
      const isExcluded = exclude instanceof RegExp && exclude.test(path);
      return test instanceof RegExp && test.test(path) && !isExcluded;
    });
    expect(rules.filter(({ loader, use }) => loader ?? use)).toEqual([]);
  }
});

test('names of the workspace lead to its sources', () => {
  expect(config().resolve?.alias).toHaveProperty(['@weefsel/contracts$']);
});

test('a module that has no such export ends the build', () => {
  expect(config().module).toMatchObject({ strictExportPresence: true });
  const free = rulesOf({}).find(({ test }) => String(test).includes('api-clients'));
  expect(free?.sideEffects).toBe(false);
});

// The npm package `@weefsel/cli` has its dependencies in the same `node_modules`.
test('the packed command line also finds loaders in the folder that holds its package', async () => {
  jest.resetModules();
  const paths = jest.requireActual<object>('../workspace/paths');
  jest.doMock('../workspace/paths', () => ({
    ...paths,
    IS_PACKED: true,
    WORKSPACE: '/repo/node_modules/@weefsel/cli',
  }));
  const { commonConfig: packed } = await import('./common-config');
  expect(packed({ app: 'mf-search', side: 'browser' }).resolveLoader).toEqual({
    modules: ['node_modules', '/repo/node_modules'],
  });
});
