import { fromPartial } from '@total-typescript/shoehorn';
import type { Configuration } from 'webpack';
import { existsSync } from 'node:fs';
import { WORKSPACE } from '../workspace/paths';
import { SHARED } from './shared';
import { shellBuild } from './shell-build';

const builds = (mode: { development?: boolean; monolith?: boolean } = {}): [Configuration, Configuration] =>
  shellBuild()({ development: false, monolith: false, ...mode }) as [Configuration, Configuration];

const federation = ({ plugins = [] }: Configuration) =>
  plugins.find((one) => one && one.constructor.name === 'ModuleFederationPlugin') as
    { _options: { shared: Record<string, unknown>; runtimePlugins: string[] } } | undefined;
const pluginsOf = ({ plugins = [] }: Configuration) => plugins.map((one) => one && one.constructor.name);

const REMOTES = `${WORKSPACE}/apps/shell/src/remotes.ts`;

/** Output file name for an entry in a configuration. */
function nameIn(config: Configuration | undefined, name: string): string | undefined {
  const filename = config?.output?.filename;
  return typeof filename === 'function' ? filename(fromPartial({ chunk: { name } })) : filename;
}

/** Predicate for the files that a build leaves in place. */
const keptBy = (config: Configuration | undefined) => {
  const clean = config?.output?.clean;
  const keep = typeof clean === 'object' ? clean.keep : undefined;
  return (file: string) => typeof keep === 'function' && keep(file) === true;
};

test('the scripts inside documents are separate files beside the browser files, built without federation', () => {
  const [browser, , early] = shellBuild()({ development: false, monolith: false });
  expect(early?.output).toMatchObject({ path: browser?.output?.path });
  expect(early?.plugins).toBeUndefined();
  expect(Object.keys(early?.entry ?? {})).toEqual(['first-paint', 'early', 'measures']);
  expect(nameIn(early, 'early')).toBe('[name].js');
});

test('the measuring script is named by content in production, and has a fixed name during development', () => {
  const [, , early] = shellBuild()({ development: false, monolith: false });
  expect(nameIn(early, 'measures')).toBe('measures.[contenthash:8].js');
  const [, , inDevelopment] = shellBuild()({ development: true, monolith: false });
  expect(nameIn(inDevelopment, 'measures')).toBe('measures.js');
});

test('the page build and the build of the measuring script keep each other’s files', () => {
  const [browser, , early] = shellBuild()({ development: false, monolith: false });
  const files = ['first-paint.js', 'early.js', 'measures.0a1b2c3d.js', 'main.4e5f6a7b.js'];
  expect(files.filter(keptBy(browser))).toEqual(['first-paint.js', 'early.js', 'measures.0a1b2c3d.js']);
  expect(files.filter(keptBy(early))).toEqual(['first-paint.js', 'early.js', 'main.4e5f6a7b.js']);
});

describe('the browser bundle of the shell', () => {
  test('begins with all that the shell lends, which is provided only when it is really there', () => {
    const [{ entry }] = builds();
    expect(entry).toEqual({ main: [...Object.keys(SHARED), './apps/shell/src/main.ts'] });
    expect(builds({ development: true })[0].entry).toEqual({
      main: [...Object.keys(SHARED), 'react/jsx-dev-runtime', './apps/shell/src/main.ts'],
    });
  });

  test('has the production build of React Router; in development the one with warnings', () => {
    const routerOf = ([{ resolve }]: [Configuration, Configuration]) =>
      Object.entries(resolve?.alias ?? {}).filter(([name]) => name.startsWith('react-router'));
    const files = routerOf(builds()).map(([, file]) => String(file));
    expect([files.length, files.every((file) => existsSync(file))]).toEqual([2, true]);
    expect(routerOf(builds({ development: true }))).toEqual([]);
  });

  test('lends it once, at once, and checks what remotes bring', () => {
    const { shared, runtimePlugins } = federation(builds()[0])?._options ?? {};
    expect(shared).toEqual(
      Object.fromEntries(
        Object.entries(SHARED).map(([id, { version }]) => [
          id,
          { singleton: true, eager: true, version, requiredVersion: `^${version}` },
        ]),
      ),
    );
    expect(runtimePlugins).toEqual([
      expect.stringMatching(/lend-runtime-core\.mjs$/),
      expect.stringMatching(/check-entries\.mjs$/),
    ]);
  });

  test('names what it lends once', () => {
    expect(pluginsOf(builds()[0])).toContain('OneShareScopePlugin');
  });

  test('is named by content where shoppers get it, and compiled ahead', () => {
    expect(pluginsOf(builds()[0])).toEqual(
      expect.arrayContaining(['BannerPlugin', 'NameByContentPlugin', 'AssetListPlugin']),
    );
    const development = pluginsOf(builds({ development: true })[0]);
    expect(development).toContain('AssetListPlugin');
    expect(development).not.toContain('NameByContentPlugin');
    expect(development).not.toContain('BannerPlugin');
  });

  test('has React in a separate file in production only', () => {
    expect(builds()[0].optimization?.splitChunks).toMatchObject({
      cacheGroups: { react: { name: 'react' } },
    });
    expect(builds({ development: true })[0].optimization?.splitChunks).toMatchObject({
      cacheGroups: { react: false },
    });
  });

  test.each([
    ['apps/shell/production', {}, 'production'],
    ['apps-development/shell', { development: true }, 'development'],
    ['apps/shell/monolith', { monolith: true }, 'monolith'],
    ['apps/shell/monolith', { monolith: true, development: true }, 'monolith'],
  ])('is written to dist/%s, as is the server bundle', (path, mode, folder) => {
    const dist = `${WORKSPACE}/dist/${path}`;
    const [browser, server] = builds(mode);
    expect([browser.output?.path, server.output?.path]).toEqual([`${dist}/browser`, `${dist}/server`]);
    expect(browser.output).toMatchObject({
      publicPath: '/assets/',
      uniqueName: 'shell',
    });
    expect(browser.cache).toMatchObject({
      name: expect.stringContaining(`shell-browser-${folder}-`) as string,
    });
  });

  test('of the baseline has no federation, and opens the remotes’ entries itself', () => {
    const [browser, server] = builds({ monolith: true });
    expect(federation(browser)).toBeUndefined();
    expect(browser.entry).toEqual({ main: './apps/shell/src/main.ts' });
    for (const { resolve } of [browser, server])
      expect(resolve?.alias).toHaveProperty([REMOTES], `${WORKSPACE}/testing/monolith/remotes.ts`);
    for (const { resolve } of builds()) expect(resolve?.alias).not.toHaveProperty([REMOTES]);
  });
});

describe('the server bundle of the shell', () => {
  test('includes the watch thread, and outside the baseline the rehearsal and seed processes', () => {
    const server = {
      main: './apps/shell/src/server/main.ts',
      'watch-thread': './libs/federation/src/host/supervisor/watch-thread.ts',
    };
    expect(builds()[1].entry).toEqual({
      ...server,
      rehearsal: './apps/shell/src/server/operations/rehearsal/rehearse-remote.ts',
      seed: './apps/shell/src/server/vendors/seed.ts',
    });
    expect(builds({ monolith: true })[1].entry).toEqual(server);
  });

  test('can be read by people, with a map, and leaves packages outside', () => {
    expect(builds()[1]).toMatchObject({
      target: 'node24',
      output: { filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
      optimization: { minimize: false },
      devtool: 'source-map',
    });
    expect(builds()[1].externals).toBeDefined();
  });
});
