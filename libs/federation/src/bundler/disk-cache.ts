import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import type { BuildTarget } from './build-target.ts';
import { chosenMarket } from './market.ts';
import { WORKSPACE } from './paths.ts';

/** A file beside this one. */
export const beside = (file: string): string => resolve(import.meta.dirname, file);

/** All that decides how apps are built; webpack does not find it in the configuration by itself. */
const builders = (): string[] =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?[jt]s$/.test(file) && !/\.(spec|fixture)\./.test(file))
    .map(beside);

/** Where webpack keeps what it has built, one place for each variant of an app; all of it counts until a builder changes. */
export function diskCache({ app, side, development, variant = 'app', hot }: BuildTarget): FileCacheOptions {
  const mode = development ? 'development' : 'production';
  return {
    type: 'filesystem',
    cacheDirectory: resolve(WORKSPACE, '.cache/webpack'),
    name: `${chosenMarket()}-${app}-${side}-${variant}-${mode}${hot ? '-hot' : ''}`,
    buildDependencies: { config: builders() },
  };
}
