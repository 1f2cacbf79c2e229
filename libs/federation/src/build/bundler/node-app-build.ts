import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { serverConfig } from './common-config.ts';
import { distOf } from '../workspace/market.ts';
import { WORKSPACE } from '../workspace/paths.ts';

/** Keeps npm packages outside a server's bundle: it runs beside its node_modules. */
export const npmPackagesStayOutside: NonNullable<Configuration['externals']> = (
  { request = '' },
  callback,
) =>
  /^(?!@weefsel\/|apps\/|libs\/)[@a-z]/.test(request)
    ? callback(undefined, `commonjs2 ${request}`)
    : callback();

const packageOf = (request: string): string => /^(@[^/]*\/)?[^/]*/.exec(request)?.[0] ?? request;

/** npm packages outside a build, with the versions installed here. */
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

/** Configuration of an app, with sources in a folder of the workspace, that only runs on a server. */
export function nodeAppBuild(
  app: string,
  folder: string,
): (mode: { development: boolean }) => Configuration[] {
  return ({ development }) => [
    {
      ...serverConfig({ app, development, variant: 'server' }, resolve(distOf(app), 'server')),
      entry: { main: `./${folder}/src/main.ts` },
      externals: npmPackagesStayOutside,
    },
  ];
}
