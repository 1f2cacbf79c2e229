import { join, resolve } from 'node:path';
import { marketFolder } from './market.ts';
import { IS_PACKED, ROOT } from './paths.ts';

/** Folder of the builds for the chosen market, below `dist`. */
export const buildsFolder = (): string => marketFolder() || (IS_PACKED ? '' : 'apps');

/** The same from the root. */
export const distFolder = (): string => join('dist', buildsFolder());

/** Where the build of an app ends up. */
export const distOf = (app: string): string => resolve(ROOT, distFolder(), IS_PACKED ? '' : app);
