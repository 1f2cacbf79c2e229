import { globSync, readdirSync } from 'node:fs';
import { SHARED } from '../../bundler/shared.ts';
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
const lendsIn = (root: string): string[] => globSync('apps/*/src/lends.ts', { cwd: root }).sort();

/** Name of a remote's door among the entries of its pack. */
export const DOOR = 'door';

/** The program of a remote without what the shell lends: its own sources, and those of the libraries that it bundles. */
export function remoteTypes(root: string, name: string): TypePack {
  const pack = readProgram({
    root,
    roots: [...new Set([...sourcesIn(root, `apps/${name}/src`), ...lendsIn(root)]), 'types/assets.d.ts'],
    options: compilerOptions(root),
    except: (specifier) => Object.hasOwn(SHARED, specifier),
  });
  const ours = Object.values(pack.imports).flatMap((imports) =>
    Object.entries(imports).filter(([specifier]) => specifier.startsWith('@weefsel/')),
  );
  return { ...pack, entries: { ...Object.fromEntries(ours), [DOOR]: `apps/${name}/src/remote.tsx` } };
}
