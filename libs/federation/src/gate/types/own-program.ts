import { globSync } from 'node:fs';
import { IS_PACKED, WORKSPACE } from '../../bundler/paths.ts';
import { SHARED } from '../../bundler/shared.ts';
import { compilerOptions } from './compiler-options.ts';
import { readProgram } from './read-program.ts';
import type { TypePack } from './type-pack.ts';

/** Sources that are in no build: of tests, and what the Studio of the editors is told of blocks. */
export const IN_NO_BUILD = /\.(spec|fixture)\.|-schema\.ts$|(^|\/)testing\//;

/** What remotes lend to each other, as they say it to the compiler. */
const lendsIn = (root: string): string[] =>
  globSync(IS_PACKED ? 'node_modules/@weefsel/contracts/lends/*.d.ts' : 'apps/*/src/lends.ts', {
    cwd: root,
  }).sort();

const ASSETS = `${IS_PACKED ? 'node_modules/@weefsel/cli/' : ''}types/assets.d.ts`;

/** Sources, and all that they take along, without what the shell lends at run time. */
export const ownProgram = (root: string, sources: readonly string[]): TypePack =>
  readProgram({
    root,
    roots: [...new Set([...sources, ...lendsIn(root)]), ASSETS],
    options: compilerOptions(IS_PACKED ? WORKSPACE : root),
    except: (specifier) => Object.hasOwn(SHARED, specifier),
  });
