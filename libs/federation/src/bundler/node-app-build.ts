import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { commonConfig } from './common-config.ts';
import { distOf } from './paths.ts';

/** npm packages stay outside a server's bundle: it runs beside its node_modules. */
export const npmPackagesStayOutside: NonNullable<Configuration['externals']> = (
  { request = '' },
  callback,
) =>
  /^(?!@weefsel\/|apps\/|libs\/)[@a-z]/.test(request)
    ? callback(undefined, `commonjs2 ${request}`)
    : callback();

/** An app that only runs on a server: one CommonJS file. */
export function nodeAppBuild(app: string): (mode: { development: boolean }) => Configuration[] {
  return ({ development }) => [
    {
      ...commonConfig({ app, side: 'server', development }),
      target: 'node24',
      entry: { main: `./apps/${app}/src/main.ts` },
      output: {
        path: resolve(distOf(app), 'server'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        chunkFormat: 'commonjs',
        clean: true,
      },
      externals: npmPackagesStayOutside,
      optimization: { minimize: false },
    },
  ];
}
