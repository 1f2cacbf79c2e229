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

/** One CommonJS file for a server. */
const serverFile = (app: string, entry: string, folder: string, development: boolean): Configuration => ({
  ...commonConfig({ app, side: 'server', development, variant: folder }),
  target: 'node24',
  entry: { main: entry },
  output: {
    path: resolve(distOf(app), folder),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    chunkFormat: 'commonjs',
    clean: true,
  },
  externals: npmPackagesStayOutside,
  optimization: { minimize: false },
});

/** An app that only runs on a server. */
export function nodeAppBuild(app: string): (mode: { development: boolean }) => Configuration[] {
  return ({ development }) => [serverFile(app, `./apps/${app}/src/main.ts`, 'server', development)];
}

/** What opens a version of a remote as the shell's server does, for the packed command line. */
export const rehearsalBuild = (): Configuration => ({
  ...serverFile('shell', './apps/shell/src/server/rehearsal/open-remote.ts', 'rehearsal', false),
  devtool: false,
});
