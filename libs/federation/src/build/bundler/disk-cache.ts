import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import type { BuildTarget } from './build-target.ts';
import { chosenMarket } from '../workspace/market.ts';
import { WORKSPACE } from '../workspace/paths.ts';

/** Path of a file beside this one. */
export const beside = (file: string): string => resolve(import.meta.dirname, file);

/** All files that define the builds; webpack does not detect them by itself. */
const builders = (): string[] =>
  [import.meta.dirname, beside('../workspace')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?[jt]s$/.test(file) && !/\.(spec|fixture)\./.test(file))
      .map((file) => resolve(folder, file)),
  );

/** Webpack's disk cache, separate for each variant of an app. Any changed builder invalidates it. */
export function diskCache({ app, side, development, variant = 'app', hot }: BuildTarget): FileCacheOptions {
  const mode = development ? 'development' : 'production';
  return {
    type: 'filesystem',
    cacheDirectory: resolve(WORKSPACE, '.cache/webpack'),
    name: `${chosenMarket()}-${app}-${side}-${variant}-${mode}${hot ? '-hot' : ''}`,
    buildDependencies: { config: builders() },
  };
}
