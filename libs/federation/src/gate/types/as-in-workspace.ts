import type { TypePack } from './type-pack.ts';

/** Where the files of a remote's own repository would be in the workspace, whose names the gate knows. */
const placeOf = (path: string, remote: string): string =>
  path
    .replace(/^src\//, `apps/${remote}/src/`)
    .replace(/^node_modules\/@weefsel\/cli\//, '')
    .replace(/^node_modules\/@weefsel\//, 'libs/');

/** The program of a remote that has a repository of its own, as if its sources and libraries lay in the workspace. */
export function asInWorkspace(pack: TypePack, remote: string): TypePack {
  const moved = <T>(named: Record<string, T>, also: (value: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(named).map(([path, value]) => [placeOf(path, remote), also(value)]));
  return {
    files: moved(pack.files, (text) => text),
    imports: moved(pack.imports, (imports) =>
      Object.fromEntries(
        Object.entries(imports).map(([specifier, path]) => [specifier, placeOf(path, remote)]),
      ),
    ),
    roots: pack.roots.map((path) => placeOf(path, remote)),
    entries: Object.fromEntries(
      Object.entries(pack.entries).map(([name, path]) => [name, placeOf(path, remote)]),
    ),
  };
}
