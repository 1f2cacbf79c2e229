import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';
import { commonConfig } from './common-config.ts';
import { distOf } from './dist-of.ts';
import { WORKSPACE } from './paths.ts';

/** npm packages stay outside a server's bundle: it runs beside its node_modules. */
export const npmPackagesStayOutside: NonNullable<Configuration['externals']> = (
  { request = '' },
  callback,
) =>
  /^(?!@weefsel\/|apps\/|libs\/)[@a-z]/.test(request)
    ? callback(undefined, `commonjs2 ${request}`)
    : callback();

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** The npm packages that stay outside a build, each with the version that is installed here. */
export function npmPackagesIn({ modules }: Pick<Compilation, 'modules'>): Record<string, string> {
  const requests = [...modules].flatMap((module) =>
    module instanceof webpack.ExternalModule ? [module.userRequest] : [],
  );
  const names = new Set(requests.filter((request) => !isBuiltin(request)).map(packageOf));
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const file = resolve(WORKSPACE, 'node_modules', name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
}

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
