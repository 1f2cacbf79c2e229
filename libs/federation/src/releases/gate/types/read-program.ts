import ts from 'typescript';
import { compilerHost } from './compiler-host.ts';
import type { TypePack } from './type-pack.ts';

/** Source of a program's files, with all paths relative to `root`. */
interface ProgramSource {
  /** Folder of the workspace. */
  root: string;
  roots: readonly string[];
  options: ts.CompilerOptions;
  /** Declarations that replace sources, by path. */
  instead?: ReadonlyMap<string, string>;
  /** Imports to ignore: another pack has their files. */
  except?: (specifier: string) => boolean;
}

const declarationOf = (path: string): string => path.replace(/\.tsx?$/, '.d.ts');

/** Reads a program from the disk without checking it, and returns all its files. */
export function readProgram({ root, roots, options, instead, except }: ProgramSource): TypePack {
  const toRelative = (path: string): string => path.slice(root.length + 1);
  const toAbsolute = (path: string): string => `${root}/${path}`;
  const imports: TypePack['imports'] = {};
  const read = (path: string): string | undefined => instead?.get(toRelative(path)) ?? ts.sys.readFile(path);
  const cache = ts.createModuleResolutionCache(root, (path) => path, options);

  const resolveName = (specifier: string, from: string): string | undefined => {
    if (except?.(specifier)) return undefined;
    const found = ts.resolveModuleName(specifier, from, options, ts.sys, cache).resolvedModule
      ?.resolvedFileName;
    if (!found) return undefined;
    const declaration = declarationOf(toRelative(found));
    const path = instead?.has(declaration) ? declaration : toRelative(found);
    (imports[toRelative(from)] ??= {})[specifier] = path;
    return toAbsolute(path);
  };

  const program = ts.createProgram({
    rootNames: roots.map(toAbsolute),
    options,
    host: compilerHost(options, read, resolveName),
  });
  const files = program
    .getSourceFiles()
    .filter((file) => file.fileName.startsWith(`${root}/`) && !program.isSourceFileDefaultLibrary(file))
    .map((file): [string, string] => [toRelative(file.fileName), file.text])
    .sort(([one], [other]) => one.localeCompare(other));
  return { files: Object.fromEntries(files), imports, roots: [...roots], entries: {} };
}
