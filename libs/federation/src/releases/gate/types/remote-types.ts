import { readdirSync } from 'node:fs';
import { IS_PACKED, sourcesOf } from '../../../build/workspace/paths.ts';
import { IN_NO_BUILD, ownProgram } from './own-program.ts';
import type { TypePack } from './type-pack.ts';

/** Workspace path of a file in a separate repository: the compatibility check knows only workspace paths. */
const placeOf = (path: string, remote: string): string =>
  path
    .replace(/^src\//, `apps/${remote}/src/`)
    .replace(/^node_modules\/@weefsel\/cli\//, '')
    .replace(/^node_modules\/@weefsel\//, 'libs/');

/** The program of a remote from a separate repository, mapped to workspace paths. */
export function asInWorkspace(pack: TypePack, remote: string): TypePack {
  const place = (path: string): string => placeOf(path, remote);
  const mapped = <T, U>(named: Record<string, T>, to: (key: string, value: T) => [string, U]) =>
    Object.fromEntries(Object.entries(named).map(([key, value]) => to(key, value)));
  const meaning = (named: Record<string, string>) => mapped(named, (name, path) => [name, place(path)]);
  return {
    files: mapped(pack.files, (path, text) => [place(path), text]),
    imports: mapped(pack.imports, (path, imports) => [place(path), meaning(imports)]),
    roots: pack.roots.map(place),
    entries: meaning(pack.entries),
  };
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !IN_NO_BUILD.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/** Name of a remote's entry among the entries of its pack. */
export const ENTRY = 'entry';

/**
 * The program of a remote without the shell's modules: its own sources and those of its bundled libraries.
 */
export function remoteTypes(root: string, name: string): TypePack {
  const found = ownProgram(root, sourcesIn(root, sourcesOf(name)));
  const pack = IS_PACKED ? asInWorkspace(found, name) : found;
  const ours = Object.values(pack.imports).flatMap((imports) =>
    Object.entries(imports).filter(([specifier]) => specifier.startsWith('@weefsel/')),
  );
  return { ...pack, entries: { ...Object.fromEntries(ours), [ENTRY]: `apps/${name}/src/remote.tsx` } };
}
