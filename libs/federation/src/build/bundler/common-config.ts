import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { browserslistToTargets } from 'lightningcss';
import { extname, resolve } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { BROWSERS } from './browsers.ts';
import type { BuildTarget } from './build-target.ts';
import { beside, diskCache } from './disk-cache.ts';
import { marketAliases } from '../workspace/market.ts';
import { IS_PACKED, ROOT, WORKSPACE, workspaceAliases } from '../workspace/paths.ts';
import { scriptMinimizer } from './script-minimizer.ts';

/** A loader beside this file, compiled like it. In the packed command line it is JavaScript. */
const loaderBeside = (name: string): string => beside(`${name}${extname(import.meta.filename)}`);

function scripts({ side, development = false, hot = false }: BuildTarget): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development, refresh: hot },
          // Drops server-only code from browser files.
          ...(side === 'browser' && { optimizer: { globals: { typeofs: { window: 'object' } } } }),
        },
      },
      env: { targets: side === 'browser' ? BROWSERS : 'node 24' },
    },
  };
}

function styles({ app, side, development = false }: BuildTarget): RuleSetRule[] {
  const extract = side === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  const cssModules = {
    // Class names carry the app, so versions of a component in different apps never collide.
    localIdentName: development ? `${app}-[name]-[local]` : `${app.replace('mf-', '')}-[hash:base64:5]`,
    localIdentContext: ROOT,
    localIdentHashSalt: app,
    localIdentHashFunction: 'xxhash64',
    localIdentHashDigest: 'base64',
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: side === 'server',
  };
  const plainCss = { loader: 'css-loader', options: { importLoaders: 1 } };
  return [
    { test: /\.module\.css$/, use: [...extract, { loader: 'css-loader', options: { modules: cssModules } }] },
    side === 'browser'
      ? {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          use: [...extract, plainCss, loaderBeside('font-face-loader')],
          sideEffects: true,
        }
      : { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source', generator: { emit: false } },
  ];
}

/** The federation runtime. Two of its packages do not declare themselves free of side effects. */
const federationRuntime: RuleSetRule = {
  test: /@module-federation[\\/](error-codes|runtime|runtime-core|sdk|webpack-bundler-runtime)[\\/]dist[\\/].+\.m?js$/,
  sideEffects: false,
};

/** Names a font as its style sheet requests: `?name=text`. */
const fontFile = ({ filename = '' }: { filename?: string }): string =>
  `fonts/${new URLSearchParams(filename.split('?')[1]).get('name') ?? '[name]'}.[contenthash:8][ext]`;

/** Shared configuration of every app's browser and server bundles. */
export function commonConfig(target: BuildTarget): Configuration {
  const { app, side, development = false } = target;
  return {
    name: `${app}:${side}`,
    mode: development ? 'development' : 'production',
    context: ROOT,
    // Browser files do not name their source maps. Maps stay beside the files, for internal use only.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...workspaceAliases(), ...marketAliases() },
    },
    ...(IS_PACKED && { resolveLoader: { modules: ['node_modules', resolve(WORKSPACE, '../..')] } }),
    module: {
      // A second import must never return a half-evaluated module.
      strictExportPresence: true,
      rules: [
        scripts(target),
        // Importing these has no side effects, so unused files are left out.
        { test: /[\\/]libs[\\/](api-clients|contracts|forms|product)[\\/]src[\\/]/, sideEffects: false },
        ...styles(target),
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        federationRuntime,
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          ...(side === 'browser' && { loader: loaderBeside('subset-font-loader') }),
          generator: { filename: fontFile, emit: side === 'browser' },
        },
      ],
    },
    optimization: {
      // A faulty build of a watched app leaves the last good one: pages and updates follow that.
      emitOnErrors: false,
      minimizer: [
        scriptMinimizer,
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: browserslistToTargets(BROWSERS) },
        }),
      ],
    },
    cache: !IS_PACKED && diskCache(target),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** In development, source maps name files of this machine: stacks and debuggers open them. */
export const sourceNames = ({ development }: { development?: boolean }) =>
  development ? { devtoolModuleFilenameTemplate: '[absolute-resource-path]' } : {};

/**
 * Shared configuration of all apps' server bundles: CommonJS files in a folder, each named after its entry.
 */
export const serverConfig = (target: Omit<BuildTarget, 'side'>, path: string): Configuration => ({
  ...commonConfig({ ...target, side: 'server' }),
  target: 'node24',
  output: {
    path,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    chunkFormat: 'commonjs',
    clean: true,
    ...sourceNames(target),
  },
  optimization: { emitOnErrors: false, minimize: false },
});
