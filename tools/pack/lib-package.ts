import { globSync, readFileSync } from 'node:fs';
import { WORKSPACE } from '../../libs/federation/src/build/workspace/index.ts';
import type { Emitted } from './emit.ts';
import { importedPackages, pinned, type Pinned } from './package-json.ts';
import { VERSION } from '../version.ts';
import { isOfTests, PACKED_LIBS, type PackedLib } from './packed-libs.ts';

/** Files of a package by their path in it. */
export type PackageFiles = Map<string, string | Buffer>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Import names of a library's files, from `tsconfig.base.json`. */
function exportsOf(
  lib: PackedLib,
  paths: Readonly<Record<string, readonly string[]>>,
): Record<string, object> {
  const own = Object.entries(paths).filter(
    ([, [file = '']]) => file.startsWith(`./libs/${lib}/${PACKED_LIBS[lib].from}/`) && !isOfTests(file),
  );
  return Object.fromEntries(
    own.map(([name, [file = '']]) => {
      const compiled = file.replace(`./libs/${lib}/`, './').replace(/\.tsx?$/, '');
      return [name.replace(`@weefsel/${lib}`, '.'), { types: `${compiled}.d.ts`, default: `${compiled}.js` }];
    }),
  );
}

/** Declarations of all fragments lent in the workspace. A page can borrow any of them. */
const lends = (): [string, Buffer][] =>
  globSync('apps/*/src/lends.ts', { cwd: WORKSPACE }).map((file) => [
    `lends/${file.split('/')[1]}.d.ts`,
    readFileSync(`${WORKSPACE}/${file}`),
  ]);

/** Package of a library: compiled file by file, with declarations and style sheets. */
export function libPackage(
  lib: PackedLib,
  emitted: Emitted,
  paths: Readonly<Record<string, readonly string[]>>,
  versions: Pinned,
): PackageFiles {
  const root = `libs/${lib}/`;
  const compiled = [...emitted].filter(([path]) => path.startsWith(`${root}${PACKED_LIBS[lib].from}/`));
  const sheets = globSync(`${root}${PACKED_LIBS[lib].from}/**/*.css`, { cwd: WORKSPACE });
  const files: PackageFiles = new Map<string, string | Buffer>([
    ...compiled.map(([path, text]) => [path.slice(root.length), text] as const),
    ...sheets.map((path) => [path.slice(root.length), readFileSync(`${WORKSPACE}/${path}`)] as const),
    ...(lib === 'contracts' ? lends() : []),
  ]);
  const imported = importedPackages(compiled.map(([, text]) => text));
  files.set(
    'package.json',
    json({
      name: `@weefsel/${lib}`,
      version: VERSION,
      description: `Weefsel: ${PACKED_LIBS[lib].purpose}.`,
      license: 'MIT',
      type: 'module',
      sideEffects: ['**/*.css'],
      exports: exportsOf(lib, paths),
      dependencies: pinned(
        imported.filter((name) => name !== `@weefsel/${lib}`),
        versions,
      ),
    }),
  );
  return files;
}
