import type { Configuration } from 'webpack';
import { VERSION_PLACEHOLDER, WORKSPACE } from '../workspace/paths';
import { remoteBuild } from './remote-build';
import { SHARED } from './shared';

const builds = (development: boolean, more: { common?: true } = {}): [Configuration, Configuration] =>
  remoteBuild({ name: 'mf-search', port: 4201, ...more })({ development }) as [Configuration, Configuration];

/** Options of a plugin, by the name of its class. */
const optionsOf = ({ plugins = [] }: Configuration, name: string): Record<string, unknown> | undefined => {
  const plugin = plugins.find((one) => one && one.constructor.name === name) as
    { _options?: Record<string, unknown>; options?: Record<string, unknown> } | undefined;
  return plugin && (plugin._options ?? plugin.options ?? {});
};
const pluginsOf = ({ plugins = [] }: Configuration) => plugins.map((one) => one && one.constructor.name);

describe('the browser files of a remote', () => {
  test('lie under an address with a placeholder for the version, and are named by content', () => {
    const [{ output }] = builds(false);
    expect(output).toMatchObject({
      path: `${WORKSPACE}/dist/apps/mf-search/browser`,
      publicPath: `/remotes/mf-search/${VERSION_PLACEHOLDER}/`,
      uniqueName: 'mf-search',
      chunkFilename: '[name].[contenthash:8].js',
      clean: true,
      strictModuleErrorHandling: true,
    });
  });

  test('come from the remote’s own port while it is developed, with plain names', () => {
    const [{ output }] = builds(true);
    expect(output).toMatchObject({
      path: `${WORKSPACE}/dist/apps-development/mf-search/browser`,
      publicPath: 'http://localhost:4201/remotes/mf-search/dev/',
      chunkFilename: '[name].js',
    });
  });

  test('come from a port that moves with the shop’s while it is developed', () => {
    const { PORT } = process.env;
    process.env.PORT = '4310';
    try {
      expect(builds(true)[0].output).toMatchObject({
        publicPath: 'http://localhost:4311/remotes/mf-search/dev/',
      });
    } finally {
      if (PORT === undefined) delete process.env.PORT;
      else process.env.PORT = PORT;
    }
  });

  test('are cleaned in production only: an open page may need an earlier update', () => {
    expect([builds(false)[0].output?.clean, builds(true)[0].output?.clean]).toEqual([true, false]);
  });

  test('carry none of what the shell lends, and take it once', () => {
    const [production] = builds(false);
    const { shared, exposes, name } = optionsOf(production, 'ModuleFederationPlugin') ?? {};
    expect([name, exposes]).toEqual([
      'mf_search',
      { './remote': { import: './apps/mf-search/src/remote.tsx', name: 'entry' } },
    ]);
    expect(shared).toEqual(
      Object.fromEntries(
        Object.entries(SHARED).map(([id, { version }]) => [
          id,
          {
            singleton: true,
            import: false,
            requiredVersion: id.startsWith('@weefsel/') ? false : `^${version}`,
          },
        ]),
      ),
    );
    const [development] = builds(true);
    const lent = optionsOf(development, 'ModuleFederationPlugin')?.['shared'] ?? {};
    expect(Object.keys(lent)).toEqual([...Object.keys(SHARED), 'react/jsx-dev-runtime']);
  });

  test('have one share scope, not also that of webpack', () => {
    for (const development of [false, true])
      expect(pluginsOf(builds(development)[0])).toContain('OneShareScopePlugin');
  });

  test('are checked against their hashes in production, and replaced while they run in development', () => {
    expect(pluginsOf(builds(false)[0])).toContain('IntegrityPlugin');
    expect(pluginsOf(builds(false)[0])).not.toContain('ReactRefreshPlugin');
    expect(pluginsOf(builds(true)[0])).not.toContain('IntegrityPlugin');
    expect(pluginsOf(builds(true)[0])).toContain('ManifestPlugin');
  });

  test('share a file of small modules only where that is worth it, between parts only', () => {
    const groupsOf = (more: { common?: true }) => {
      const { splitChunks } = builds(false, more)[0].optimization ?? {};
      return splitChunks ? splitChunks.cacheGroups : undefined;
    };
    expect(groupsOf({})).toBeUndefined();
    const { common } = groupsOf({ common: true }) as Record<string, { chunks: (of: object) => boolean }>;
    expect(common).toMatchObject({ name: 'common', minChunks: 3, enforce: true });
    const names = [
      'page.listing',
      'fragment.Blocks',
      'chunk.filters',
      'entry',
      'homepage.x',
      null,
      undefined,
    ];
    expect(names.map((name) => common?.chunks({ name }))).toEqual([
      ...[true, true, true],
      ...[false, false, false, false],
    ]);
  });
});

describe('the server file of a remote', () => {
  test('is one, can be read by people, and leaves all that the shell lends to the shell', () => {
    const [, server] = builds(false);
    expect(server).toMatchObject({
      target: 'node24',
      entry: { server: './apps/mf-search/src/remote.tsx' },
      output: { path: `${WORKSPACE}/dist/apps/mf-search/server`, library: { type: 'commonjs2' } },
      optimization: { minimize: false },
      devtool: false,
    });
    expect(server.externals).toEqual(
      Object.fromEntries(Object.keys(SHARED).map((id) => [id, `commonjs2 ${id}`])),
    );
    expect(optionsOf(server, 'LimitChunkCountPlugin')).toMatchObject({ maxChunks: 1 });
  });

  test('is written outside the folder of builds during development, with source map', () => {
    const [, server] = builds(true);
    expect(server.output?.path).toBe(`${WORKSPACE}/dist/apps-development/mf-search/server`);
    expect(server.externals).toHaveProperty('react/jsx-dev-runtime');
    expect(server.devtool).toBe('inline-cheap-module-source-map');
  });
});
