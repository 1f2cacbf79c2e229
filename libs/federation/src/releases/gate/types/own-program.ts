import { globSync } from 'node:fs';
import { IS_PACKED, WORKSPACE } from '../../../build/workspace/paths.ts';
import { SHARED } from '../../../build/bundler/shared.ts';
import { readProgram } from './read-program.ts';
import type { TypePack } from './type-pack.ts';
import ts from 'typescript';

/** Compiler options for packs: those of the workspace, independent of this machine. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const file = `${root}/tsconfig.base.json`;
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, root, {}, file).options,
    types: [],
    preserveSymlinks: true,
  };
}

/** Sources outside every build: of tests, and the editors' Studio schemas of blocks. */
export const IN_NO_BUILD = /\.(spec|fixture)\.|-schema\.ts$|(^|\/)testing\//;

/** Declarations of the fragments that remotes lend to each other. */
const lendsIn = (root: string): string[] =>
  globSync(IS_PACKED ? 'node_modules/@weefsel/contracts/lends/*.d.ts' : 'apps/*/src/lends.ts', {
    cwd: root,
  }).sort();

const ASSETS = `${IS_PACKED ? 'node_modules/@weefsel/cli/' : ''}types/assets.d.ts`;

/** Sources with all their imports, without the modules that the shell lends at run time. */
export const ownProgram = (root: string, sources: readonly string[]): TypePack =>
  readProgram({
    root,
    roots: [...new Set([...sources, ...lendsIn(root)]), ASSETS],
    options: compilerOptions(IS_PACKED ? WORKSPACE : root),
    except: (specifier) => Object.hasOwn(SHARED, specifier),
  });
