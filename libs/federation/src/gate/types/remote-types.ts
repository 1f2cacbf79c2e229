import { globSync, readdirSync } from 'node:fs';
import { IS_PACKED, sourcesOf, WORKSPACE } from '../../bundler/paths.ts';
import { SHARED } from '../../bundler/shared.ts';
import { asInWorkspace } from './as-in-workspace.ts';
import { compilerOptions } from './compiler-options.ts';
import { readProgram } from './read-program.ts';
import type { TypePack } from './type-pack.ts';

/** Sources that are in no build. */
const OF_TESTS = /\.(spec|fixture)\.|(^|\/)testing\//;

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !OF_TESTS.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/** What remotes lend to each other, as they say it to the compiler. */
const lendsIn = (root: string): string[] =>
  globSync(IS_PACKED ? 'node_modules/@weefsel/contracts/lends/*.d.ts' : 'apps/*/src/lends.ts', {
    cwd: root,
  }).sort();

const ASSETS = `${IS_PACKED ? 'node_modules/@weefsel/cli/' : ''}types/assets.d.ts`;

/** Name of a remote's door among the entries of its pack. */
export const DOOR = 'door';

/** The program of a remote without what the shell lends: its own sources, and those of the libraries that it bundles. */
export function remoteTypes(root: string, name: string): TypePack {
  const found = readProgram({
    root,
    roots: [...new Set([...sourcesIn(root, sourcesOf(name)), ...lendsIn(root)]), ASSETS],
    options: compilerOptions(IS_PACKED ? WORKSPACE : root),
    except: (specifier) => Object.hasOwn(SHARED, specifier),
  });
  const pack = IS_PACKED ? asInWorkspace(found, name) : found;
  const ours = Object.values(pack.imports).flatMap((imports) =>
    Object.entries(imports).filter(([specifier]) => specifier.startsWith('@weefsel/')),
  );
  return { ...pack, entries: { ...Object.fromEntries(ours), [DOOR]: `apps/${name}/src/remote.tsx` } };
}
