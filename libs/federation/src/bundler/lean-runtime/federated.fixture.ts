import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { built } from '../built.fixture.ts';
import { commonConfig } from '../common-config.ts';
import { beside } from '../disk-cache.ts';
import { OneShareScopePlugin } from '../one-share-scope-plugin.ts';
import { workspaceAliases, WORKSPACE } from '../../workspace/paths.ts';

/** Scripts of each page and remote, by their names. */
export type Built = Readonly<Record<'page' | 'wholePage' | 'entry' | 'wholeEntry', Record<string, string>>>;

const LENT = {
  'node_modules/lent/package.json': '{ "name": "lent", "version": "1.2.3" }',
  'node_modules/lent/index.js': 'exports.made = {};',
};

const PACKAGES = `${WORKSPACE}/node_modules`;

const HOST = `
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { made } from 'lent';
globalThis.host = { loadRemote, registerRemotes, made };`;

const CONTENT = `import { made } from 'lent'; export default { made };`;

const common = { shareStrategy: 'loaded-first', manifest: false, dts: false, dev: false } as const;
const optimization = { target: 'web', disableSnapshot: true } as const;

const host = () =>
  new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    remotes: {},
    shared: { lent: { singleton: true, eager: true, version: '1.2.3', requiredVersion: '^1.2.3' } },
    runtimePlugins: ['lend-runtime-core.mjs', 'check-entries.mjs'].map(beside),
    experiments: { optimization },
  });

const remote = () =>
  new ModuleFederationPlugin({
    ...common,
    name: 'mf_small',
    filename: 'main.js',
    exposes: { './remote': { import: './remote.js', name: 'content' } },
    shared: { lent: { singleton: true, import: false, requiredVersion: '^1.0.0' } },
    experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
  });

/** Builds like the apps' builds, plus the files of the lent module. */
async function scripts(
  app: string,
  whole: boolean,
  files: Readonly<Record<string, string>>,
  more: Configuration,
): Promise<Record<string, string>> {
  const { module, optimization: small } = commonConfig({ app, side: 'browser' });
  const isLean = (rule: unknown) => JSON.stringify(rule).includes('lean-runtime-loader');
  const { errors, text, clear } = await built(
    { ...files, ...LENT },
    {
      mode: 'production',
      target: 'web',
      module: { ...module, rules: (module?.rules ?? []).filter((rule) => !(whole && isLean(rule))) },
      output: { publicPath: '/', uniqueName: app, strictModuleErrorHandling: true },
      ...(small && { optimization: small }),
      resolve: {
        alias: workspaceAliases(),
        modules: ['node_modules', PACKAGES],
        extensions: ['.ts', '.mjs', '.js'],
      },
      resolveLoader: { modules: [PACKAGES] },
      ...more,
    },
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const names = app === 'shell' ? ['main'] : ['main', 'content'];
  const result = Object.fromEntries(names.map((name) => [name, text(`${name}.js`)]));
  clear();
  return result;
}

const scope = (whole: boolean) => (whole ? [] : [new OneShareScopePlugin()]);
const page = (whole = false) =>
  scripts('shell', whole, { 'entry.js': HOST }, { plugins: [...scope(whole), host()] });
const entry = (whole = false) =>
  scripts('mf-small', whole, { 'remote.js': CONTENT }, { entry: {}, plugins: [...scope(whole), remote()] });

/**
 * Pages that lend a module and remotes that take it. The federation runtime is the shoppers' one, or
 * unedited as `whole`.
 * A separate program that writes its builds as JSON: in a test, webpack cannot load loaders in TypeScript.
 */
const all: Built = {
  page: await page(),
  wholePage: await page(true),
  entry: await entry(),
  wholeEntry: await entry(true),
};
process.stdout.write(JSON.stringify(all));
